import { plainName } from '../../domain/places/us-places.ts'
import type { RecordChange } from '../../domain/records/listed-record.ts'
import type { Write } from '../../domain/store.ts'
import type { SyncRefusal } from '../../domain/sync-runs/entity.ts'
import type { FeedItem } from '../source/items.ts'
import type { Reference } from './references.ts'

/** What a run is about; sources pay no heed to filters, so they are looked at again for every record. */
export type Scope = {
  source: string
  now: string
  state?: string
  city?: string
  teamID?: string
}

export type Updated<Kind extends FeedItem['kind']> = Extract<FeedItem, { isDeleted: false; kind: Kind }>

export type Counts = {
  created: number
  updated: number
  removed: number
  divisionsAdded: number
  contactsAdded: number
}

/** The writes of one record, which happen together or not at all, and what they amount to. */
export type Unit = {
  record?: RecordChange
  /** What is written beside the record. */
  writes: (readonly [Write, Error?])[]
  counts: Partial<Counts>
  /** Written after the records: see `syncReferences`. */
  references: Reference[]
}

export type Preview = { externalID: string; name: string; change: 'created' | 'updated' | 'unchanged' }

export type Plan = {
  units: Unit[]
  refusals: SyncRefusal[]
  /** What becomes of each record that the run is about and that was not refused. */
  previews: Preview[]
  divisionsFound: number
  /** What `syncReferences` must hold in the end. */
  references: Reference[]
}

export const emptyPlan = (): Plan => ({
  units: [],
  refusals: [],
  previews: [],
  divisionsFound: 0,
  references: [],
})

export const isInScope = ({ state, city }: Scope, record: { state?: string; city?: string }) =>
  (!state || record.state === state) && (!city || plainName(record.city ?? '') === plainName(city))

export const originKey = (source: string, externalID: string) => `${source}/${externalID}`
