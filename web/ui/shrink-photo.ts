import { MAX_PHOTO_BYTES, PHOTO_INVALID, PHOTO_TOO_LARGE, PHOTO_TYPES } from '../../functions/values/photo-limits.ts'

const MAX_SIDE_PIXELS = 1024
const JPEG_QUALITY = 0.85

/** Converts a photo to a JPEG data URL of at most 1,024 px per side, upright and without metadata. Rejects with a message for the user. */
export async function shrinkPhoto(file: File): Promise<string> {
  if (!PHOTO_TYPES.some((type) => type === file.type)) throw new Error(PHOTO_INVALID)
  if (file.size >= MAX_PHOTO_BYTES) throw new Error(PHOTO_TOO_LARGE)
  const image = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => {
    throw new Error(PHOTO_INVALID)
  })
  const scale = Math.min(1, MAX_SIDE_PIXELS / Math.max(image.width, image.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(image.width * scale))
  canvas.height = Math.max(1, Math.round(image.height * scale))
  const context = canvas.getContext('2d')
  if (!context) throw new Error(PHOTO_INVALID)
  context.fillStyle = '#ffffff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.drawImage(image, 0, 0, canvas.width, canvas.height)
  image.close()
  return canvas.toDataURL('image/jpeg', JPEG_QUALITY)
}
