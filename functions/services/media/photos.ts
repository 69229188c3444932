import { randomBytes } from 'node:crypto'
import { badInput } from '../../values/errors.ts'
import { MAX_PHOTO_BYTES, PHOTO_INVALID, PHOTO_TOO_LARGE } from '../../values/photo-limits.ts'
import { logFault } from '../log.ts'
import { s3 } from '../s3.ts'
import { settings } from '../settings.ts'
import { cleanImage } from './clean-image.ts'

const DATA_URL = /^data:image\/(?:jpeg|jpg|png|gif);base64,([A-Za-z0-9+/]+={0,2})$/i
/** Longer base64 text always exceeds the size limit. */
const MAX_BASE64_LENGTH = Math.ceil((MAX_PHOTO_BYTES * 4) / 3) + 100

/**
 * Stores a photo from a data URL without its metadata, such as where and by whom it was taken. Returns its unguessable key. The website
 * serves it under `/<key>` if the URL was signed by `photoAddress` and has not expired. Refuses content that is not JPG, PNG, or GIF.
 */
async function storePhoto(dataURL: string, field: 'photo' | 'logo'): Promise<string> {
  if (dataURL.length > MAX_BASE64_LENGTH) throw badInput(field, PHOTO_TOO_LARGE)
  const base64 = DATA_URL.exec(dataURL.trim())?.[1]
  if (!base64) throw badInput(field, PHOTO_INVALID)
  const bytes = Buffer.from(base64, 'base64')
  if (bytes.length > MAX_PHOTO_BYTES) throw badInput(field, PHOTO_TOO_LARGE)
  const image = cleanImage(bytes)
  if (!image) throw badInput(field, PHOTO_INVALID)

  const key = `media/${field === 'photo' ? 'players' : 'teams'}/${randomBytes(20).toString('hex')}.${image.extension}`
  const { client, PutObjectCommand } = await s3()
  await client.send(
    new PutObjectCommand({
      Bucket: settings.bucketName,
      Key: key,
      Body: image.bytes,
      ContentType: image.type,
      // The CDN revalidates on every request, so that a deleted photo disappears.
      CacheControl: 'no-cache',
    }),
  )
  return key
}

/** Returns the bytes of a stored logo, or null if it is deleted or withheld. */
export async function readLogo(key: string): Promise<Uint8Array | null> {
  const { client, GetObjectCommand, NoSuchKey } = await s3()
  try {
    const { Body } = await client.send(new GetObjectCommand({ Bucket: settings.bucketName, Key: key }))
    return await Body!.transformToByteArray()
  } catch (error) {
    if (error instanceof NoSuchKey) return null
    throw error
  }
}

export async function deletePhoto(key: string): Promise<void> {
  const { client, DeleteObjectCommand } = await s3()
  await client.send(new DeleteObjectCommand({ Bucket: settings.bucketName, Key: key }))
}

const withheldKey = (key: string) => `withheld/${key}`

/** Moves the photo to where the website does not serve it. Idempotent. */
export const withholdPhoto = (key: string) => movePhoto(key, withheldKey(key))
/** Undoes `withholdPhoto`. */
export const restorePhoto = (key: string) => movePhoto(withheldKey(key), key)
export const deleteWithheldPhoto = (key: string) => deletePhoto(withheldKey(key))

async function movePhoto(from: string, to: string): Promise<void> {
  const { client, CopyObjectCommand, NoSuchKey } = await s3()
  const Bucket = settings.bucketName
  try {
    await client.send(new CopyObjectCommand({ Bucket, Key: to, CopySource: `${Bucket}/${from}` }))
  } catch (error) {
    // Already moved.
    if (error instanceof NoSuchKey) return
    throw error
  }
  await deletePhoto(from)
}

/** Stores the photo for a write. Deletes it again if the write fails, unless the outcome is unknown. */
export async function withPhoto<T>(
  dataURL: string | undefined,
  write: (photoKey: string | undefined) => Promise<T>,
  field: 'photo' | 'logo' = 'photo',
) {
  const photoKey = dataURL ? await storePhoto(dataURL, field) : undefined
  try {
    return await write(photoKey)
  } catch (error) {
    const isUnknown = error instanceof Error && '$metadata' in error
    if (photoKey && !isUnknown) {
      await deletePhoto(photoKey).catch((reason: Error) =>
        logFault('An unused photo could not be deleted.', { key: photoKey, error: reason }),
      )
    }
    throw error
  }
}
