import { transform } from 'valibot'

/** Joins the people and things of one emoji; anywhere else it cannot be seen, and tells look-alikes apart. */
const JOINER = '\u200d'
const IN_EMOJI = new RegExp(
  `(?<=\\p{Extended_Pictographic}[\\uFE0F\\p{Emoji_Modifier}]*)${JOINER}(?=\\p{Extended_Pictographic})`,
  'u',
)

/** The text with `instead` in the place of every character that cannot be seen. */
const visible = (text: string, instead: string) =>
  text.replace(/\p{Cf}/gu, (character, at: number) =>
    character === JOINER && IN_EMOJI.test(text.slice(Math.max(0, at - 6), at + 3)) ? character : instead,
  )

const lineOf = (text: string, instead = '') => {
  const line = visible(text, instead)
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim()
  return /[^\p{Mn}\s]/u.test(line) ? line : ''
}

/** A text on one line with single spaces and nothing that cannot be seen; one with nothing to see is empty. */
export const oneLine = transform((text: string) => lineOf(text))

/** A name: on one line, and in the plain one of the forms that Unicode has for the same letters. */
export const nameLine = transform((text: string) => lineOf(text.normalize('NFKC')))

/** A person's name. What cannot be seen parts it: a first and a last name do not run together into one that visitors see. */
export const personName = transform((text: string) => lineOf(text.normalize('NFKC'), ' '))
