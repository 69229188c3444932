import { randomUUID } from 'node:crypto'
import { inject } from 'vitest'
import { createTable } from '../../scripts/local/dynamo.ts'
import { sendQuickly } from './quick-dynamo.ts'

const endpoint = inject('dynamoEndpoint')
const tableName = `test-${randomUUID()}`

Object.assign(process.env, {
  AWS_REGION: 'us-east-1',
  AWS_ACCESS_KEY_ID: 'local',
  AWS_SECRET_ACCESS_KEY: 'local',
  AWS_ENDPOINT_URL_DYNAMODB: endpoint,
  QUICK_DYNAMO: endpoint,
  TABLE_NAME: tableName,
  BUCKET_NAME: 'test',
  STAGE: 'local',
  HUMAN_CHECK: 'none',
  RATE_LIMITS: 'off',
  NOTICE_DELAY_SECONDS: '0',
  LINK_SECRET: 'test',
  PUSH_SECRET: 'test',
  POWERTOOLS_LOG_LEVEL: 'SILENT',
})
sendQuickly()
await createTable(endpoint, tableName)
