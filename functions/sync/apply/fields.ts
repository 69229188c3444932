import type { SyncOrigin } from '../../domain/teams/entity.ts'
import { matchingKey } from '../../domain/teams/team-key.ts'

type Fields = Record<string, unknown>

type Precedence = {
  /** The record belongs to a person: the source only fills what is empty. */
  isOwned: boolean
  /** No newer record of the source has it. */
  isNewest: boolean
  /** No other record of the source describes it: a field that this one leaves out is cleared. */
  isOnly: boolean
}

/** Where a record is follows from its city, so it is neither corrected nor suggested for itself. */
const PLACE = ['latitude', 'longitude', 'timeZone']
const NAMES_OF_PLACE = ['locationCity', 'city', 'state']

/**
 * Who wins, field by field. What a person corrected stays, until the source sends another value than the one that was corrected:
 * that becomes a suggestion. What belongs to a person is only filled where it is empty; what differs is a suggestion too. Everything
 * else is as the newest record of the source says. `incoming` has every field that the source may fill, undefined where it says nothing.
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

/** What the record of a duplicate that was merged says of the kept record. */
export const withoutIdentity = <Incoming extends Fields>(incoming: Incoming): Fields =>
  Object.fromEntries(
    Object.entries(incoming).filter(([field]) => !['name', ...NAMES_OF_PLACE, ...PLACE].includes(field)),
  )

const isEmpty = (value: unknown) => value === undefined || value === null || value === ''
const same = (a: unknown, b: unknown) => (isEmpty(a) && isEmpty(b)) || JSON.stringify(a) === JSON.stringify(b)
/** Two spellings of one name make no suggestion. */
const isLike = (a: unknown, b: unknown) =>
  same(a, b) ||
  (typeof a === 'string' && typeof b === 'string' && matchingKey(a) !== '' && matchingKey(a) === matchingKey(b))
