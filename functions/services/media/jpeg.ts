import type { Image } from './image-size.ts'

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
export function cleanJPEG(bytes: Buffer): Image | null {
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
