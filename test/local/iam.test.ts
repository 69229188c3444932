import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Cloud, startCloud } from '../../scripts/local/cloud.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'
import { functionFile } from './handlers.ts'

/** Sends one request with the AWS SDK and returns the name and message of its error, or 'allowed' for any answer of a server. */
const sender = functionFile(`
  import { createRequire } from 'node:module'
  const require = createRequire(${JSON.stringify(import.meta.filename)})
  export const handler = async ({ client, command, input }) => {
    const sdk = require('@aws-sdk/client-' + client)
    const Client = Object.entries(sdk).find(([name]) => /^(?!__)\\w+Client$/.test(name))[1]
    try {
      await new Client({ forcePathStyle: true }).send(new sdk[command + 'Command'](input))
    } catch (error) {
      if (error.name === 'AccessDeniedException') return error.message
    }
    return 'allowed'
  }`)

let cloud: Cloud
beforeAll(async () => {
  const functions = {
    'sync-scheduler': sender.file,
    graphql: sender.file,
    changes: sender.file,
    retention: sender.file,
  }
  cloud = await startCloud({ dataFolder: temporaryFolder(), functions, web: false, log: () => {} })
})
afterAll(() => cloud.stop())

const Key = { pk: { S: 'a' }, sk: { S: 'b' } }
const dynamo = (command: string, input: object) => ({
  client: 'dynamodb',
  command,
  input: { TableName: 'fungo', ...input },
})
const s3 = (command: string, input: object) => ({ client: 's3', command, input: { Bucket: 'fungo', ...input } })
const cognito = (command: string) => ({
  client: 'cognito-identity-provider',
  command,
  input: { UserPoolId: 'us-east-1_fungo', Username: 'user' },
})
const email = { Simple: { Subject: { Data: 'a' }, Body: { Text: { Data: 'b' } } } }
const mail = { client: 'sesv2', command: 'SendEmail', input: { FromEmailAddress: 'a@fungo.example', Content: email } }
const sqs = {
  client: 'sqs',
  command: 'SendMessage',
  input: { QueueUrl: 'http://localhost/fungo-sync', MessageBody: 'a' },
}

test.each([
  ['sync-scheduler', dynamo('GetItem', { Key })],
  ['sync-scheduler', dynamo('TransactWriteItems', { TransactItems: [{ Delete: { TableName: 'fungo', Key } }] })],
  ['sync-scheduler', sqs],
  ['retention', dynamo('Scan', {})],
  ['retention', cognito('AdminDeleteUser')],
  ['graphql', cognito('AdminDisableUser')],
  ['graphql', { client: 'cognito-identity-provider', command: 'RevokeToken', input: { Token: 'a', ClientId: 'b' } }],
  ['graphql', mail],
  ['graphql', s3('PutObject', { Key: 'media/a', Body: 'a' })],
  ['graphql', s3('CopyObject', { Key: 'withheld/a', CopySource: 'fungo/media/a' })],
  ['changes', s3('ListObjectsV2', { Prefix: 'aws/lambda/' })],
] as const)('%s may send %j', async (name, request) => {
  expect(await cloud.invoke(name, request)).toBe('allowed')
})

test.each([
  ['sync-scheduler', dynamo('Scan', {}), 'dynamodb:Scan'],
  ['changes', { ...sqs, command: 'ReceiveMessage' }, 'sqs:ReceiveMessage'],
  ['sync-scheduler', cognito('AdminDeleteUser'), 'cognito-idp:AdminDeleteUser'],
  ['retention', cognito('AdminDisableUser'), 'cognito-idp:AdminDisableUser'],
  ['changes', mail, 'ses:SendEmail'],
  ['sync-scheduler', s3('GetObject', { Key: 'media/a' }), 's3:GetObject media/a'],
  ['sync-scheduler', s3('HeadObject', { Key: 'media/a' }), 's3:GetObject media/a'],
  ['graphql', s3('PutObject', { Key: 'snapshots/a', Body: 'a' }), 's3:PutObject snapshots/a'],
  ['graphql', s3('DeleteObject', { Key: 'uploads/a' }), 's3:DeleteObject uploads/a'],
  ['graphql', s3('CopyObject', { Key: 'media/a', CopySource: 'fungo/withheld/a' }), 's3:GetObject withheld/a'],
  ['graphql', s3('ListObjectsV2', { Prefix: 'aws/lambda/' }), 's3:ListBucket aws/lambda/'],
] as const)('%s may not send %j', async (name, request, action) => {
  expect(await cloud.invoke(name, request)).toBe(
    `The permissions of this function in functions/manifest.ts do not allow ${action}.`,
  )
})
