import * as v from 'valibot'
import { type In, inItsLanguage, type Text } from './messages/message.ts'

/** A text that may be left out. */
export const blank = v.nullish(v.string(), '')

type Message = ReturnType<typeof inItsLanguage>
type TooLong<What> = (inputs: { what: What; limit: number }, options: In) => string

/** At most this many characters of the field. */
export const upTo = <What extends string>(limit: number, what: What, tooLong: TooLong<What>) =>
  v.maxLength<string, number, Message>(
    limit,
    inItsLanguage((_, to) => tooLong({ what, limit }, to)),
  )

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
