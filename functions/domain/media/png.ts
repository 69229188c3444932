import { crc32 } from 'node:zlib'
import type { Image } from './image.ts'

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
const KEPT_CHUNKS = new Set(['IHDR', 'PLTE', 'IDAT', 'IEND', 'tRNS', 'gAMA', 'cHRM', 'sRGB', 'cICP', 'sBIT', 'pHYs'])

/** Returns the PNG up to its end, without text, EXIF, times, color profiles (which contain text), and further frames. */
export function cleanPNG(bytes: Buffer): Image | null {
  if (!bytes.subarray(0, SIGNATURE.length).equals(SIGNATURE)) return null
  const parts: Buffer[] = [SIGNATURE]
  let size: { width: number; height: number } | null = null
  let hasData = false

  for (let at = SIGNATURE.length; ; ) {
    const end = at + 12 + bytes.readUInt32BE(at)
    if (end > bytes.length) return null
    const name = bytes.toString('latin1', at + 4, at + 8)
    if (bytes.readUInt32BE(end - 4) !== crc32(bytes.subarray(at + 4, end - 4))) return null
    if ((name === 'IHDR') !== (size === null)) return null
    if (name === 'IHDR') size = { width: bytes.readUInt32BE(at + 8), height: bytes.readUInt32BE(at + 12) }
    hasData ||= name === 'IDAT'
    if (KEPT_CHUNKS.has(name)) parts.push(bytes.subarray(at, end))
    if (name === 'IEND') break
    at = end
  }
  return size && hasData ? { ...size, bytes: Buffer.concat(parts) } : null
}
