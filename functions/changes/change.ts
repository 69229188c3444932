import type { AttributeValue, DynamoDBRecord } from 'aws-lambda'
import { kindOfPartition } from '../store/change-log/log.ts'
import type { Kind } from '../store/change-log/rows.ts'
import { ENTITY_ATTRIBUTE } from '../store/store.ts'
import { AUDIT_PREFIX } from '../store/table.ts'

type Image = Record<string, AttributeValue>

/** A change from the table's stream: the item before and after. `before` is null for a created item, `after` for a deleted one. */
export type StreamChange = {
  sequenceNumber: string
  /** Entity name of the item. Undefined for an item without an entity. */
  entity: string | undefined
  /** For change log entries, the kind of their records. */
  logOf: Kind | undefined
  before: Image | null
  after: Image | null
  /** Whether the item is in the audit log. */
  isAudit: boolean
  /** Whether DynamoDB's TTL deleted the item. */
  isExpiry: boolean
}

export function changeOf({ dynamodb, eventName, userIdentity }: DynamoDBRecord): StreamChange {
  const { Keys, OldImage, NewImage, SequenceNumber } = dynamodb ?? {}
  const before = eventName === 'INSERT' ? null : (OldImage ?? null)
  const after = eventName === 'REMOVE' ? null : (NewImage ?? null)
  return {
    sequenceNumber: SequenceNumber ?? '',
    entity: textOf(after ?? before, ENTITY_ATTRIBUTE),
    logOf: kindOfPartition(Keys?.pk?.S ?? ''),
    before,
    after,
    isAudit: Keys?.pk?.S?.startsWith(AUDIT_PREFIX) ?? false,
    isExpiry: userIdentity?.type === 'Service',
  }
}

/** A string or number attribute of the item, as a string. */
export const textOf = (image: Image | null, attribute: string) => image?.[attribute]?.S ?? image?.[attribute]?.N

/** Whether the attribute changed on an item that still exists. */
export const differs = ({ before, after }: StreamChange, attribute: string) =>
  before !== null && after !== null && textOf(before, attribute) !== textOf(after, attribute)
