import type { FeedKind, SyncRefusal } from '../../domain/sync-runs/entity.ts'
import type { FeedItem } from './items.ts'

export type Position = { modified: string; id: string }

export type PageRequest = {
  kind: FeedKind
  state?: string
  city?: string
  /** Where to go on, as an earlier page's `next` said; absent from the beginning. */
  cursor?: string
  /** The last record of the page before. */
  after?: Position
  etag?: string
}

export type Page = {
  /** Who publishes the records: their ids are unique within it. */
  source: string
  items: FeedItem[]
  refusals: SyncRefusal[]
  /** Where the following page begins, or, after the last record, where later ones will appear. */
  next?: string
  isLast: boolean
  last?: Position
  etag?: string
  /** Where the record stands in its file. */
  lineOf?(externalID: string): number | undefined
}

/** Where records come from: an HTTPS feed or uploaded files. */
export type Source = { page(request: PageRequest): Promise<Page> }

export const onLine = (line: number | undefined, reason: string) => (line ? `Line ${line}: ${reason}` : reason)

/** The source did not give a usable page. `isPassing`: it may be asked again, after `retryAfter` seconds where it said so. */
export class SourceError extends Error {
  readonly isPassing: boolean
  readonly retryAfter?: number

  constructor(message: string, options: { isPassing: boolean; retryAfter?: number; cause?: unknown }) {
    super(message, { cause: options.cause })
    this.isPassing = options.isPassing
    this.retryAfter = options.retryAfter
  }
}
