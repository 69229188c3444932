import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  DeleteItemCommand,
  DescribeTableCommand,
  type DynamoDBClient,
  UpdateTableCommand,
  UpdateTimeToLiveCommand,
  waitUntilTableExists,
} from '@aws-sdk/client-dynamodb'
import { marshall } from '@aws-sdk/util-dynamodb'
import { itemKeys } from '../../functions/store/item-keys.ts'
import { table } from '../../functions/store/table.ts'

const HOURS_TO_RESTORE = 24

export const isActive = (client: DynamoDBClient, TableName: string) =>
  waitUntilTableExists({ client, maxWaitTime: HOURS_TO_RESTORE * 3600, minDelay: 2 }, { TableName })

/** Sets what a restore does not copy, except the backups. Returns the ARN of the stream. */
export async function configure(client: DynamoDBClient, TableName: string, isKept: boolean): Promise<string> {
  await client.send(
    new UpdateTableCommand({
      TableName,
      DeletionProtectionEnabled: isKept,
      StreamSpecification: { StreamEnabled: true, StreamViewType: 'NEW_AND_OLD_IMAGES' },
    }),
  )
  await isActive(client, TableName)
  await client.send(
    new UpdateTimeToLiveCommand({
      TableName,
      TimeToLiveSpecification: { AttributeName: table.timeToLive, Enabled: true },
    }),
  )
  // The files of a rebuild that was running then are gone.
  await client.send(new DeleteItemCommand({ TableName, Key: marshall(itemKeys.rebuild) }))
  const { Table } = await client.send(new DescribeTableCommand({ TableName }))
  return Table!.LatestStreamArn!
}

/** Writes the table into the settings of the stage, so that later deployments use it, too. */
export function keepInSettings(folder: string, stage: string, stream: string) {
  mkdirSync(folder, { recursive: true })
  const file = join(folder, `${stage}.json`)
  const settings = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
  writeFileSync(file, `${JSON.stringify({ ...settings, table: stream }, null, 2)}\n`)
}
