import { find } from '../../store/store.ts'
import { type MergedKind, type MergedRecordItem, mergedRecords } from './entity.ts'

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
