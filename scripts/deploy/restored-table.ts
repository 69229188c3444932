import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  DeleteItemCommand,
  DeleteTableCommand,
  DescribeTableCommand,
  DescribeTimeToLiveCommand,
  type DynamoDBClient,
  paginateListTables,
  QueryCommand,
  UpdateTableCommand,
  UpdateTimeToLiveCommand,
  waitUntilTableExists,
} from '@aws-sdk/client-dynamodb'
import { marshall } from '@aws-sdk/util-dynamodb'
import { kinds } from '../../functions/store/change-log/rows.ts'
import { itemKeys } from '../../functions/store/item-keys.ts'
import { table } from '../../functions/store/table.ts'

const HOURS_TO_RESTORE = 24

export const isActive = (client: DynamoDBClient, TableName: string) =>
  waitUntilTableExists({ client, maxWaitTime: HOURS_TO_RESTORE * 3600, minDelay: 2 }, { TableName })

type Like = { table: string; isKept: boolean }

/**
 * Sets what a restore does not copy from the other table, except the backups, and removes what refers to snapshots of the directory. Returns the ARN of the stream.
 */
export async function configure(
  client: DynamoDBClient,
  TableName: string,
  { table: like, isKept }: Like,
): Promise<string> {
  const { Table: other } = await client.send(new DescribeTableCommand({ TableName: like }))
  const { Table: restored } = await client.send(new DescribeTableCommand({ TableName }))
  if (!restored!.StreamSpecification?.StreamEnabled)
    await client.send(
      new UpdateTableCommand({
        TableName,
        DeletionProtectionEnabled: isKept,
        OnDemandThroughput: other!.OnDemandThroughput,
        StreamSpecification: { StreamEnabled: true, StreamViewType: 'NEW_AND_OLD_IMAGES' },
      }),
    )
  await isActive(client, TableName)
  const { TimeToLiveDescription } = await client.send(new DescribeTimeToLiveCommand({ TableName }))
  if (TimeToLiveDescription?.TimeToLiveStatus !== 'ENABLED')
    await client.send(
      new UpdateTimeToLiveCommand({
        TableName,
        TimeToLiveSpecification: { AttributeName: table.timeToLive, Enabled: true },
      }),
    )
  // Their files may be gone, and those that are not belong to the other table.
  for (const key of [itemKeys.rebuild, ...(await headsOf(client, TableName))])
    await client.send(new DeleteItemCommand({ TableName, Key: marshall(key) }))
  const { Table } = await client.send(new DescribeTableCommand({ TableName }))
  return Table!.LatestStreamArn!
}

/** The HEADs of the directory in all formats. */
async function headsOf(client: DynamoDBClient, TableName: string) {
  const pages = await Promise.all(
    kinds.map((kind) =>
      client.send(
        new QueryCommand({
          TableName,
          KeyConditionExpression: 'pk = :pk',
          ExpressionAttributeValues: marshall({ ':pk': itemKeys.heads(kind) }),
          ConsistentRead: true,
        }),
      ),
    ),
  )
  return pages.flatMap(({ Items = [] }) => Items.map(({ pk, sk }) => ({ pk: pk!.S, sk: sk!.S })))
}

/** Writes the table into the settings of the stage, so that later deployments use it, too. */
export function keepInSettings(folder: string, stage: string, stream: string) {
  mkdirSync(folder, { recursive: true })
  const file = join(folder, `${stage}.json`)
  const settings = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
  writeFileSync(file, `${JSON.stringify({ ...settings, table: stream }, null, 2)}\n`)
}

/** Removes the table from the settings of a stage that is deleted with it. */
export function removeFromSettings(folder: string, stage: string) {
  const file = join(folder, `${stage}.json`)
  if (!existsSync(file)) return
  const { table: _, ...settings } = JSON.parse(readFileSync(file, 'utf8'))
  writeFileSync(file, `${JSON.stringify(settings, null, 2)}\n`)
}

/** The name of the table to restore. */
export const restoredName = (stack: string, now = new Date()) =>
  `${stack}-${now.toISOString().replace(/\D/g, '').slice(0, 14)}`

/** Deletes the tables that were restored for the stack. Returns their number. */
export async function deleteRestoredTables(client: DynamoDBClient, stack: string): Promise<number> {
  let deleted = 0
  for await (const { TableNames = [] } of paginateListTables({ client }, {}))
    for (const TableName of TableNames) {
      if (!TableName.startsWith(`${stack}-`) || !/^\d{14}$/.test(TableName.slice(stack.length + 1))) continue
      await client.send(new DeleteTableCommand({ TableName }))
      deleted++
    }
  return deleted
}
