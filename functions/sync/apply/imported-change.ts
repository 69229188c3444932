import { isImported } from '../../domain/teams/provisional.ts'
import type { Kind } from '../../store/change-log/rows.ts'
import type { ListedRecord, RecordChange, Stored } from '../../store/records/listed-record.ts'
import type { Scope } from './plan.ts'

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
