import { crc32, inflateSync } from 'node:zlib'

type Image = { bytes: Buffer; width: number; height: number }

/** The form sends at most 1,024 pixels per side. A larger image costs the viewer memory: four bytes per pixel, however small the file. */
const MAX_SIDE = 8_192
const MAX_PIXELS = 25_000_000

const isPhotoSized = ({ width, height }: Pick<Image, 'width' | 'height'>) =>
  width > 0 && height > 0 && width <= MAX_SIDE && height <= MAX_SIDE && width * height <= MAX_PIXELS

const SOI = 0xd8
const EOI = 0xd9
const SOS = 0xda
const APP0 = 0xe0
const APP1 = 0xe1
const APP2 = 0xe2
const APP14 = 0xee
const APP15 = 0xef
const COM = 0xfe

/**
 * Cameras and programs write up to a dozen scans. Decoders go over all pixels in each scan, however short it is, so a small file with
 * thousands of scans would keep a viewer's browser busy for minutes.
 */
const MAX_SCANS = 100

/** Frame headers: C0 to CF without DHT, JPG and DAC. */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)
const isRestart = (marker: number) => marker >= 0xd0 && marker <= 0xd7

/**
 * Returns the JPEG up to the end of its image, without EXIF, XMP, IPTC, comments, thumbnails, and trailing data. Keeps the orientation and
 * the color profile, which affect how it looks.
 */
function cleanJPEG(bytes: Buffer): Image | null {
  if (bytes.readUInt16BE(0) !== 0xff00 + SOI) return null
  const parts: Buffer[] = []
  let size: { width: number; height: number } | null = null
  let orientation = 1
  let scans = 0

  for (let at = 2; ; ) {
    if (bytes.readUInt8(at) !== 0xff) return null
    const marker = bytes.readUInt8(at + 1)
    if (marker === 0xff) {
      at++
      continue
    }
    if (marker === EOI) break
    const end = at + 2 + bytes.readUInt16BE(at + 2)
    if (end < at + 4 || end > bytes.length) return null
    const segment = bytes.subarray(at, end)
    const content = segment.subarray(4)
    if (marker === APP1) orientation = orientationOf(content) ?? orientation
    // A second frame header could hide the size in the first.
    if (isFrame(marker) && size) return null
    if (isFrame(marker)) size = { height: content.readUInt16BE(1), width: content.readUInt16BE(3) }
    if (isKept(marker, content)) parts.push(segment)
    at = end
    if (marker === SOS) {
      if (++scans > MAX_SCANS) return null
      const scanEnd = endOfScan(bytes, at)
      parts.push(bytes.subarray(at, scanEnd))
      at = scanEnd
    }
  }

  if (!size || scans === 0) return null
  const head = [Buffer.from([0xff, SOI]), ...(orientation > 1 ? [orientationSegment(orientation)] : [])]
  return { ...size, bytes: Buffer.concat([...head, ...parts, Buffer.from([0xff, EOI])]) }
}

function isKept(marker: number, content: Buffer) {
  const begins = (text: string) => content.toString('latin1', 0, text.length) === text
  if (marker === APP0) return begins('JFIF\0') && content.length === 14
  if (marker === APP2) return begins('ICC_PROFILE\0')
  if (marker === APP14) return begins('Adobe') && content.length === 12
  return marker !== COM && !(marker > APP0 && marker <= APP15)
}

/** The position of the next marker that is neither a stuffed byte nor a restart marker. */
function endOfScan(bytes: Buffer, from: number) {
  for (let at = bytes.indexOf(0xff, from); at >= 0; at = bytes.indexOf(0xff, at + 1)) {
    const next = bytes.readUInt8(at + 1)
    if (next !== 0 && next !== 0xff && !isRestart(next)) return at
  }
  throw new RangeError('The scan has no end.')
}

const EXIF = 'Exif\0\0'
const ORIENTATION = 0x0112
const SHORT = 3

