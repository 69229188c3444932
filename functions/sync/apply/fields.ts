import { matchingKey } from '../../domain/sync/team-key.ts'
import type { SyncOrigin } from '../../store/records/corrections.ts'

type Fields = Record<string, unknown>

type Precedence = {
  /** A person owns the record: the source only fills empty fields. */
  isOwned: boolean
  /** Whether no newer record of the source describes the item. */
  isNewest: boolean
  /** Whether no other record of the source describes the item. Fields missing in the only record are cleared. */
  isOnly: boolean
}

/** Derived from the city, so they are neither corrected nor suggested on their own. */
const PLACE = ['latitude', 'longitude', 'timeZone']
const NAMES_OF_PLACE = ['locationCity', 'city', 'state']

/**
 * Merges the source's values field by field. A person's correction stays until the source sends a value other than the corrected one, which
 * becomes a suggestion. Fields of an owned record are only filled if empty, and other values become suggestions. All other fields follow
 * the source's newest record. `incoming` has every field that the source may set, with undefined for missing values.
 */
export function mergeFields<Held extends Fields>(
  held: Held,
  incoming: Fields,
  origin: SyncOrigin | undefined,
  precedence: Precedence,
) {
  const { isOwned, isNewest, isOnly } = precedence
  const corrected = { ...origin?.corrected }
  const suggested = { ...origin?.suggested }
  const changes: Fields = {}
  for (const [field, value] of Object.entries(incoming)) {
    if (PLACE.includes(field)) continue
    const before = held[field]
    const isCorrected = field in corrected
    if (isCorrected && isNewest) {
      delete suggested[field]
      if (value === undefined || same(value, corrected[field])) continue
      if (same(value, before)) delete corrected[field]
      else suggested[field] = value
    } else if (!isCorrected && isOwned) {
      if (isEmpty(before)) {
        if (value !== undefined) changes[field] = value
      } else if (isNewest) {
        delete suggested[field]
        if (value !== undefined && !isLike(value, before)) suggested[field] = value
      }
    } else if (!isCorrected && isNewest) {
      if (value !== undefined ? !same(value, before) : isOnly && !isEmpty(before)) changes[field] = value
    } else if (!isCorrected && isEmpty(before) && value !== undefined) changes[field] = value
  }
  const isSamePlace = NAMES_OF_PLACE.every(
    (field) => !(field in incoming) || same(incoming[field], field in changes ? changes[field] : held[field]),
  )
  if (isSamePlace && (isNewest || isEmpty(held.latitude)))
    for (const field of PLACE)
      if (field in incoming && !same(incoming[field], held[field]) && !(field in corrected))
        changes[field] = incoming[field]
  return {
    changes: changes as Partial<Held>,
    corrected: Object.keys(corrected).length > 0 ? corrected : undefined,
    suggested: Object.keys(suggested).length > 0 ? suggested : undefined,
  }
}

/** The fields that a merged duplicate's external record may set on the kept record. */
export const withoutIdentity = <Incoming extends Fields>(incoming: Incoming): Fields =>
  Object.fromEntries(
    Object.entries(incoming).filter(([field]) => !['name', ...NAMES_OF_PLACE, ...PLACE].includes(field)),
  )

const isEmpty = (value: unknown) => value === undefined || value === null || value === ''
const same = (a: unknown, b: unknown) => (isEmpty(a) && isEmpty(b)) || JSON.stringify(a) === JSON.stringify(b)
/** A different spelling of the same name is no suggestion. */
const isLike = (a: unknown, b: unknown) =>
  same(a, b) ||
  (typeof a === 'string' && typeof b === 'string' && matchingKey(a) !== '' && matchingKey(a) === matchingKey(b))
