import { type MergedKind, type MergedRecordItem, mergedRecords } from './entity.ts'

/** A record that was kept may itself be merged later. */
const MAX_MERGES = 20

/** The merges that lead from the record to the one that was kept, in their order; none where it was not merged. */
export async function mergesOf(kind: MergedKind, recordID: string): Promise<MergedRecordItem[]> {
  const merges: MergedRecordItem[] = []
  for (let id = recordID; merges.length < MAX_MERGES; id = merges.at(-1)!.intoID) {
    const { data } = await mergedRecords().get({ kind, recordID: id }).go({ consistent: true })
    if (!data) break
    merges.push(data)
  }
  return merges
}

/** The id of the record that the duplicate was merged into. */
export const keptID = async (kind: MergedKind, recordID: string): Promise<string | null> =>
  (await mergesOf(kind, recordID)).at(-1)?.intoID ?? null
