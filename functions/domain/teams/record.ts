import { listedRecord } from '../../store/records/listed-record.ts'
import { userReferences } from '../users/entity.ts'
import { type TeamItem, teams } from './entity.ts'
import { teamNameKey } from './name-key.ts'
import { teamRow } from './row.ts'

export const teamRecord = listedRecord({
  kind: 'team',
  id: 'teamID',
  entity: teams,
  row: teamRow,
  counters: () => ({ team: 1 }),
  uniqueKey: ({ name }) => teamNameKey(name),
  references: ({ teamID, claimedBy }: TeamItem) =>
    claimedBy ? [{ entity: userReferences, key: { userID: claimedBy, kind: 'claimedTeam', recordID: teamID } }] : [],
})
