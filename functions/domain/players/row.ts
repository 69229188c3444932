import type { Rows } from '../change-log/rows.ts'
import type { PlayerItem } from './entity.ts'

/** What an anonymous visitor reads of a player's name: 'Jordan S.' */
export function publicName(name: string) {
  const [first = '', ...rest] = name.trim().split(/\s+/)
  const last = rest.at(-1)
  return last ? `${first} ${[...last][0]}.` : first
}

/** What the directory keeps of a player. */
export const playerRow = (player: PlayerItem): Rows['player'] => ({
  name: player.name,
  publicName: publicName(player.name),
  locationCity: player.locationCity,
  state: player.state,
  position: player.position,
  age: player.age,
  latitude: player.latitude,
  longitude: player.longitude,
  claimedBy: player.claimedBy,
  createdAt: player.createdAt,
})
