import { HeadObjectCommand, PutObjectCommand, S3Client } from '@aws-sdk/client-s3'
import { afterAll, expect, test } from 'vitest'
import { handler as changes } from '../../functions/changes/handler.ts'
import { FAILED_CHANGES } from '../../functions/manifest.ts'
import { newID } from '../../functions/values/ids.ts'
import { BUCKET, startQueueAndStorage } from '../../scripts/local/queue-and-storage.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'

const path = temporaryFolder()
const storage = await startQueueAndStorage(path)
Object.assign(process.env, { AWS_ENDPOINT_URL_S3: storage.endpoint, BUCKET_NAME: BUCKET })
const s3 = new S3Client({ endpoint: storage.endpoint, forcePathStyle: true })
afterAll(async () => {
  s3.destroy()
  await storage.stop()
})

const put = (name: string, content: object) =>
  s3.send(
    new PutObjectCommand({ Bucket: BUCKET, Key: `${FAILED_CHANGES}changes/${name}`, Body: JSON.stringify(content) }),
  )

test('a failed stream record is retried even if hundreds before it keep failing', async () => {
  for (let first = 0; first < 300; first += 100)
    await Promise.all(Array.from({ length: 100 }, (_, at) => put(`1-${first + at}`, { payload: 'broken' })))
  const record = {
    eventName: 'REMOVE',
    dynamodb: {
      SequenceNumber: '1',
      Keys: { pk: { S: `claim#${newID()}` }, sk: { S: 'meta' } },
      OldImage: { __edb_e__: { S: 'claim-request' } },
    },
  }
  await put('2', { payload: JSON.stringify({ Records: [record] }) })
  await changes({ retry: true })
  const head = new HeadObjectCommand({ Bucket: BUCKET, Key: `${FAILED_CHANGES}changes/2` })
  await expect(s3.send(head)).rejects.toMatchObject({ name: 'NotFound' })
})
