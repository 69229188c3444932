import type { FeedKind } from '../../functions/domain/sync/entity.ts'
import type { Place } from '../../functions/services/places/us-places.ts'

export type FeedRecord = {
  id: string
  kind: 'team' | 'contact' | 'event' | 'player'
  state: 'updated' | 'deleted'
  modified: string
  data?: Record<string, unknown>
}
export type StoredRecord = { record: FeedRecord; place?: Place }
export type Records = Record<FeedKind, StoredRecord[]>

export const updated = (
  kind: FeedRecord['kind'],
  id: string,
  modified: string,
  data: Record<string, unknown>,
  place: Place,
): StoredRecord => ({ record: { id, kind, state: 'updated', modified, data }, place })

/** Teams and people do not change from day to day; event dates are relative to today. */
const REGISTERED = Date.UTC(2025, 7, 1)
/** When the record with this number was last changed. */
export const registered = (at: number) => new Date(REGISTERED + at * 37_000).toISOString()

export const classes = ['Rec', 'Open', 'A', 'AA', 'AAA', 'Major', 'B', 'C']
