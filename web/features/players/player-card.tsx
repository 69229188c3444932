import * as playerTexts from '#messages/players'
import { placeLine } from '../../../functions/values/place-line.ts'
import { positionsText } from '../../../functions/values/stored-words.ts'
import { paths } from '../../paths.ts'
import { Chips, DotSeparated } from '../../ui/badge.tsx'
import { CardTitle } from '../../ui/card-title.tsx'
import { PlayerAvatar } from '../../ui/crest.tsx'
import { Distance } from '../../ui/place-text.tsx'
import { Rich } from '../../ui/rich.tsx'
import type { PlayerCardFragment } from './players.generated.ts'

/** Of 'Left/Right'. */
function handsText(batsThrows: string) {
  const [bats = '', throws = ''] = batsThrows.split('/')
  return playerTexts.batsAndThrows({ bats, throws })
}

type PlayerCardProps = { player: PlayerCardFragment & { distanceMiles?: number | null }; notes?: readonly string[] }

/** A line of a lineup. */
export function PlayerCard({ player, notes }: PlayerCardProps) {
  const { id, name, age, positions, batsThrows, locationCity, state, distanceMiles } = player
  const place = placeLine(locationCity, state)
  return (
    <article
      aria-label={[name, place].filter(Boolean).join(', ')}
      className="relative flex min-w-0 items-center gap-3 border-b border-line py-2 hover:bg-ink/4 has-focus-visible:outline-3 has-focus-visible:outline-sky"
    >
      <PlayerAvatar player={player} />
      <div className="min-w-0 flex-1">
        <CardTitle to={paths.player(id)}>{name}</CardTitle>
        <DotSeparated
          className="text-sm text-soft"
          words={[positionsText(positions), batsThrows && handsText(batsThrows), place]}
        />
        <Chips texts={[]} notes={notes} />
      </div>
      <p className="pr-1 text-right text-sm text-soft">
        <Distance miles={distanceMiles} />
        {age !== null && (
          <Rich
            text={playerTexts.ageWithNumber(age)}
            number={(number) => <span className="condensed text-xl text-ink">{number}</span>}
          />
        )}
      </p>
    </article>
  )
}
