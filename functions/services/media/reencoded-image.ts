import sharp, { type Sharp } from 'sharp'

/** Decoding costs four bytes per pixel, however small the file. */
const MAX_PIXELS = 25_000_000
const MAX_SIDE_PIXELS = 1024
const SECONDS = 10

// Only these formats are decoded, whatever the content claims to be.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({ operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadNsgif'] })
// One image at a time, and each only once.
sharp.cache(false)
sharp.concurrency(1)

/**
 * The image encoded anew: upright, at most 1,024 pixels per side, without metadata, as JPEG or, if it may be transparent, as PNG. Of an animated
 * GIF the first frame. Null for what is not a JPEG, PNG, or GIF, is broken, or has too many pixels, which is refused before it is decoded.
 */
export async function reencodedImage(bytes: Buffer) {
  try {
    const image = sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'warning' })
    const { format } = await image.metadata()
    const shrunk = image
      .autoOrient()
      .resize({ width: MAX_SIDE_PIXELS, height: MAX_SIDE_PIXELS, fit: 'inside', withoutEnlargement: true })
      .timeout({ seconds: SECONDS })
    return await (format === 'jpeg' ? asJPEG(shrunk) : asPNG(shrunk))
  } catch {
    // The decoder's messages differ by format, and all mean that this is no photo.
    return null
  }
}

const asJPEG = async (image: Sharp) =>
  ({
    bytes: await image.jpeg({ quality: 85, mozjpeg: true }).toBuffer(),
    extension: 'jpg',
    type: 'image/jpeg',
  }) as const

const asPNG = async (image: Sharp) =>
  ({ bytes: await image.png().toBuffer(), extension: 'png', type: 'image/png' }) as const
