import { queryOf } from '../../api/options.ts'
import { type SafetyRecordShownFragment, UserSafetyRecordsDocument } from './safety-records.generated.ts'

export type SafetyRecord = SafetyRecordShownFragment

export const userSafetyRecordsQuery = (userID: string) => queryOf(UserSafetyRecordsDocument, { id: userID })
