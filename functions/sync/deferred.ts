import { deferredListings } from '../domain/sync/entity.ts'
import { type Task, taskExpiry } from '../domain/sync/tasks.ts'
import { ignoreFailedCondition } from '../store/store.ts'
import type { Updated } from './apply/plan.ts'
import { refusalOf } from './apply/write.ts'
import type { FeedItem } from './source/items.ts'
import type { Page, Source } from './source/source.ts'

const PAGE_SIZE = 250

/** Stores the listing until all pages of teams are written, unless a newer version is stored. Returns why the table rejects it. */
export async function storeDeferredListing({ runID, page }: Task, source: string, item: Updated<'teams'>) {
  const { externalID, modified, line } = item
  try {
    await deferredListings()
      .put({
        runID,
        source,
        modified,
        page,
        item: JSON.stringify(item),
        expiresAt: taskExpiry(),
        position: line === undefined ? externalID : String(line).padStart(8, '0'),
      })
      .where((held, { notExists, lt }) => `${notExists(held.modified)} OR ${lt(held.modified, modified)}`)
      .go()
      .catch(ignoreFailedCondition)
    return null
  } catch (error) {
    const reason = refusalOf(error)
    if (reason === null) throw error
    return { kind: 'teams' as const, externalID, reason: `Cannot be stored: ${reason}` }
  }
}

/** The listings that the pages of teams before `end` deferred. A page has listings of one publisher. */
export const deferredSource = (runID: string, end: number): Source => ({
  async page({ cursor }): Promise<Page> {
    const all = deferredListings().query.byRun({ runID })
    const { data, cursor: more } = await (cursor ? all.gt(JSON.parse(cursor)) : all)
      .where(({ page }, { lt }) => lt(page, end))
      .go({ count: PAGE_SIZE, consistent: true })
    const [{ source } = { source: '' }] = data
    const part = data.filter((each) => each.source === source)
    const items = part.map(({ item }) => JSON.parse(item) as FeedItem)
    const lines = new Map(items.map(({ externalID, line }) => [externalID, line]))
    const last = part.at(-1)
    return {
      source,
      items,
      refusals: [],
      next: last && JSON.stringify({ source, position: last.position }),
      isLast: !more && part.length === data.length,
      lineOf: (externalID) => lines.get(externalID),
    }
  },
})
