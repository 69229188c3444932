import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  CreateTableCommand,
  DescribeTableCommand,
  DescribeTimeToLiveCommand,
  DynamoDBClient,
  PutItemCommand,
  ScanCommand,
} from '@aws-sdk/client-dynamodb'
import { marshall } from '@aws-sdk/util-dynamodb'
import { expect, test } from 'vitest'
import { itemKeys } from '../../functions/store/item-keys.ts'
import { table } from '../../functions/store/table.ts'
import { configure, keepInSettings } from '../../scripts/deploy/restored-table.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'

test('a restored table gets its stream, expiry, and protection, and the snapshots and rebuild that it names are forgotten', async () => {
  const client = new DynamoDBClient()
  const [TableName, keys] = [`restored-${process.pid}-${Date.now()}`, [table.partitionKey, table.sortKey]]
  await client.send(
    new CreateTableCommand({
      TableName,
      KeySchema: keys.map((AttributeName, at) => ({ AttributeName, KeyType: at === 0 ? 'HASH' : 'RANGE' })),
      AttributeDefinitions: keys.map((AttributeName) => ({ AttributeName, AttributeType: 'S' })),
      BillingMode: 'PAY_PER_REQUEST',
    }),
  )
  const team = { [table.partitionKey]: 'team#1', [table.sortKey]: 'meta' }
  const heads = [itemKeys.head('team', 1), itemKeys.head('user', 7)]
  for (const item of [itemKeys.rebuild, ...heads, team])
    await client.send(new PutItemCommand({ TableName, Item: marshall(item) }))

  const stream = await configure(client, TableName, { table: TableName, isKept: true })

  const { Table } = await client.send(new DescribeTableCommand({ TableName }))
  expect(Table).toMatchObject({
    LatestStreamArn: stream,
    StreamSpecification: { StreamViewType: 'NEW_AND_OLD_IMAGES' },
    DeletionProtectionEnabled: true,
  })
  const { TimeToLiveDescription } = await client.send(new DescribeTimeToLiveCommand({ TableName }))
  expect(TimeToLiveDescription?.AttributeName).toBe(table.timeToLive)
  expect((await client.send(new ScanCommand({ TableName }))).Items).toEqual([marshall(team)])
})

test('the settings of a stage keep the restored table beside the others', () => {
  const folder = temporaryFolder()
  const read = () => JSON.parse(readFileSync(join(folder, 'prod.json'), 'utf8'))
  keepInSettings(folder, 'prod', 'arn:one')
  expect(read()).toEqual({ table: 'arn:one' })
  writeFileSync(join(folder, 'prod.json'), '{ "waf": true, "table": "arn:one" }')
  keepInSettings(folder, 'prod', 'arn:two')
  expect(read()).toEqual({ waf: true, table: 'arn:two' })
})
