import type { PlayerCardFragment } from '../../api/generated.ts'
import { paths } from '../../paths.ts'
import { CardLink } from '../../ui/card-link.tsx'
import { placeLine } from '../../ui/place.ts'
import { PlaceText } from '../../ui/place-text.tsx'
import { PlayerMark } from './player-mark.tsx'

export function PlayerCard({ player }: { player: PlayerCardFragment }) {
  const { id, name, age, position, batsThrows, locationCity, state } = player
  const words = [age !== null && `Age ${age}`, position, batsThrows && `B/T\u00a0${batsThrows}`]
  return (
    <CardLink to={paths.player(id)} title={name} mark={<PlayerMark player={player} />}>
      <p className="text-ink">{words.filter(Boolean).join(' · ')}</p>
      <PlaceText place={placeLine(locationCity, state)} />
    </CardLink>
  )
}
