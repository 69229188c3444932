import { createReadStream } from 'node:fs'
import type { Readable } from 'node:stream'
import { lazy } from '../lazy.ts'
import { settings } from '../settings.ts'

/** A snapshot is sent in parts of so many bytes, two of which are in memory at most. */
const PART = 8 * 1024 * 1024

export interface SnapshotStore {
  /** Undefined when there is none of that name. */
  get(key: string): Promise<Readable | undefined>
  put(key: string, file: string): Promise<void>
  delete(key: string): Promise<void>
}

const s3 = lazy(async () => {
  const { S3Client, GetObjectCommand, DeleteObjectCommand, NoSuchKey } = await import('@aws-sdk/client-s3')
  return { client: new S3Client(), GetObjectCommand, DeleteObjectCommand, NoSuchKey }
})

/** The private part of the deployment's bucket. */
export const snapshots: SnapshotStore = {
  async get(key) {
    const { client, GetObjectCommand, NoSuchKey } = await s3()
    try {
      const { Body } = await client.send(new GetObjectCommand({ Bucket: settings.bucketName, Key: key }))
      return Body as Readable
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
    await new Upload({ client, params: object, partSize: PART, queueSize: 2 }).done()
  },

  async delete(key) {
    const { client, DeleteObjectCommand } = await s3()
    await client.send(new DeleteObjectCommand({ Bucket: settings.bucketName, Key: key }))
  },
}
