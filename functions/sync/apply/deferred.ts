import { deferredListings } from '../../domain/sync/entity.ts'
import { IMPORTS, syncReferences } from '../../domain/sync/reference-entity.ts'
import { taskExpiry } from '../../domain/sync/tasks.ts'
import { batchGet, keyOf, retryOnConflict, transactWrite, versionConflict, type Write } from '../../store/store.ts'
import { ownTeamID } from './assigned-teams.ts'
import type { Updated, WriteGroup } from './plan.ts'
import { knownReferences } from './references.ts'

/**
 * Whether this run is the first that imports teams of the source, so that no team of the source can be renamed as a whole. Otherwise new
 * listings are deferred.
 */
export const isFirstImport = (source: string, runID: string): Promise<boolean> =>
  retryOnConflict(async () => {
    const known = (await knownReferences(IMPORTS, 'teams', [source], true)).get(source)
    if (known) return known.localID === runID
    const reference = { source: IMPORTS, kind: 'teams', externalID: source, localID: runID } as const
    await transactWrite([[syncReferences().create(reference), versionConflict]])
    return true
  })

/** The writes that store listings until all pages of teams are written. Of each record, the newest version is stored. */
export async function deferredListingWrites(
  runID: string,
  source: string,
  items: readonly Updated<'teams'>[],
): Promise<WriteGroup[]> {
  const keyOfItem = ({ externalID, line }: Updated<'teams'>) => ({
    ...{ runID, source },
    position: line === undefined ? ownTeamID(source, externalID) : String(line).padStart(8, '0'),
  })
  const found = await batchGet(
    items.map((item) => keyOf(deferredListings().get(keyOfItem(item)))),
    true,
  )
  const stored = new Map(found.map(({ position, modified }) => [position as string, modified as string]))
  return items.flatMap((item) => {
    const { externalID, modified } = item
    const key = keyOfItem(item)
    const before = stored.get(key.position)
    if (before !== undefined && before >= modified) return []
    const after = { ...key, modified, item: JSON.stringify(item), expiresAt: taskExpiry() }
    const write: Write =
      before === undefined
        ? deferredListings().create(after)
        : deferredListings()
            .put(after)
            .where((held, { eq }) => eq(held.modified, before))
    return [{ externalIDs: [externalID], records: [], writes: [[write, versionConflict]], counts: {}, references: [] }]
  })
}
