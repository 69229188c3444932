import type { AttributeValue } from '@aws-sdk/client-dynamodb'
import { unmarshall } from '@aws-sdk/util-dynamodb'
import type { DynamoDBRecord } from 'aws-lambda'
import type { EntityItem } from 'electrodb'
import { kindOfPartition } from './change-log/log.ts'
import type { Kind } from './change-log/rows.ts'
import { type AnyEntity, type EntityDefinition, parseItem } from './entity.ts'
import { ENTITY_ATTRIBUTE } from './store.ts'
import { AUDIT_PREFIX } from './table.ts'

type Stored = Record<string, unknown>

/** A change from the table's stream: the item before and after. `before` is null for a created item, `after` for a deleted one. */
export type StreamChange = {
  sequenceNumber: string
  /** Entity name of the item. Undefined for an item without an entity. */
  entity: string | undefined
  /** For change log entries, the kind of their records. */
  logOf: Kind | undefined
  before: Stored | null
  after: Stored | null
  /** Whether the item is in the audit log. */
  isAudit: boolean
  /** Whether DynamoDB's TTL deleted the item. */
  isExpiry: boolean
}

export function changeOf({ dynamodb, eventName, userIdentity }: DynamoDBRecord): StreamChange {
  const { Keys, OldImage, NewImage, SequenceNumber } = dynamodb ?? {}
  const stored = (image: typeof NewImage) => (image ? unmarshall(image as Record<string, AttributeValue>) : null)
  const before = eventName === 'INSERT' ? null : stored(OldImage)
  const after = eventName === 'REMOVE' ? null : stored(NewImage)
  return {
    sequenceNumber: SequenceNumber ?? '',
    entity: (after ?? before)?.[ENTITY_ATTRIBUTE] as string | undefined,
    logOf: kindOfPartition(Keys?.pk?.S ?? ''),
    before,
    after,
    isAudit: Keys?.pk?.S?.startsWith(AUDIT_PREFIX) ?? false,
    isExpiry: userIdentity?.type === 'Service',
  }
}

/** An item before and after its change. */
export type Change<Item> = { before: Item | null; after: Item | null }

/** The item of this entity before and after. Null for a change of another entity. */
export function changeIn<E extends AnyEntity>(
  { entity, before, after }: StreamChange,
  of: EntityDefinition<E>,
): Change<EntityItem<E>> | null {
  if (entity !== of.model().name) return null
  return { before: before && parseItem(of, before), after: after && parseItem(of, after) }
}

/** The item of this entity before and after, for a change of an item that still exists. */
export function updateIn<E extends AnyEntity>(change: StreamChange, of: EntityDefinition<E>) {
  const { before, after } = changeIn(change, of) ?? {}
  return before && after ? { before, after } : null
}
