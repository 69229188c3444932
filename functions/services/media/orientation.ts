const EXIF = 'Exif\0\0'
const ORIENTATION = 0x0112
const SHORT = 3

/** The orientation in an EXIF segment (without its marker and length), 1 to 8. Null if it has none. */
export function orientationOf(segment: Buffer): number | null {
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
export function orientationSegment(orientation: number): Buffer {
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
