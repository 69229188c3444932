import { s3 } from '../s3.ts'
import { settings } from '../settings.ts'

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
