import type { Image } from './image-size.ts'

const EXTENSION = 0x21
const IMAGE = 0x2c
const TRAILER = 0x3b
const GRAPHIC_CONTROL = 0xf9
const APPLICATION = 0xff
/** Extensions that set the number of loops of an animation. */
const LOOPS = ['NETSCAPE2.0', 'ANIMEXTS1.0']

/** Returns the GIF up to its end, without comments, text, and application data. */
export function cleanGIF(bytes: Buffer): Image | null {
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