/** The orientation in an EXIF segment (without its marker and length), 1 to 8. Null if it has none. */
function orientationOf(segment: Buffer): number | null {
  if (segment.toString('latin1', 0, EXIF.length) !== EXIF) return null
  const tiff = segment.subarray(EXIF.length)
  const order = tiff.toString('latin1', 0, 2)
  if (tiff.length < 10 || (order !== 'II' && order !== 'MM')) return null
  const short = (at: number) => (order === 'II' ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at))
  const directory = order === 'II' ? tiff.readUInt32LE(4) : tiff.readUInt32BE(4)
  if (directory + 2 > tiff.length) return null
  for (let entry = directory + 2, left = short(directory); left > 0 && entry + 12 <= tiff.length; entry += 12, left--) {
    if (short(entry) !== ORIENTATION || short(entry + 2) !== SHORT) continue
    const value = short(entry + 8)
    return value >= 1 && value <= 8 ? value : null
  }
  return null
}

/** A complete EXIF segment that contains only the orientation. */
function orientationSegment(orientation: number): Buffer {
  const tiff = Buffer.alloc(26)
  tiff.write('MM\0*', 'latin1')
  tiff.writeUInt32BE(8, 4)
  tiff.writeUInt16BE(1, 8)
  tiff.writeUInt16BE(ORIENTATION, 10)
  tiff.writeUInt16BE(SHORT, 12)
  tiff.writeUInt32BE(1, 14)
  tiff.writeUInt16BE(orientation, 18)
  const head = Buffer.from([0xff, 0xe1, 0, 2 + EXIF.length + tiff.length])
  return Buffer.concat([head, Buffer.from(EXIF, 'latin1'), tiff])
}

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
const KEPT_CHUNKS = new Set(['IHDR', 'PLTE', 'tRNS', 'gAMA', 'cHRM', 'sRGB', 'cICP', 'sBIT', 'pHYs'])

/** By color type. */
const CHANNELS: Record<number, number> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 }

/** Returns the PNG without what follows its pixels or its end, text, EXIF, times, color profiles (which contain text), and further frames. */
function cleanPNG(bytes: Buffer): Image | null {
  if (!bytes.subarray(0, SIGNATURE.length).equals(SIGNATURE)) return null
  const parts: Buffer[] = [SIGNATURE]
  let size: { width: number; height: number } | null = null
  let bitsPerPixel = 0
  const data: Buffer[] = []
  let dataAt = 0

  for (let at = SIGNATURE.length; ; ) {
    const end = at + 12 + bytes.readUInt32BE(at)
    if (end > bytes.length) return null
    const name = bytes.toString('latin1', at + 4, at + 8)
    if (bytes.readUInt32BE(end - 4) !== crc32(bytes.subarray(at + 4, end - 4))) return null
    if ((name === 'IHDR') !== (size === null)) return null
    if (name === 'IHDR') {
      size = { width: bytes.readUInt32BE(at + 8), height: bytes.readUInt32BE(at + 12) }
      bitsPerPixel = bytes.readUInt8(at + 16) * (CHANNELS[bytes.readUInt8(at + 17)] ?? 0)
    }
    if (name === 'IDAT') {
      dataAt ||= parts.length
      data.push(bytes.subarray(at + 8, end - 4))
    }
    if (KEPT_CHUNKS.has(name)) parts.push(bytes.subarray(at, end))
    if (name === 'IEND') break
    at = end
  }
  if (!size || data.length === 0 || !isPhotoSized(size)) return null
  const pixels = pixelsOf(Buffer.concat(data), { ...size, bitsPerPixel })
  if (!pixels) return null
  parts.splice(dataAt, 0, chunk('IDAT', pixels))
  return { ...size, bytes: Buffer.concat([...parts, chunk('IEND', Buffer.alloc(0))]) }
}

