import { crc32, inflateSync } from 'node:zlib'
import { type Image, isPhotoSized } from './image-size.ts'

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
const KEPT_CHUNKS = new Set(['IHDR', 'PLTE', 'tRNS', 'gAMA', 'cHRM', 'sRGB', 'cICP', 'sBIT', 'pHYs'])

/** By color type. */
const CHANNELS: Record<number, number> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 }

/** Returns the PNG without what follows its pixels or its end, text, EXIF, times, color profiles (which contain text), and further frames. */
export function cleanPNG(bytes: Buffer): Image | null {
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
