import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb'
import { DeleteCommand, GetCommand, PutCommand, QueryCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb'
import { client, tableName } from '../dynamo.ts'
import { itemKeys } from '../item-keys.ts'
import { SNAPSHOT_FORMAT } from './format.ts'
import type { Kind } from './rows.ts'

type Snapshot = { snapshot: string; position: string }

/** The newest snapshot of a kind and its log position. The log must be replayed from there. */
export type Head = Snapshot & {
  rows: number
  /** The previous snapshot, a fallback if the newest cannot be read. */
  previous?: Snapshot
  /** When the first snapshot of this format was written, in milliseconds. */
  since?: number
}

/** The HEAD of the current snapshot format. */
export interface Heads {
  find(kind: Kind): Promise<Head | undefined>
  /** HEADs of other formats, newest first. */
  findOthers(kind: Kind): Promise<Head[]>
  /** Deletes the HEADs of other formats. */
  removeOthers(kind: Kind): Promise<void>
  /** Returns false if `from` is no longer the newest snapshot. */
  move(kind: Kind, from: string | undefined, to: Head): Promise<boolean>
  /** Adds to the number of changes since the snapshot. */
  count(kind: Kind, changes: number): Promise<void>
  /** The number of changes since the snapshot, and of its rows. */
  pending(kind: Kind): Promise<{ pending: number; rows: number }>
  /** Returns whether nobody else writes a snapshot of the kind. It may be written until the instant, in milliseconds. */
  claim(kind: Kind, now: number, until: number): Promise<boolean>
}

const keyOf = (kind: Kind) => itemKeys.head(kind, SNAPSHOT_FORMAT)

type Item = Partial<Head> & { pk: string; sk: string }

const headOf = ({ snapshot, position, rows, previous, since }: Item): Head | undefined =>
  snapshot
    ? { snapshot, position: position!, rows: rows!, previous: previous ?? undefined, since: since ?? undefined }
    : undefined

async function othersOf(kind: Kind): Promise<Item[]> {
  const { Items = [] } = await client.send(
    new QueryCommand({
      TableName: tableName(),
      KeyConditionExpression: 'pk = :pk AND begins_with(sk, :head)',
      ExpressionAttributeValues: { ':pk': itemKeys.heads(kind), ':head': itemKeys.anyHead },
      ConsistentRead: true,
    }),
  )
  return (Items as Item[]).filter(({ sk }) => sk !== keyOf(kind).sk)
}

export const heads: Heads = {
  async find(kind) {
    const { Item } = await client.send(
      new GetCommand({ TableName: tableName(), Key: keyOf(kind), ConsistentRead: true }),
    )
    return Item && headOf(Item as Item)
  },

  async findOthers(kind) {
    const found = (await othersOf(kind)).flatMap((item) => headOf(item) ?? [])
    return found.sort((a, b) => (a.position < b.position ? 1 : -1))
  },

  async removeOthers(kind) {
    for (const { pk, sk } of await othersOf(kind))
      await client.send(new DeleteCommand({ TableName: tableName(), Key: { pk, sk } }))
  },

  async move(kind, from, to) {
    try {
      await client.send(
        new PutCommand({
          TableName: tableName(),
          Item: { ...keyOf(kind), ...to, pending: 0 },
          ConditionExpression: from ? '#snapshot = :from' : 'attribute_not_exists(#snapshot)',
          ExpressionAttributeNames: { '#snapshot': 'snapshot' },
          ...(from && { ExpressionAttributeValues: { ':from': from } }),
        }),
      )
      return true
    } catch (error) {
      if (!(error instanceof ConditionalCheckFailedException)) throw error
      // The response to an earlier attempt of this write may have been lost.
      return (await this.find(kind))?.snapshot === to.snapshot
    }
  },

  async count(kind, changes) {
    await client.send(
      new UpdateCommand({
        TableName: tableName(),
        Key: keyOf(kind),
        UpdateExpression: 'ADD pending :changes',
        ExpressionAttributeValues: { ':changes': changes },
      }),
    )
  },

  async pending(kind) {
    const { Item } = await client.send(new GetCommand({ TableName: tableName(), Key: keyOf(kind) }))
    return { pending: Item?.pending ?? 0, rows: Item?.rows ?? 0 }
  },

  async claim(kind, now, until) {
    try {
      await client.send(
        new UpdateCommand({
          TableName: tableName(),
          Key: keyOf(kind),
          UpdateExpression: 'SET claimedUntil = :until',
          ConditionExpression: 'attribute_not_exists(claimedUntil) OR claimedUntil < :now',
          ExpressionAttributeValues: { ':until': until, ':now': now },
        }),
      )
      return true
    } catch (error) {
      if (error instanceof ConditionalCheckFailedException) return false
      throw error
    }
  },
}
