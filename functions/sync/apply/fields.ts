import type { SyncPreviewChange } from '../../domain/sync/entity.ts'
import { matchingKey } from '../../domain/sync/team-key.ts'
import { isImported } from '../../domain/teams/provisional.ts'
import { textOf } from '../../store/audit-log/audited.ts'
import type { Kind } from '../../store/change-log/rows.ts'
import type { SyncOrigin } from '../../store/records/corrections.ts'
import type { ListedRecord, RecordChange, Stored } from '../../store/records/listed-record.ts'
import { truncate } from '../../values/truncate.ts'
import type { Scope } from './plan.ts'

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

/** Derived fields, or fields that mean nothing to a person. */
const TECHNICAL = new Set([
  ...['version', 'createdAt', 'updatedAt', 'origin', 'latitude', 'longitude', 'timeZone', 'calendarSequence'],
  ...['teamID', 'playerID', 'eventID'],
])
/** In characters. A preview contains many records. */
const MAX_VALUE_LENGTH = 120
const MAX_NEW_LENGTH = 60

/** The fields of a new record besides its name. */
export const newFields = ({ name: _, ...record }: Fields) => changedFields({}, record, MAX_NEW_LENGTH)

/** The fields that an update changes, sorted by name. */
export const changedFields = (before: Fields, after: Fields, most = MAX_VALUE_LENGTH): SyncPreviewChange[] =>
  [...new Set([...Object.keys(before), ...Object.keys(after)])]
    .filter((field) => !TECHNICAL.has(field))
    .sort()
    .map((field) => ({ field, before: shown(before[field], most), after: shown(after[field], most) }))
    .filter((change) => change.before !== change.after)

function shown(value: unknown, most: number) {
  const text = textOf(value) ?? ''
  return text.length > most ? `${truncate(text, most)}…` : text
}

type Made = Parameters<typeof isImported>[0]

/** The change that the feed makes to a record. If people see no difference, only the origin is updated. */
export function importedChange<K extends Kind, Item extends Stored>(
  record: ListedRecord<K, Item, object>,
  before: Item | undefined,
  fields: Omit<Item, keyof Stored>,
  { isChanged, scope, holdsKey }: { isChanged: boolean; scope: Scope; holdsKey?: boolean },
): RecordChange<Item> {
  const now = new Date(scope.now)
  const { createdAt } = fields as Partial<Item>
  if (!before) return record.create(fields, { now, version: firstVersion(scope), createdAt })
  const changes = fields as Partial<Item>
  const isListedAnew = isChanged || isImported(before as Made) !== isImported(fields as Made)
  return isListedAnew ? record.replace(before, changes, { now, holdsKey }) : record.annotate(before, changes)
}

/**
 * The initial version of a record. IDs are derived from the source's, so a recreated record has its old ID, and its version must be above
 * that of its removal in the log.
 */
export const firstVersion = ({ now }: Scope) => Date.parse(now)
