import * as v from 'valibot'
import { inItsLanguage } from './messages/text.ts'
import { validationTexts } from './messages/validation.ts'
import { SPORTS } from './sports.ts'

const SCRIPTS = ['Arab', 'Syrc', 'Mong', 'Deva', 'Beng', 'Guru', 'Gujr', 'Orya', 'Taml', 'Telu', 'Knda', 'Mlym', 'Sinh']
const JOINED_LETTER = `[${SCRIPTS.map((script) => `\\p{scx=${script}}`).join('')}]`
const EMOJI = '\\p{Extended_Pictographic}'
/**
 * Zero-width joiners join the parts of one emoji, and shape words of Arabic, Persian, and the scripts of India. Anywhere else they are
 * invisible and can make look-alike names differ, as all other invisible characters.
 */
const INVISIBLE = new RegExp(
  [
    `(?<joiner>(?<=${EMOJI}[\\uFE0F\\p{Emoji_Modifier}]{0,2})\\u200D(?=${EMOJI})`,
    `(?<=${JOINED_LETTER})[\\u200C\\u200D](?=${JOINED_LETTER}))`,
    '[\\p{Cf}\\p{Noncharacter_Code_Point}]',
  ].join('|'),
  'gu',
)

/** Replaces every invisible character with `instead`. */
const visible = (text: string, instead: string) =>
  text.replace(INVISIBLE, (_, joiner: string | undefined) => joiner ?? instead)

const lineOf = (text: string, instead = '') => {
  const line = visible(text, instead)
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim()
  return /[^\p{Mn}\s]/u.test(line) ? line : ''
}

/** U+FFFD stands for a letter that was lost where a file was read in another encoding. */
const LOST_LETTER = '\ufffd'

const lineInput = (cleaned: (text: string) => string) =>
  v.pipe(v.string(), v.transform(cleaned), v.excludes(LOST_LETTER, inItsLanguage(validationTexts.letterLost)))

/** Puts text on one line with single spaces and no invisible characters. Text without visible characters becomes empty. */
export const oneLine = lineInput((text) => lineOf(text))

/** A name on one line, in Unicode's NFKC form. */
export const nameLine = lineInput((text) => lineOf(text.normalize('NFKC')))

/** A person's name. Invisible characters become spaces, so that first and last name do not merge into one word that visitors see. */
export const personName = lineInput((text) => lineOf(text.normalize('NFKC'), ' '))

/** '' becomes null: no sport. */
export const sportInput = v.pipe(
  v.nullable(v.picklist(['', ...SPORTS], inItsLanguage(validationTexts.chooseSport)), ''),
  v.transform((sport) => sport || null),
)

export const EMAIL_INVALID = validationTexts.invalidEmail

/** The edges of pasted text may have invisible characters, such as marks of the writing direction. */
const trimmed = (text: string) => text.replace(/^[\s\p{Cf}]+|[\s\p{Cf}]+$/gu, '')

/** ' Pat@Fungo.example ', 'Pat Sample <pat@fungo.example>', 'mailto:pat@fungo.example' -> 'pat@fungo.example' */
export function normalizedEmail(text: string) {
  // Longer text is refused.
  const given = trimmed(text.slice(0, 1_000).normalize('NFKC'))
  const start = given.endsWith('>') ? given.lastIndexOf('<') : -1
  const address = start === -1 ? given : trimmed(given.slice(start + 1, -1))
  return address.toLowerCase().replace(/^mailto:/, '')
}

/** SES delivers only to visible ASCII characters, and an address in look-alike letters belongs to someone else. */
export const isEmailAddress = (text: string) =>
  /^[!-~]+$/.test(text) && !/[,;<>"()\\]|\.\.|^\.|\.$|\.@|@\./.test(text) && /^[^@]+@[^@.]+\.[^@]+$/.test(text)

/** An address that can sign up. Empty if none is given. */
export const emailInput = v.pipe(
  v.nullish(v.string(), ''),
  v.transform(normalizedEmail),
  v.maxLength(254, inItsLanguage(validationTexts.emailTooLong)),
  v.check((text) => text === '' || isEmailAddress(text), inItsLanguage(EMAIL_INVALID)),
)
