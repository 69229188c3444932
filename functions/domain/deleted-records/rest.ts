import { ignoreFailedCondition, queryPartition, transactWrite, type Write } from '../store.ts'
import { type DeletedKind, deletedRecords, restingParts } from './entity.ts'

/** How long a deleted record can come back. */
const RESTS_DAYS = 30
const AT_ONCE = 50

/** Who deletes. */
export type Deleter = { userID: string; isAdmin: boolean; now: Date }

type Deletion = {
  kind: DeletedKind
  recordID: string
  name: string
  ownerID: string | undefined
  record: object
  holdsKey?: boolean
  /** Nothing belongs to it that the stream consumer removes. */
  isComplete?: boolean
}

/** Keeps the record that the transaction deletes. */
export function resting({ record, isComplete = false, ...deletion }: Deletion, by: Deleter): [Write] {
  const { userID, isAdmin, now } = by
  return [
    deletedRecords().put({
      ...deletion,
      record: JSON.stringify(record),
      isComplete,
      deletedBy: userID,
      isByAdmin: isAdmin && deletion.ownerID !== userID,
      deletedAt: now.toISOString(),
      expiresAt: Math.floor(now.getTime() / 1000) + RESTS_DAYS * 24 * 60 * 60,
    }),
  ]
}

export const findDeleted = async (kind: DeletedKind, recordID: string) =>
  (await deletedRecords().get({ kind, recordID }).go({ consistent: true })).data

export type Part = { entity: string; partID: string; item: object }

/** Keeps what is about to be removed after its record. Does nothing for a record that does not rest. */
export async function keepParts(kind: DeletedKind, recordID: string, parts: readonly Part[]): Promise<void> {
  const deleted = parts.length > 0 && (await findDeleted(kind, recordID))
  if (!deleted) return
  const { expiresAt } = deleted
  for (let at = 0; at < parts.length; at += AT_ONCE)
    await transactWrite(
      parts
        .slice(at, at + AT_ONCE)
        .map(({ item, ...part }): [Write] => [
          restingParts().put({ ...part, kind, recordID, item: JSON.stringify(item), expiresAt }),
        ]),
    )
}

/** From now on the record can come back: all that belonged to it rests. */
export const finishResting = async (kind: DeletedKind, recordID: string): Promise<void> => {
  await deletedRecords().patch({ kind, recordID }).set({ isComplete: true }).go().catch(ignoreFailedCondition)
}

/** Purges deleted records: the children of a deleted account. */
export async function forget(kind: DeletedKind, recordID: string): Promise<void> {
  const parts = (await queryPartition(restingParts().query.byRecord({ kind, recordID }), true)).of(restingParts())
  const writes: [Write][] = [
    ...parts.map(({ entity, partID }): [Write] => [restingParts().delete({ kind, recordID, entity, partID })]),
    [deletedRecords().delete({ kind, recordID })],
  ]
  for (let at = 0; at < writes.length; at += AT_ONCE) await transactWrite(writes.slice(at, at + AT_ONCE))
}
