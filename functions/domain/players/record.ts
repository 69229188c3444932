import { listedRecord } from '../records/listed-record.ts'
import { userReferences } from '../users/entity.ts'
import { type PlayerItem, players } from './entity.ts'
import { playerRow } from './row.ts'

export const playerRecord = listedRecord({
  kind: 'player',
  id: 'playerID',
  entity: players,
  row: playerRow,
  counters: () => ({ player: 1 }),
  references: ({ playerID, claimedBy }: PlayerItem) =>
    claimedBy
      ? [{ entity: userReferences, key: { userID: claimedBy, kind: 'claimedPlayer', recordID: playerID } }]
      : [],
})
