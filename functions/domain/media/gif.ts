import type { Image } from './image.ts'

const EXTENSION = 0x21
const IMAGE = 0x2c
const TRAILER = 0x3b
const GRAPHIC_CONTROL = 0xf9
const APPLICATION = 0xff
/** How often an animation runs. */
const LOOPS = ['NETSCAPE2.0', 'ANIMEXTS1.0']

/** A GIF without comments, texts and what programs keep in it, up to its end. */
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
      // A frame that is larger than the screen makes the screen as large.
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

/** The bytes of the color table that a descriptor's flags announce. */
const colorTable = (flags: number) => (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0)

/** Blocks each begin with their length; an empty one ends them. */
function endOfBlocks(bytes: Buffer, from: number) {
  let at = from
  for (let length = bytes.readUInt8(at); length > 0; length = bytes.readUInt8(at)) at += 1 + length
  return at + 1
}
