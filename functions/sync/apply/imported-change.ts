import type { Kind } from '../../domain/change-log/rows.ts'
import type { ListedRecord, RecordChange, Stored } from '../../domain/records/listed-record.ts'
import { isImported } from '../../domain/teams/provisional.ts'
import type { Scope } from './plan.ts'

type Made = Parameters<typeof isImported>[0]

/** What the feed's state makes of a record. Where people see no change, only what is known of the feed is stored. */
export function importedChange<K extends Kind, Item extends Stored>(
  record: ListedRecord<K, Item, object>,
  before: Item | undefined,
  fields: Omit<Item, keyof Stored>,
  { isChanged, scope, holdsKey }: { isChanged: boolean; scope: Scope; holdsKey?: boolean },
): RecordChange<Item> {
  const now = new Date(scope.now)
  if (!before) return record.create(fields, { now, version: firstVersion(scope) })
  const changes = fields as Partial<Item>
  const isListedAnew = isChanged || isImported(before as Made) !== isImported(fields as Made)
  return isListedAnew ? record.replace(before, changes, { now, holdsKey }) : record.annotate(before, changes)
}

/**
 * The version that a record begins with. A record's id follows from the source's, so one that comes back has its old id and
 * must not begin below what the log said of its removal.
 */
export const firstVersion = ({ now }: Scope) => Date.parse(now)
