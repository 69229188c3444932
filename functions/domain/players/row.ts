import type { Rows } from '../change-log/rows.ts'
import type { PlayerItem } from './entity.ts'

/** What an anonymous visitor reads of a player's name: 'Jordan S.', however the words are separated; also of 'Smith, Jordan'. */
export function publicName(name: string) {
  const [family = '', given] = name.split(',')
  const words = (given ? `${given} ${family}` : name).split(/[^\p{L}\p{M}'’-]+/u).filter(Boolean)
  const [first = '', ...rest] = words
  const last = rest.at(-1)
  return last ? `${first} ${[...last][0]}.` : first
}

/** The season's year less this is the age on April 30 of that year, by which travel ball groups players. */
const leagueBirthYear = ({ birthYear, birthWindow }: PlayerItem) =>
  birthYear === undefined ? undefined : birthYear + (birthWindow === 'JAN_APR' ? 0 : 1)

/** What the directory keeps of a player. */
export const playerRow = (player: PlayerItem): Rows['player'] => ({
  name: player.name,
  publicName: publicName(player.name),
  locationCity: player.locationCity,
  state: player.state,
  position: player.position,
  age: player.birthYear === undefined ? player.age : undefined,
  birthYear: player.birthYear,
  birthWindow: player.birthWindow,
  leagueBirthYear: leagueBirthYear(player),
  latitude: player.latitude,
  longitude: player.longitude,
  claimedBy: player.claimedBy,
  createdAt: player.createdAt,
})
