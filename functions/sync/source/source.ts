import type { FeedKind, SyncRefusal } from '../../domain/sync/entity.ts'
import type { FeedItem } from './items.ts'

export type PageRequest = {
  kind: FeedKind
  state?: string
  city?: string
  /** The cursor from an earlier page's `next`. Absent at the beginning. */
  cursor?: string
  etag?: string
}

export type Page = {
  /** The publisher of the records. IDs are unique within it. */
  source: string
  items: FeedItem[]
  refusals: SyncRefusal[]
  /** The cursor of the next page, or, after the last record, of later records. */
  next?: string
  isLast: boolean
  /** A hash of the page's content. Absent for an empty page. */
  fingerprint?: string
  etag?: string
  /** The line of the record in its file. */
  lineOf?(externalID: string): number | undefined
}

/** A source of records: an HTTPS feed or uploaded files. */
export type Source = { page(request: PageRequest): Promise<Page> }

export const onLine = (line: number | undefined, reason: string) => (line ? `Line ${line}: ${reason}` : reason)

export const LOOP = 'The source returned the same page again.'

/**
 * The source did not return a usable page. `isTransient`: it can be retried, after `retryAfter` seconds if given. `isUnauthorized`: no
 * other page would be returned either.
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
