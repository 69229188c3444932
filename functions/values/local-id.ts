import { createHash } from 'node:crypto'

const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz'

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
