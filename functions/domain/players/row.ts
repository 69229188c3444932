import type { Rows } from '../../store/change-log/rows.ts'
import { isImported } from '../teams/provisional.ts'
import type { PlayerItem } from './entity.ts'
import { publicName } from './public-name.ts'
import { isTeamOnly } from './visibility.ts'

/** The season's year minus this is the age on April 30 of that year, the cutoff of travel ball. */
const leagueBirthYear = ({ birthYear, birthWindow }: PlayerItem) =>
  birthYear === undefined ? undefined : birthYear + (birthWindow === 'JAN_APR' ? 0 : 1)

/** The directory row of a player. */
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
  custodianTeamID: player.custodianTeamID,
  ...(isImported(player) && { isImported: true }),
  ...(isTeamOnly(player) && { isTeamOnly: true }),
  createdAt: player.createdAt,
})
