import { heads } from '../../store/change-log/head.ts'
import { type Kind, kinds } from '../../store/change-log/rows.ts'
import { settings } from '../settings.ts'

/** Up to 1,000,000 rows of a kind, a cold search in SQLite takes at most 3 s. */
const CROWDED_ROWS = 750_000

/** The kinds with so many rows that the setting `directoryEngine` should be aurora soon. */
export async function crowdedKinds(): Promise<Kind[]> {
  if (settings.directoryCluster) return []
  const rows = await Promise.all(kinds.map(async (kind) => (await heads.find(kind))?.rows ?? 0))
  return kinds.filter((_, i) => rows[i]! > CROWDED_ROWS)
}
