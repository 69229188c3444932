import { CustomAttributeType, type EntityItem } from 'electrodb'
import { entity, required } from '../../store/entity.ts'
import { find } from '../../store/store.ts'

export const MERGED_KINDS = ['team', 'player'] as const
export type MergedKind = (typeof MERGED_KINDS)[number]
export type MergedRecordItem = EntityItem<ReturnType<typeof mergedRecords>>

/**
 * A duplicate that an admin merged into another record. Written in the transaction that removes the duplicate, so that a retry moves its
 * related items instead of removing them. It is kept, so that links to the duplicate redirect to the kept record.
 */
// The record that a record was merged into.
export const mergedRecords = entity('merged-record', { byRecord: ['merged#${kind}#${recordID}', 'into'] }, () => ({
  ...required('string', 'intoID', 'mergedBy', 'createdAt'),
  intoOwnerID: { type: 'string' },
  kind: { type: MERGED_KINDS, required: true },
  /** Maps division IDs of the duplicate to those of the kept team. */
  divisions: { type: CustomAttributeType<Record<string, string>>('any') },
  /** The photo or logo that the kept record took over. */
  photoKey: { type: 'string' },
  /** The owners of the duplicate and of the kept record before the merge. */
  ownerID: { type: 'string' },
}))

/** The kept record may itself be merged later. */
const MAX_MERGES = 20

/** The chain of merges from the record to the kept one, in order. Empty if the record was not merged. */
export async function mergesOf(kind: MergedKind, recordID: string): Promise<MergedRecordItem[]> {
  const merges: MergedRecordItem[] = []
  for (let id = recordID; merges.length < MAX_MERGES; id = merges.at(-1)!.intoID) {
    const data = await find(mergedRecords, { kind, recordID: id })
    if (!data) break
    merges.push(data)
  }
  return merges
}

/** The ID of the record that was kept. */
export const mergedIntoID = async (kind: MergedKind, recordID: string): Promise<string | null> =>
  (await mergesOf(kind, recordID)).at(-1)?.intoID ?? null
