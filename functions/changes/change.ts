import type { AttributeValue, DynamoDBRecord } from 'aws-lambda'
import { kindOfPartition } from '../domain/change-log/log.ts'
import type { Kind } from '../domain/change-log/rows.ts'
import { ENTITY_ATTRIBUTE } from '../domain/store.ts'
import { AUDIT_PREFIX } from '../domain/table.ts'

type Image = Record<string, AttributeValue>

/** One change of the table's stream: the item before and after. A created item has no before, a removed one no after. */
export type StreamChange = {
  sequenceNumber: string
  /** The name of the item's entity; absent for an item without one. */
  entity: string | undefined
  /** Of an entry of the change log, the kind of its records. */
  logOf: Kind | undefined
  before: Image | null
  after: Image | null
  /** An item of the audit log. */
  isAudit: boolean
  /** DynamoDB itself removed the item, whose time was over. */
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

/** An attribute of the item as text, numbers too. */
export const textOf = (image: Image | null, attribute: string) => image?.[attribute]?.S ?? image?.[attribute]?.N

/** Whether the item stayed and the attribute of it did not. */
export const differs = ({ before, after }: StreamChange, attribute: string) =>
  before !== null && after !== null && textOf(before, attribute) !== textOf(after, attribute)
