import * as v from 'valibot'
import { inItsLanguage, type Text } from './messages/text.ts'
import { validationTexts } from './messages/validation.ts'

/** A text that may be left out. */
export const blank = v.nullish(v.string(), '')

/** Control characters besides tabs and line breaks, and overrides of the writing direction, which show a text otherwise than it is stored. */
const MISLEADING = /(?![\t\n\r])\p{Cc}|[\u202A-\u202E\u2066-\u2069]/gu

/** A text of several lines that may be left out, such as a note. */
export const freeText = v.pipe(
  blank,
  v.transform((text) => text.replace(MISLEADING, '')),
  v.trim(),
)

/** At most three digits or letters, at least one of them a digit, so that it is never a name. '0' and '00' differ. */
export const jerseyNumberInput = v.pipe(
  v.nullish(v.string(), ''),
  v.trim(),
  v.regex(/^$|^(?=.*\d)[\dA-Za-z]{1,3}$/, inItsLanguage(validationTexts.jerseyNumberDigit3)),
)

type Message = ReturnType<typeof inItsLanguage>
type TooLong<What> = (inputs: { what: What; limit: number }) => Text

/** At most this many characters of the field. */
export const upTo = <What extends string>(limit: number, what: What, tooLong: TooLong<What>) =>
  v.maxLength<string, number, Message>(limit, inItsLanguage(tooLong({ what, limit })))

export function wholeNumber(least: number, most: number, invalid: Text, tooLarge = invalid) {
  const message = inItsLanguage(invalid)
  return v.pipe(
    v.number(message),
    v.integer(message),
    v.minValue(least, message),
    v.maxValue(most, inItsLanguage(tooLarge)),
  )
}

/** The year of birth of a player. */
export const birthYearInput = (invalid: Text) =>
  v.pipe(
    v.number(inItsLanguage(invalid)),
    v.integer(inItsLanguage(invalid)),
    v.check((year) => {
      const thisYear = new Date().getUTCFullYear()
      return year <= thisYear && year > thisYear - 25
    }, inItsLanguage(invalid)),
  )
