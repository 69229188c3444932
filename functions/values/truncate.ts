import { lazy } from './lazy.ts'

const characters = lazy(() => new Intl.Segmenter('en'))

/**
 * Truncates to at most this many UTF-16 units without splitting a character, such as an emoji or an accented letter. DynamoDB refuses half
 * of an emoji.
 */
export function truncate(text: string, most: number): string {
  if (text.length <= most) return text
  let end = 0
  for (const { segment, index } of characters().segment(text.slice(0, most + 1))) {
    if (index + segment.length > most) break
    end = index + segment.length
  }
  // A single character may be longer than the limit: a letter with many combining accents.
  return text
    .slice(0, end || most)
    .replace(/[\uD800-\uDBFF]$/, '')
    .trimEnd()
}
