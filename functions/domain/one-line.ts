import { transform } from 'valibot'

/** Joins the people and things of one emoji; anywhere else it cannot be seen, and tells look-alikes apart. */
const JOINER = '\u200d'
const IN_EMOJI = new RegExp(
  `(?<=\\p{Extended_Pictographic}[\\uFE0F\\p{Emoji_Modifier}]*)${JOINER}(?=\\p{Extended_Pictographic})`,
  'u',
)

const visible = (text: string) =>
  text.replace(/\p{Cf}/gu, (character, at: number) =>
    character === JOINER && IN_EMOJI.test(text.slice(Math.max(0, at - 6), at + 3)) ? character : '',
  )

const lineOf = (text: string) => {
  const line = visible(text.replace(/[\p{Cc}\s]+/gu, ' ')).trim()
  return /[^\p{Mn}\s]/u.test(line) ? line : ''
}

/** A text on one line with single spaces and nothing that cannot be seen; one with nothing to see is empty. */
export const oneLine = transform(lineOf)

/** A name: on one line, and in the plain one of the forms that Unicode has for the same letters. */
export const nameLine = transform((text: string) => lineOf(text.normalize('NFKC')))
