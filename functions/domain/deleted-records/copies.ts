import { upgraded, withShape } from '../../store/migrations/migrations.ts'
import {
  find,
  ignoreFailedCondition,
  queryPartition,
  transactInBatches,
  type Write,
  type Writes,
} from '../../store/store.ts'
import { DAY_SECONDS, expiresAfter } from '../../values/durations.ts'
import {
  COPIED_KINDS,
  type CopiedKind,
  type DeletedRecordItem,
  type DeletedRecordPart,
  deletedRecordParts,
  deletedRecords,
} from './entity.ts'

/** How long a deleted record can be restored. */
const RETENTION_DAYS = 30

/** The user who deletes the record. */
export type Deleter = { userID: string; isAdmin: boolean; now: Date }

type Copied = {
  kind: CopiedKind
  recordID: string
  record: { name?: string; title?: string }
  ownerID: string | undefined
  holdsKey?: boolean
  /** No related items are left for the stream consumer to remove. */
  isComplete?: boolean
}

/** The write that keeps a copy of the deleted record, in the same transaction as the deletion. */
export function deletedRecordCopy({ record, isComplete = false, ...deletion }: Copied, by: Deleter): [Write] {
  const { userID, isAdmin, now } = by
  return [
    deletedRecords().put({
      ...deletion,
      name: (record.name ?? record.title)!,
      record: JSON.stringify(withShape(entityOf(deletion.kind), record)),
      isComplete,
      deletedBy: userID,
      isByAdmin: isAdmin && deletion.ownerID !== userID,
      deletedAt: now.toISOString(),
      expiresAt: expiresAfter(RETENTION_DAYS * DAY_SECONDS, now),
    }),
  ]
}

const entityOf = (kind: CopiedKind) => (kind === 'removedTeam' ? 'team' : kind)

/** The deleted record. */
export const recordIn = <Item>({ kind, record }: DeletedRecordItem) =>
  upgraded(entityOf(kind), JSON.parse(record)) as Item

/** The related item. */
export const itemIn = <Item>({ entity, item }: Pick<DeletedRecordPart, 'entity' | 'item'>) =>
  upgraded(entity, JSON.parse(item)) as Item

/** The copies of a kind, also of records that can no longer be restored and that DynamoDB has not deleted yet. */
export async function deletedOf(kind: CopiedKind, consistent = true): Promise<DeletedRecordItem[]> {
  const { data } = await deletedRecords().query.byKind({ kind }).go({ pages: 'all', consistent })
  return data
}

export const findDeleted = (kind: CopiedKind, recordID: string) => find(deletedRecords, { kind, recordID })

export type Part = { entity: string; partID: string; item: object }

/** The related items of the deleted record. */
export const partsOfDeleted = async (kind: CopiedKind, recordID: string) =>
  (await queryPartition(deletedRecordParts().query.byRecord({ kind, recordID }), true)).of(deletedRecordParts)

/** Copies related items before they are removed. No-op for a record without a copy. */
export async function keepDeletedParts(kind: CopiedKind, recordID: string, parts: readonly Part[]): Promise<void> {
  const deleted = parts.length > 0 && (await findDeleted(kind, recordID))
  if (!deleted) return
  const { expiresAt } = deleted
  await transactInBatches(
    parts.map(({ item, ...part }) => [
      [
        deletedRecordParts().put({
          ...part,
          kind,
          recordID,
          item: JSON.stringify(withShape(part.entity, item as Record<string, unknown>)),
          expiresAt,
        }),
      ],
    ]),
  )
}

/** Marks the copy as complete: all related items are copied, and the record can be restored. */
export const completeDeletion = async (kind: CopiedKind, recordID: string): Promise<void> => {
  await deletedRecords().patch({ kind, recordID }).set({ isComplete: true }).go().catch(ignoreFailedCondition)
}

/** Deletes the copy of the record and of its related items. Used for the children of a deleted account. */
export async function purgeDeletedRecord(kind: CopiedKind, recordID: string): Promise<void> {
  const parts = await partsOfDeleted(kind, recordID)
  await transactInBatches([...parts.map(partRemoval), [[deletedRecords().delete({ kind, recordID })]]])
}

export const partRemoval = ({ kind, recordID, entity, partID }: DeletedRecordPart): Writes => [
  [deletedRecordParts().delete({ kind, recordID, entity, partID })],
]

/** The copies with related items that name one of the players, and these items. */
export async function copiesNaming(playerIDs: readonly string[]) {
  const copies = (await Promise.all(COPIED_KINDS.map((kind) => deletedOf(kind)))).flat()
  const found = copies.map(async (copy) => {
    const parts = await partsOfDeleted(copy.kind, copy.recordID)
    return { copy, parts: parts.filter(({ item }) => playerIDs.some((id) => item.includes(id))) }
  })
  return (await Promise.all(found)).filter(({ parts }) => parts.length > 0)
}
