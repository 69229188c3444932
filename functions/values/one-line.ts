import { transform } from 'valibot'

/** Zero-width joiner: joins the parts of one emoji. Anywhere else it is invisible and can make look-alike names differ. */
const JOINER = '\u200d'
const IN_EMOJI = new RegExp(
  `(?<=\\p{Extended_Pictographic}[\\uFE0F\\p{Emoji_Modifier}]*)${JOINER}(?=\\p{Extended_Pictographic})`,
  'u',
)

/** Replaces every invisible character with `instead`. */
const visible = (text: string, instead: string) =>
  text.replace(/[\p{Cf}\p{Noncharacter_Code_Point}]/gu, (character, at: number) =>
    character === JOINER && IN_EMOJI.test(text.slice(Math.max(0, at - 6), at + 3)) ? character : instead,
  )

const lineOf = (text: string, instead = '') => {
  const line = visible(text, instead)
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim()
  return /[^\p{Mn}\s]/u.test(line) ? line : ''
}

/** Puts text on one line with single spaces and no invisible characters. Text without visible characters becomes empty. */
export const oneLine = transform((text: string) => lineOf(text))

/** A name on one line, in Unicode's NFKC form. */
export const nameLine = transform((text: string) => lineOf(text.normalize('NFKC')))

/** A person's name. Invisible characters become spaces, so that first and last name do not merge into one word that visitors see. */
export const personName = transform((text: string) => lineOf(text.normalize('NFKC'), ' '))
