import { type SafetyRecordShownFragment, UserSafetyRecordsDocument } from '../../api/generated.ts'
import { queryOf } from '../../api/options.ts'

export type SafetyRecord = SafetyRecordShownFragment

export const userSafetyRecordsQuery = (userID: string) => queryOf(UserSafetyRecordsDocument, { id: userID })
