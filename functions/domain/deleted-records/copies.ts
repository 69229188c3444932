import { ignoreFailedCondition, queryPartition, transactWrite, type Write } from '../store.ts'
import { type DeletedKind, deletedRecordParts, deletedRecords } from './entity.ts'

/** How long a deleted record can come back. */
const RETENTION_DAYS = 30
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
export function deletedRecordCopy({ record, isComplete = false, ...deletion }: Deletion, by: Deleter): [Write] {
  const { userID, isAdmin, now } = by
  return [
    deletedRecords().put({
      ...deletion,
      record: JSON.stringify(record),
      isComplete,
      deletedBy: userID,
      isByAdmin: isAdmin && deletion.ownerID !== userID,
      deletedAt: now.toISOString(),
      expiresAt: Math.floor(now.getTime() / 1000) + RETENTION_DAYS * 24 * 60 * 60,
    }),
  ]
}

export const findDeleted = async (kind: DeletedKind, recordID: string) =>
  (await deletedRecords().get({ kind, recordID }).go({ consistent: true })).data

export type Part = { entity: string; partID: string; item: object }

/** What belonged to the deleted record. */
export const partsOfDeleted = async (kind: DeletedKind, recordID: string) =>
  (await queryPartition(deletedRecordParts().query.byRecord({ kind, recordID }), true)).of(deletedRecordParts())

/** Keeps what is about to be removed after its record. Does nothing for a record that has no copy. */
export async function keepDeletedParts(kind: DeletedKind, recordID: string, parts: readonly Part[]): Promise<void> {
  const deleted = parts.length > 0 && (await findDeleted(kind, recordID))
  if (!deleted) return
  const { expiresAt } = deleted
  for (let at = 0; at < parts.length; at += AT_ONCE)
    await transactWrite(
      parts
        .slice(at, at + AT_ONCE)
        .map(({ item, ...part }): [Write] => [
          deletedRecordParts().put({ ...part, kind, recordID, item: JSON.stringify(item), expiresAt }),
        ]),
    )
}

/** From now on the record can come back: all that belonged to it is copied. */
export const completeDeletion = async (kind: DeletedKind, recordID: string): Promise<void> => {
  await deletedRecords().patch({ kind, recordID }).set({ isComplete: true }).go().catch(ignoreFailedCondition)
}

/** Deletes the copy of the record and of what belonged to it: those of a deleted account's children. */
export async function purgeDeletedRecord(kind: DeletedKind, recordID: string): Promise<void> {
  const parts = await partsOfDeleted(kind, recordID)
  const writes: [Write][] = [
    ...parts.map(({ entity, partID }): [Write] => [deletedRecordParts().delete({ kind, recordID, entity, partID })]),
    [deletedRecords().delete({ kind, recordID })],
  ]
  for (let at = 0; at < writes.length; at += AT_ONCE) await transactWrite(writes.slice(at, at + AT_ONCE))
}
