import type { PlayerCardFragment } from '../../api/generated.ts'
import { paths } from '../../paths.ts'
import { CardLink } from '../../ui/card-link.tsx'
import { Chips } from '../../ui/chips.tsx'
import { DotSeparated } from '../../ui/dot-separated.tsx'
import { placeLine } from '../../ui/place.ts'
import { PlaceText } from '../../ui/place-text.tsx'
import { PlayerAvatar } from './player-avatar.tsx'

/** 'Left/Right' → 'L/R', as on scorecards. */
const initials = (batsThrows: string) => batsThrows.replace(/(\w)\w*/g, '$1')

type PlayerCardProps = { player: PlayerCardFragment & { distanceMiles?: number | null }; notes?: readonly string[] }

export function PlayerCard({ player, notes }: PlayerCardProps) {
  const { id, name, age, position, batsThrows, locationCity, state } = player
  const words = [age !== null && `Age ${age}`, position, batsThrows && `B/T ${initials(batsThrows)}`]
  return (
    <CardLink to={paths.player(id)} title={name} mark={<PlayerAvatar player={player} />}>
      <DotSeparated words={words} className="text-ink" />
      <PlaceText place={placeLine(locationCity, state)} miles={player.distanceMiles} />
      <Chips texts={[]} notes={notes} />
    </CardLink>
  )
}
