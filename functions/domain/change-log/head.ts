import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb'
import { GetCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb'
import { client, tableName } from '../dynamo.ts'
import type { Kind } from './rows.ts'

/** The newest snapshot of a kind: where it is, and the position after which the log holds what it may lack. */
export type Head = { snapshot: string; position: string; rows: number }

export interface Heads {
  find(kind: Kind): Promise<Head | undefined>
  /** False when another snapshot than `from` is the newest by now. */
  move(kind: Kind, from: string | undefined, to: Head): Promise<boolean>
  /** Records that the log grew, and returns the number of changes since the snapshot. */
  count(kind: Kind, changes: number): Promise<{ pending: number; rows: number }>
}

const keyOf = (kind: Kind) => ({ pk: `idx#${kind}`, sk: 'head' })

export const heads: Heads = {
  async find(kind) {
    const { Item } = await client.send(
      new GetCommand({ TableName: tableName(), Key: keyOf(kind), ConsistentRead: true }),
    )
    return Item?.snapshot ? { snapshot: Item.snapshot, position: Item.position, rows: Item.rows } : undefined
  },

  async move(kind, from, to) {
    try {
      await client.send(
        new UpdateCommand({
          TableName: tableName(),
          Key: keyOf(kind),
          UpdateExpression: 'SET #snapshot = :snapshot, #position = :position, #rows = :rows, pending = :none',
          ConditionExpression: from ? '#snapshot = :from' : 'attribute_not_exists(#snapshot)',
          ExpressionAttributeNames: { '#snapshot': 'snapshot', '#position': 'position', '#rows': 'rows' },
          ExpressionAttributeValues: {
            ':snapshot': to.snapshot,
            ':position': to.position,
            ':rows': to.rows,
            ':none': 0,
            ...(from && { ':from': from }),
          },
        }),
      )
      return true
    } catch (error) {
      if (!(error instanceof ConditionalCheckFailedException)) throw error
      // The reply to an earlier attempt of this move may have been lost.
      return (await this.find(kind))?.snapshot === to.snapshot
    }
  },

  async count(kind, changes) {
    const { Attributes } = await client.send(
      new UpdateCommand({
        TableName: tableName(),
        Key: keyOf(kind),
        UpdateExpression: 'ADD pending :changes',
        ExpressionAttributeValues: { ':changes': changes },
        ReturnValues: 'ALL_NEW',
      }),
    )
    return { pending: Attributes?.pending ?? changes, rows: Attributes?.rows ?? 0 }
  },
}
