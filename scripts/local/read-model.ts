import type { DataFolder } from './data-folder.ts'

/** The change log expires after seven days. The computer may have been off for longer, and an external table has no snapshots. */
const SLEPT_LONG = 5 * 24 * 60 * 60 * 1000
const READ_MODEL = 'read model kept'

/** At start, rebuilds the read model if its log has expired. Otherwise writes the snapshots that are due. */
export async function keepReadModel(
  invoke: (event: object) => Promise<unknown>,
  folder: DataFolder,
  isTableElsewhere: boolean,
) {
  const keptAt = folder.get(READ_MODEL)
  const isMissing = keptAt ? Date.now() - Date.parse(keptAt) > SLEPT_LONG : isTableElsewhere
  if (isMissing) await invoke({ rebuild: true })
  else if (keptAt) void invoke({}).catch(() => {})
  folder.set(READ_MODEL, new Date().toISOString())
}
