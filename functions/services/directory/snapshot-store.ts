import { createReadStream } from 'node:fs'
import { Readable } from 'node:stream'
import { s3 } from '../s3.ts'
import { settings } from '../settings.ts'

/** Part size of snapshot uploads and downloads, in bytes. At most this many parts are in memory. */
const PART = 8 * 1024 * 1024
const PARTS_SENT_AT_ONCE = 2
/** One connection to S3 transfers about 90 MB per second. */
const PARTS_FETCHED_AT_ONCE = 4

export interface SnapshotStore {
  /** Undefined if the object does not exist. */
  get(key: string): Promise<Readable | undefined>
  put(key: string, file: string): Promise<void>
  delete(key: string): Promise<void>
}

/** Stored under a private prefix of the deployment's bucket. */
export const snapshots: SnapshotStore = {
  async get(key) {
    const { client, GetObjectCommand, NoSuchKey } = await s3()
    const part = async (start: number) => {
      const Range = `bytes=${start}-${start + PART - 1}`
      const { Body, ContentRange } = await client.send(
        new GetObjectCommand({ Bucket: settings.bucketName, Key: key, Range }),
      )
      return { bytes: await Body!.transformToByteArray(), size: Number(ContentRange?.split('/')[1] ?? 0) }
    }
    try {
      const first = await part(0)
      return Readable.from(inOrder(first, part))
    } catch (error) {
      if (error instanceof NoSuchKey) return undefined
      throw error
    }
  },

  async put(key, file) {
    const [{ client }, { Upload }] = await Promise.all([s3(), import('@aws-sdk/lib-storage')])
    const object = {
      Bucket: settings.bucketName,
      Key: key,
      Body: createReadStream(file),
      ContentType: 'application/zstd',
    }
    await new Upload({ client, params: object, partSize: PART, queueSize: PARTS_SENT_AT_ONCE }).done()
  },

  async delete(key) {
    const { client, DeleteObjectCommand } = await s3()
    await client.send(new DeleteObjectCommand({ Bucket: settings.bucketName, Key: key }))
  },
}

type Part = { bytes: Uint8Array; size: number }

/** Yields the object's bytes in order while the next parts are downloaded. */
async function* inOrder(first: Part, fetchPart: (start: number) => Promise<Part>) {
  const underWay: Promise<Part>[] = []
  let next = PART
  const fetchMore = () => {
    while (next < first.size && underWay.length < PARTS_FETCHED_AT_ONCE) {
      const part = fetchPart(next)
      // A failure is handled when the part is awaited. Until then, avoid an unhandled rejection.
      part.catch(() => {})
      underWay.push(part)
      next += PART
    }
  }
  fetchMore()
  yield first.bytes
  for (let part = underWay.shift(); part; part = underWay.shift()) {
    fetchMore()
    yield (await part).bytes
  }
}
