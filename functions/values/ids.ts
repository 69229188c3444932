import { createHash, randomBytes } from 'node:crypto'
import { notFound } from './errors.ts'

const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz'
const ULID = /^[0-7][0-9a-hjkmnp-tv-z]{25}$/

let lastTime = 0
let lastRandom = 0n

/** A lower-case ULID: sortable by creation time, strictly increasing within a process. */
export function newID(now = Date.now()): string {
  if (now > lastTime) {
    lastTime = now
    lastRandom = BigInt(`0x${randomBytes(10).toString('hex')}`) >> 1n
  } else {
    lastRandom += 1n
  }
  return encode(BigInt(lastTime), 10) + encode(lastRandom, 16)
}

/** The smallest ID of an instant (milliseconds since the epoch). */
export const firstIDOf = (time: number) => encode(BigInt(Math.max(0, time)), 10) + '0'.repeat(16)

/** When the ID was created, in milliseconds since the epoch. */
export const timeOfID = (id: string) =>
  [...id.slice(0, 10)].reduce((time, digit) => time * 32 + ALPHABET.indexOf(digit), 0)

export const isID = (text: unknown): text is string => typeof text === 'string' && ULID.test(text)

/** The IDs in a text, each once. */
export const idsIn = (text: string) => [...new Set(text.match(/\b[0-7][0-9a-hjkmnp-tv-z]{25}\b/g))]

/** The ID of a child contains its parent's: `<parent>.<own>`. */
export const childID = (parentID: string, own = newID()) => `${parentID}.${own}`

/** Returns the parent's ID. Refuses a malformed ID. */
export function parentOf(id: string, record: string): string {
  const [parent, own, ...rest] = id.split('.')
  if (!isID(parent) || !isID(own) || rest.length > 0) throw notFound(record)
  return parent
}

/** Refuses a malformed ID, before it is used in a key. */
export function checkID(id: string, record: string): string {
  if (!isID(id)) throw notFound(record)
  return id
}

function encode(value: bigint, length: number) {
  let text = ''
  for (let i = 0; i < length; i++) {
    text = ALPHABET[Number(value & 31n)] + text
    value >>= 5n
  }
  return text
}

/** A deterministic ID for these words, in the same format as all other IDs. */
export function localID(...words: string[]) {
  const digest = createHash('sha256').update(words.join('\n')).digest()
  let id = ALPHABET[digest[0]! & 7]!
  for (let bit = 3; bit < 128; bit += 5) {
    const at = bit >> 3
    id += ALPHABET[(((digest[at]! << 8) | digest[at + 1]!) >> (11 - (bit & 7))) & 31]
  }
  return id
}
