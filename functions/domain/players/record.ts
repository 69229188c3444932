import { listedRecord } from '../../store/records/listed-record.ts'
import { userReferences } from '../users/entity.ts'
import { type PlayerItem, players } from './entity.ts'
import { guestPlayers } from './guest-player-entity.ts'
import { playerRow } from './row.ts'

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
