import { listedRecord } from '../../store/records/listed-record.ts'
import { bornThird } from '../../values/age.ts'
import { pick } from '../../values/pick.ts'
import { listedPositions } from '../positions/validation.ts'
import { isImported } from '../teams/provisional.ts'
import { userReferences } from '../users/entity.ts'
import { guestPlayers, type PlayerItem, players } from './entity.ts'
import { publicName } from './public-name.ts'

export const playerRecord = listedRecord({
  kind: 'player',
  id: 'playerID',
  entity: players,
  row: (player: PlayerItem) => ({
    ...pick(player, 'name', 'locationCity', 'state', 'positions', 'birthYear', 'birthWindow', 'latitude', 'longitude'),
    ...pick(player, 'claimedBy', 'custodianTeamID', 'visibility', 'createdAt'),
    publicName: publicName(player.name),
    listedPositions: player.positions && listedPositions(player.positions),
    age: player.birthYear === undefined ? player.age : undefined,
    bornThird: bornThird(player),
    ...(isImported(player) && { isImported: true }),
  }),
  references: (player) => [...claimOf(player), ...guestPlayOf(player)],
})

const claimOf = ({ playerID, claimedBy }: PlayerItem) =>
  claimedBy ? [{ entity: userReferences, key: { userID: claimedBy, kind: 'claimedPlayer', recordID: playerID } }] : []

const guestPlayOf = ({ playerID, claimedBy, guestPlay, state }: PlayerItem) =>
  guestPlay && state && guestPlay.by === claimedBy ? [{ entity: guestPlayers, key: { state, playerID } }] : []
