import { cleanGIF } from './gif.ts'
import { cleanJPEG } from './jpeg.ts'
import { cleanPNG } from './png.ts'

export type Image = { bytes: Buffer; width: number; height: number }
type CleanImage = Image & { type: string; extension: string }

/** The form sends 1,024 a side at most. What is larger costs who looks at it: four bytes a pixel, however small the file. */
const MAX_SIDE = 8_192
const MAX_PIXELS = 25_000_000

const formats = [
  { type: 'image/jpeg', extension: 'jpg', clean: cleanJPEG },
  { type: 'image/png', extension: 'png', clean: cleanPNG },
  { type: 'image/gif', extension: 'gif', clean: cleanGIF },
]

/**
 * The image with nothing but what is needed to show it; null for what is not whole, not of these formats, or of a size that
 * no photo has. Pictures are not decoded: every part is read by its own length and copied only if it is known.
 */
export function cleanImage(bytes: Buffer): CleanImage | null {
  for (const { type, extension, clean } of formats) {
    const image = orNull(() => clean(bytes))
    if (image) return isPhotoSized(image) ? { ...image, type, extension } : null
  }
  return null
}

/** A reader that runs past the end of a cut file throws a RangeError. */
function orNull(clean: () => Image | null) {
  try {
    return clean()
  } catch (error) {
    if (error instanceof RangeError) return null
    throw error
  }
}

const isPhotoSized = ({ width, height }: Image) =>
  width > 0 && height > 0 && width <= MAX_SIDE && height <= MAX_SIDE && width * height <= MAX_PIXELS
