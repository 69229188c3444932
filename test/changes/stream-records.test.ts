import { ListObjectsV2Command, S3Client } from '@aws-sdk/client-s3'
import { PutCommand, QueryCommand } from '@aws-sdk/lib-dynamodb'
import { expect, test } from 'vitest'
import { handler as changes } from '../../functions/changes/handler.ts'
import { client } from '../../functions/store/dynamo.ts'
import { newID } from '../../functions/values/ids.ts'
import { BUCKET } from '../../scripts/local/queue-and-storage.ts'
import { storeFailedBatch } from '../../scripts/local/stream-source.ts'
import { as } from '../support/as.ts'
import { given } from '../support/given.ts'
import { caughtUp, dead, notices, outage, s3, seen, storage } from './change-stream.ts'

const rowsOf = async (teamID: string) => {
  const KeyConditionExpression = 'pk = :pk'
  const ExpressionAttributeValues = { ':pk': `team#${teamID}` }
  const { Items = [] } = await client.send(
    new QueryCommand({ TableName: process.env.TABLE_NAME!, KeyConditionExpression, ExpressionAttributeValues }),
  )
  return Items
}

async function keptChanges() {
  const bucket = new S3Client({ endpoint: storage.endpoint, forcePathStyle: true })
  const { Contents = [] } = await bucket.send(new ListObjectsV2Command({ Bucket: BUCKET, Prefix: 'aws/lambda/' }))
  return Contents
}

test('a stream record that always fails is dead-lettered alone, and the others are processed', async () => {
  const photos = ['media/players/before', 'media/players/poison', 'media/players/after']
  const requested: string[] = []
  s3.breakFor((path) => {
    requested.push(path)
    return path.includes('poison')
  })
  const playerKey = (id: string) => ({ pk: `player#${id}`, sk: 'meta', __edb_e__: 'player', playerID: id })
  const putPlayer = (id: string, photoKey?: string) =>
    client.send(new PutCommand({ TableName: process.env.TABLE_NAME!, Item: { ...playerKey(id), photoKey } }))
  const ids = photos.map(() => newID())
  await Promise.all(photos.map((photoKey, at) => putPlayer(ids[at]!, photoKey)))
  await Promise.all(ids.map((id) => putPlayer(id)))
  await caughtUp()
  s3.breakFor(() => false)
  for (const photoKey of photos) expect(requested).toContainEqual(expect.stringContaining(photoKey))
  expect(dead).toEqual([
    expect.objectContaining({
      records: [
        expect.objectContaining({
          dynamodb: expect.objectContaining({
            OldImage: expect.objectContaining({ pk: { S: `player#${ids[1]}` }, photoKey: { S: photos[1] } }),
          }),
        }),
      ],
    }),
  ])
})

test('stream records lost in an outage are processed later from the current state of their items', async () => {
  const owner = await given.user()
  const [gone, back] = [await given.team({ owner }), await given.team({ owner })]
  for (const { id } of [gone, back]) await given.teamContact(owner, { teamID: id, user: owner })
  await caughtUp()
  dead.length = 0
  outage.isOn = true
  const kept = await rowsOf(back.id)
  for (const { id } of [gone, back]) await as(owner).deleteTeam({ id })
  await caughtUp()
  outage.isOn = false
  expect(await rowsOf(gone.id)).not.toEqual([])
  // A feed can list a team again after deleting it.
  for (const Item of kept) await client.send(new PutCommand({ TableName: process.env.TABLE_NAME!, Item }))
  await caughtUp()

  for (const batch of dead) await storeFailedBatch(storage.endpoint, batch)
  s3.breakFor(() => true)
  await changes({ retry: true }).catch(() => {})
  s3.breakFor(() => false)
  expect(await rowsOf(gone.id)).not.toEqual([])
  await changes({ retry: true })
  expect(await rowsOf(gone.id)).toEqual([])
  expect(await rowsOf(back.id)).toEqual(kept)
  expect(await keptChanges()).toEqual([])
})

test('a batch stops at the first failing record and reports it, and a failing first record throws', async () => {
  const change = (sequence: string, entity: string) => ({
    eventName: 'REMOVE' as const,
    dynamodb: { OldImage: { __edb_e__: { S: entity }, teamID: { S: newID() } }, SequenceNumber: sequence },
  })
  const Records = [change('1', 'claim-request'), change('2', 'team'), change('3', 'team')]
  expect(await changes({ Records })).toEqual({ batchItemFailures: [] })
  // Let the stream of the other tests finish first, since it reads TABLE_NAME too.
  await caughtUp()
  await notices.mailed()
  const table = process.env.TABLE_NAME
  process.env.TABLE_NAME = 'no-such-table'
  try {
    expect(await changes({ Records })).toEqual({ batchItemFailures: [{ itemIdentifier: '2' }] })
    await expect(changes({ Records: Records.slice(1) })).rejects.toThrow()
  } finally {
    process.env.TABLE_NAME = table
  }
})

test('an entry about several records is in the history of each, without the others, also if the stream repeats it', async () => {
  const [reader, family] = await Promise.all([given.admin(), given.user()])
  const word = `Qhistory${newID().slice(-6).replace(/\d/g, 'q')}`
  const ids = await Promise.all(
    ['One', 'Two'].map(async (name) => (await given.player({ claimer: family, name: `${word} ${name}` })).id),
  )
  await as(reader).players({ search: word }, 'name')
  await caughtUp()
  await changes({ Records: seen })
  for (const id of ids) {
    const FIELDS = 'action recordID actorID changes { after } named { id }'
    const reads = (await as(family).auditLog({ kind: 'player', id }, FIELDS)).filter(({ action }) =>
      /^read/.test(action),
    )
    expect(reads).toEqual([{ action: 'readProfile', recordID: id, actorID: reader.userID, changes: [], named: [] }])
  }
})
