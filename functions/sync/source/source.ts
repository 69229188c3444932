import type { FeedKind, SyncRefusal } from '../../domain/sync-runs/entity.ts'
import type { FeedItem } from './items.ts'

export type PageRequest = {
  kind: FeedKind
  state?: string
  city?: string
  /** Where to go on, as an earlier page's `next` said; absent from the beginning. */
  cursor?: string
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
  /** What the page holds, as a short text: the same page again has the same. Absent where it holds nothing. */
  fingerprint?: string
  etag?: string
  /** Where the record stands in its file. */
  lineOf?(externalID: string): number | undefined
}

/** Where records come from: an HTTPS feed or uploaded files. */
export type Source = { page(request: PageRequest): Promise<Page> }

export const onLine = (line: number | undefined, reason: string) => (line ? `Line ${line}: ${reason}` : reason)

export const LOOP = 'The source returned the same page again.'

/**
 * The source did not give a usable page. `isTransient`: it may be asked again, after `retryAfter` seconds where it said so.
 * `isUnauthorized`: it would not give any other page either.
 */
export class SourceError extends Error {
  readonly isTransient: boolean
  readonly isUnauthorized: boolean
  readonly retryAfter?: number

  constructor(
    message: string,
    options: { isTransient: boolean; isUnauthorized?: boolean; retryAfter?: number; cause?: unknown },
  ) {
    super(message, { cause: options.cause })
    this.isTransient = options.isTransient
    this.isUnauthorized = options.isUnauthorized ?? false
    this.retryAfter = options.retryAfter
  }
}
