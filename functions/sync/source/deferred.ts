import { deferredListings } from '../../domain/sync/entity.ts'
import type { FeedItem } from './items.ts'
import type { Page, Source } from './source.ts'

const PAGE_SIZE = 250

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
