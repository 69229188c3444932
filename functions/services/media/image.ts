import { cleanGIF } from './gif.ts'
import { type Image, isPhotoSized } from './image-size.ts'
import { cleanJPEG } from './jpeg.ts'
import { cleanPNG } from './png.ts'

type CleanImage = Image & { type: string; extension: string }

const formats = [
  { type: 'image/jpeg', extension: 'jpg', clean: cleanJPEG },
  { type: 'image/png', extension: 'png', clean: cleanPNG },
  { type: 'image/gif', extension: 'gif', clean: cleanGIF },
]

/**
 * Returns the image with only the parts needed to display it. Null if it is truncated, not of these formats, or too large. Pixels are not
 * decoded: each part is read by its declared length and copied only if its type is known.
 */
export function cleanImage(bytes: Buffer): CleanImage | null {
  for (const { type, extension, clean } of formats) {
    const image = orNull(() => clean(bytes))
    if (image) return isPhotoSized(image) ? { ...image, type, extension } : null
  }
  return null
}

/** Reading past the end of a truncated file throws a RangeError. */
function orNull(clean: () => Image | null) {
  try {
    return clean()
  } catch (error) {
    if (error instanceof RangeError) return null
    throw error
  }
}
