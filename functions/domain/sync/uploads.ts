import { s3 } from '../../services/s3.ts'
import { settings } from '../../services/settings.ts'
import { Refusal } from '../../values/errors.ts'
import { checkID, newID } from '../../values/ids.ts'
import { FEED_KINDS, type FeedKind } from './entity.ts'

/** The maximum total size of an upload's files. An API request is limited to 6 MB. */
const MAX_BYTES = 5 * 1024 * 1024

export type UploadedFiles = Partial<Record<FeedKind, string | null>>

const objectOf = (upload: string, kind: FeedKind) => ({
  Bucket: settings.bucketName,
  Key: `uploads/${upload}/${kind}.csv`,
})

/** Stores the files for a dry run and the run after it. Returns the upload's ID. */
export async function uploadSyncFiles(files: UploadedFiles): Promise<string> {
  const given = FEED_KINDS.flatMap((kind) => (files[kind]?.trim() ? [[kind, files[kind]] as const] : []))
  if (given.length === 0) throw new Refusal('BAD_USER_INPUT', 'Please choose at least one CSV file.')
  if (given.reduce((sum, [, text]) => sum + Buffer.byteLength(text), 0) > MAX_BYTES)
    throw new Refusal('BAD_USER_INPUT', 'The files must be smaller than 5 MB in total.')
  const upload = newID()
  const { client, PutObjectCommand } = await s3()
  await Promise.all(
    given.map(([kind, text]) =>
      client.send(new PutObjectCommand({ ...objectOf(upload, kind), Body: text, ContentType: 'text/csv' })),
    ),
  )
  return upload
}

export const checkUpload = (upload: string) => checkID(upload, 'Upload')

/** The uploaded file of a kind, or null. */
export async function readUpload(upload: string, kind: FeedKind): Promise<string | null> {
  const { client, GetObjectCommand, NoSuchKey } = await s3()
  try {
    const { Body } = await client.send(new GetObjectCommand(objectOf(upload, kind)))
    return (await Body?.transformToString()) ?? null
  } catch (error) {
    if (error instanceof NoSuchKey) return null
    throw error
  }
}
