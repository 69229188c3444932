import type { SyncOrigin } from '../../store/records/corrections.ts'

/** The external IDs of the team's records whose newest name has no age or class. */
export const recordsWithoutAge = ({ isListing, withoutAge, externals }: SyncOrigin): string[] =>
  isListing ? (withoutAge ?? []).filter((key) => key in externals) : Object.keys(externals)

/** Whether the newest name of any of the team's records has an age or class: the source has a record for each. */
export const isListing = (origin: SyncOrigin | undefined): boolean =>
  origin !== undefined && recordsWithoutAge(origin).length < Object.keys(origin.externals).length
