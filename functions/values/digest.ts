import { createHash } from 'node:crypto'

/** A text of any length as one of 43 characters, for keys and comparisons. */
export const digest = (text: string) => createHash('sha256').update(text).digest('base64url')
