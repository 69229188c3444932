import { randomBytes } from 'node:crypto'
import { badInput } from '../../values/errors.ts'
import { MAX_PHOTO_BYTES, PHOTO_INVALID, PHOTO_TOO_LARGE } from '../../values/photo-limits.ts'
import { logFault } from '../log.ts'
import { s3 } from '../s3.ts'
import { settings } from '../settings.ts'
import { type PhotoReview, reviewOf } from './photo-review.ts'
import { deletePhoto } from './photos.ts'

const HEADER = /^data:image\/(?:jpeg|jpg|png|gif);base64,/i
/** Longer base64 text always exceeds the size limit. */
const MAX_BASE64_LENGTH = Math.ceil((MAX_PHOTO_BYTES * 4) / 3) + 100

type Upload = { by: { userID: string; isAdmin: boolean }; field: 'photo' | 'logo' }
export type StoredPhoto = { key: string; review: PhotoReview | undefined }

/**
 * Stores a photo from a data URL, encoded anew without its metadata, such as where and by whom it was taken. Its key is unguessable. The website
 * serves it under `/<key>` if the URL was signed by `photoAddress` and has not expired. Refuses content that is not JPG, PNG, or GIF.
 */
async function storePhoto(dataURL: string, { by, field }: Upload): Promise<StoredPhoto> {
  if (dataURL.length > MAX_BASE64_LENGTH) throw badInput(field, PHOTO_TOO_LARGE)
  const url = dataURL.trim()
  const header = HEADER.exec(url)?.[0]
  if (!header) throw badInput(field, PHOTO_INVALID)
  const bytes = Buffer.from(url.slice(header.length), 'base64')
  if (bytes.length > MAX_PHOTO_BYTES) throw badInput(field, PHOTO_TOO_LARGE)
  const { reencodedImage } = await import('./reencoded-image.ts')
  const image = await reencodedImage(bytes)
  if (!image) throw badInput(field, PHOTO_INVALID)
  const review = await reviewOf(image, by)

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
  return { key, review }
}

/** Stores the photo for a write. Deletes it again if the write fails, unless the outcome is unknown. */
export async function withPhoto<T>(
  dataURL: string | undefined,
  upload: Upload,
  write: (photo: StoredPhoto | undefined) => Promise<T>,
) {
  const photo = dataURL ? await storePhoto(dataURL, upload) : undefined
  try {
    return await write(photo)
  } catch (error) {
    const isUnknown = error instanceof Error && '$metadata' in error
    if (photo && !isUnknown) {
      await deletePhoto(photo.key).catch((reason: Error) =>
        logFault('An unused photo could not be deleted.', { key: photo.key, error: reason }),
      )
    }
    throw error
  }
}
