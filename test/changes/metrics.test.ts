import type { DynamoDBRecord } from 'aws-lambda'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { watchAuditLog } from '../../functions/changes/audit-log.ts'
import { countChanges } from '../../functions/changes/handler.ts'
import { changeOf } from '../../functions/store/stream-change.ts'
import { metricsOf } from '../support/metrics-of.ts'

beforeEach(() => {
  process.env.POWERTOOLS_METRICS_NAMESPACE = 'Fungo'
  process.env.POWERTOOLS_SERVICE_NAME = 'fungo'
})
afterEach(() => {
  delete process.env.POWERTOOLS_METRICS_NAMESPACE
})

const noRecords = { created: 0, updated: 0, removed: 0 }
type Item = Record<string, string | number>
const image = (item: Item) =>
  Object.fromEntries(
    Object.entries(item).map(([name, value]) => [name, typeof value === 'number' ? { N: `${value}` } : { S: value }]),
  )
const change = (entity: string, before: Item | null, after: Item) =>
  changeOf({
    eventName: before ? 'MODIFY' : 'INSERT',
    dynamodb: {
      OldImage: before ? image({ __edb_e__: entity, ...before }) : undefined,
      NewImage: image({ __edb_e__: entity, ...after }),
    },
  } as DynamoDBRecord)

test('business metrics are counted once per batch, by name and stage', async () => {
  const counted = await metricsOf(() =>
    countChanges([
      change('user', null, { name: 'Pat' }),
      change('user', { name: 'Pat' }, { name: 'Patricia' }),
      change('registration', null, { status: 'PENDING' }),
      change('registration', null, { status: 'PENDING' }),
      change('registration', { status: 'PENDING' }, { status: 'APPROVED' }),
      change('team', { version: 1 }, { version: 2, claimedBy: '1' }),
      change('sync-run', { created: 5, updated: 1, removed: 0 }, { created: 25, updated: 2, removed: 1 }),
      change('sync-run', { ...noRecords, status: 'running' }, { ...noRecords, status: 'failed' }),
      change('sync-run', { ...noRecords, status: 'failed' }, { ...noRecords, status: 'failed' }),
    ]),
  )
  expect(counted).toMatchObject({
    service: 'fungo',
    stage: 'local',
    SignUps: 1,
    Registrations: 2,
    Claims: 1,
    SyncRecords: 22,
    SyncFailures: 1,
  })
})

test('a replaced or deleted audit log entry is counted, and an expired one is not', async () => {
  const entry = { pk: { S: 'audit-of#team#1' }, sk: { S: '2' } }
  const of = (eventName: string, more: object = {}) =>
    changeOf({ eventName, dynamodb: { Keys: entry, OldImage: entry, NewImage: entry }, ...more } as DynamoDBRecord)
  const counted = await metricsOf(async () => {
    await watchAuditLog(of('INSERT'))
    await watchAuditLog(of('MODIFY'))
    await watchAuditLog(of('REMOVE'))
    await watchAuditLog(of('REMOVE', { userIdentity: { type: 'Service', principalId: 'dynamodb.amazonaws.com' } }))
  })
  expect(counted).toMatchObject({ AuditLogChanges: 1 })
})
