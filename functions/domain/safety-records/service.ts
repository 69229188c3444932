import { needsConsistentReads } from '../../store/change-log/token.ts'
import { recordWrites } from '../../store/records/listed-record.ts'
import { checkSeen, type SeenVersion } from '../../store/records/version.ts'
import { get, retryOnConflict, transactWrite, type Write } from '../../store/store.ts'
import { conflict } from '../../values/errors.ts'
import { parse } from '../../values/parse.ts'
import { type UserItem, users } from '../users/entity.ts'
import { userRecord } from '../users/record.ts'
import { SAFETY_FIELDS, SAFETY_RECORD_KINDS, type SafetyRecordKind, safetyReviews } from './entity.ts'
import { safetyRecordsInput } from './validation.ts'

/** Updates the user's own dates. A changed date must be confirmed again. */
export function updateSafetyRecords(userID: string, input: SeenVersion, now: Date): Promise<UserItem> {
  const parsed = parse(safetyRecordsInput, input)
  return change(userID, now, (user) => {
    checkSeen(input, user)
    const changes: Partial<UserItem> = {}
    for (const kind of SAFETY_RECORD_KINDS) {
      const { on, confirmedAt, confirmedBy } = SAFETY_FIELDS[kind]
      const date = parsed[on]
      if (date === undefined || (date || undefined) === user[on]) continue
      Object.assign(changes, { [on]: date || undefined, [confirmedAt]: undefined, [confirmedBy]: undefined })
    }
    return changes
  })
}

type Review = { userID: string; kind: SafetyRecordKind; isConfirmed: boolean; by: string; now: Date }

/** Confirms a date after an admin has seen the proof, or removes it. */
export const reviewSafetyRecord = ({ userID, kind, isConfirmed, by, now }: Review): Promise<UserItem> =>
  change(userID, now, (user) => {
    const { on, confirmedAt, confirmedBy } = SAFETY_FIELDS[kind]
    if (!user[on]) throw conflict('The user has taken this date away.')
    return isConfirmed
      ? { [confirmedAt]: now.toISOString(), [confirmedBy]: by }
      : { [on]: undefined, [confirmedAt]: undefined, [confirmedBy]: undefined }
  })

/** The users with a date that no admin has confirmed. */
export async function usersToReview(): Promise<string[]> {
  const { data } = await safetyReviews().query.all({}).go({ pages: 'all', consistent: needsConsistentReads() })
  return data.map(({ userID }) => userID)
}

const waits = (user: UserItem) =>
  SAFETY_RECORD_KINDS.some((kind) => user[SAFETY_FIELDS[kind].on] && !user[SAFETY_FIELDS[kind].confirmedAt])

const change = (userID: string, now: Date, changesOf: (user: UserItem) => Partial<UserItem>) =>
  retryOnConflict(async () => {
    const user = await get(users, { userID })
    const replaced = userRecord.replace(user, changesOf(user), { now })
    const review: [Write] = [
      waits(replaced.item) ? safetyReviews().put({ userID }) : safetyReviews().delete({ userID }),
    ]
    await transactWrite([...recordWrites(replaced), review])
    return replaced.item
  })
