import type { Rows } from '../../store/change-log/rows.ts'
import { listedRecord } from '../../store/records/listed-record.ts'
import { isImported } from '../teams/provisional.ts'
import { userReferences } from '../users/entity.ts'
import { guestPlayers, type PlayerItem, players } from './entity.ts'
import { isTeamOnly, publicName } from './public-name.ts'

/** The season's year minus this is the age on April 30 of that year, the cutoff of travel ball. */
const leagueBirthYear = ({ birthYear, birthWindow }: PlayerItem) =>
  birthYear === undefined ? undefined : birthYear + (birthWindow === 'JAN_APR' ? 0 : 1)

/** The directory row of a player. */
const playerRow = (player: PlayerItem): Rows['player'] => ({
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

export const playerRecord = listedRecord({
  kind: 'player',
  id: 'playerID',
  entity: players,
  row: playerRow,
  references: (player: PlayerItem) => [...claimOf(player), ...guestPlayOf(player)],
})

const claimOf = ({ playerID, claimedBy }: PlayerItem) =>
  claimedBy ? [{ entity: userReferences, key: { userID: claimedBy, kind: 'claimedPlayer', recordID: playerID } }] : []

const guestPlayOf = ({ playerID, claimedBy, guestPlay, state }: PlayerItem) =>
  guestPlay && state && guestPlay.by === claimedBy ? [{ entity: guestPlayers, key: { state, playerID } }] : []