function chunk(name: string, data: Buffer) {
  const bytes = Buffer.alloc(data.length + 12)
  bytes.writeUInt32BE(data.length)
  bytes.write(name, 4, 'latin1')
  data.copy(bytes, 8)
  bytes.writeUInt32BE(crc32(bytes.subarray(4, -4)), bytes.length - 4)
  return bytes
}

/**
 * The compressed pixels without what follows them. Null if they decompress to more than the image has: some decoders decompress all of it.
 * Broken data stays, because decoders end there.
 */
function pixelsOf(
  data: Buffer,
  { width, height, bitsPerPixel }: { width: number; height: number; bitsPerPixel: number },
): Buffer | null {
  // Interlaced images have up to two rows per line, and each row has a filter byte and up to one byte of padding.
  const maxOutputLength = Math.ceil((width * height * bitsPerPixel) / 8) + 4 * height + 14
  try {
    const { engine } = inflateSync(data, { maxOutputLength, info: true }) as unknown as {
      engine: { bytesWritten: number }
    }
    return data.subarray(0, engine.bytesWritten)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE' ? null : data
  }
}

const EXTENSION = 0x21
const IMAGE = 0x2c
const TRAILER = 0x3b
const GRAPHIC_CONTROL = 0xf9
const APPLICATION = 0xff
/** Extensions that set the number of loops of an animation. */
const LOOPS = ['NETSCAPE2.0', 'ANIMEXTS1.0']

/** Returns the GIF up to its end, without comments, text, and application data. */
function cleanGIF(bytes: Buffer): Image | null {
  const version = bytes.toString('latin1', 0, 6)
  if (version !== 'GIF87a' && version !== 'GIF89a') return null
  let [width, height] = [bytes.readUInt16LE(6), bytes.readUInt16LE(8)]
  const imagesFrom = 13 + colorTable(bytes.readUInt8(10))
  const parts = [bytes.subarray(0, imagesFrom)]
  let hasImage = false

  for (let at = imagesFrom; ; ) {
    const block = bytes.readUInt8(at)
    if (block === TRAILER) break
    let end: number
    if (block === EXTENSION) {
      end = endOfBlocks(bytes, at + 2)
      const label = bytes.readUInt8(at + 1)
      const isLoop = label === APPLICATION && LOOPS.includes(bytes.toString('latin1', at + 3, at + 14))
      if (label === GRAPHIC_CONTROL || isLoop) parts.push(bytes.subarray(at, end))
    } else if (block === IMAGE) {
      // A frame that exceeds the logical screen enlarges it.
      width = Math.max(width, bytes.readUInt16LE(at + 1) + bytes.readUInt16LE(at + 5))
      height = Math.max(height, bytes.readUInt16LE(at + 3) + bytes.readUInt16LE(at + 7))
      end = endOfBlocks(bytes, at + 11 + colorTable(bytes.readUInt8(at + 9)))
      parts.push(bytes.subarray(at, end))
      hasImage = true
    } else return null
    at = end
  }
  return hasImage ? { width, height, bytes: Buffer.concat([...parts, Buffer.from([TRAILER])]) } : null
}

/** The size in bytes of the color table that the descriptor's flags declare. */
const colorTable = (flags: number) => (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0)

/** Each block starts with its length. An empty block is the last. */
function endOfBlocks(bytes: Buffer, from: number) {
  let at = from
  for (let length = bytes.readUInt8(at); length > 0; length = bytes.readUInt8(at)) at += 1 + length
  return at + 1
}

const formats = [
  { type: 'image/jpeg', extension: 'jpg', clean: cleanJPEG },
  { type: 'image/png', extension: 'png', clean: cleanPNG },
  { type: 'image/gif', extension: 'gif', clean: cleanGIF },
]

/**
 * Returns the image with only the parts needed to display it. Null if it is truncated, not of these formats, or too large. Pixels are not
 * decoded: each part is read by its declared length and copied only if its type is known.
 */
export function cleanImage(bytes: Buffer): (Image & { type: string; extension: string }) | null {
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
