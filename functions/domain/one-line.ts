import { transform } from 'valibot'

/** A text on one line with single spaces and nothing unprintable; one with nothing to see is empty. */
export const oneLine = transform((text: string) => {
  const line = text.replace(/[\p{Cc}\s]+/gu, ' ').trim()
  return /[^\p{Cf}\p{Mn}\s]/u.test(line) ? line : ''
})
