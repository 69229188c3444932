import { truncate } from './truncate.ts'

/** The text as a file name without an extension: letters of every language and digits, joined by hyphens. */
export const fileNameOf = (text: string) =>
  truncate(text.normalize('NFC'), 60)
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')

/** Content-Disposition of an answer with that file name (RFC 6266). Programs that do not read `filename*` get one without accents. */
export function inlineFile(name: string) {
  const ascii = name.normalize('NFD').replace(/[^\w.-]+/g, '')
  return `inline; filename="${ascii}"; filename*=UTF-8''${encodeURIComponent(name)}`
}
