import * as v from 'valibot'
import { badInput } from './errors.ts'
import { skeletonOf } from './lookalikes.ts'
import { inItsLanguage } from './messages/text.ts'
import { validationTexts } from './messages/validation.ts'

/** Names that mention these speak for Fungo. Only admins give them. */
const RESERVED = ['fungo', 'admin', 'support']

const DOMAIN_ENDINGS =
  'com|org|net|info|biz|edu|gov|co|us|io|me|tv|app|gg|ly|xyz|club|site|online|shop|store|team|link|live|page|mx|es'
const URL_IN_TEXT = new RegExp(`\\bhttps?:|\\bwww\\.|[\\p{L}\\p{N}-]\\.(?:${DOMAIN_ENDINGS})\\b`, 'iu')
const EMAIL_IN_TEXT = /[^\s@]@[^\s@]+\.[^\s@.]/
/** Dates, seasons such as 2026-2027, and years that are not the end of a phone number. */
const DATES = /\b\d{1,2}[./-]\d{1,2}[./-]\d{2,4}\b|(?<!(?<!\d)\d{3}[-. )]{1,2})\b(?:19|20)\d{2}\b/g
/** A number of the North American plan with any separators, seven digits as 555-0100, or a country code with at least seven. */
const PHONE_IN_TEXT = new RegExp(
  [
    String.raw`(?<!\d)(?:1[\s().-]{0,3})?[2-9](?:[\s().-]{0,3}\d){2}[\s().-]{0,3}[2-9](?:[\s().-]{0,3}\d){6}(?!\d)`,
    String.raw`(?<!\d)[2-9]\d{2}[-.]\d{4}(?!\d)`,
    String.raw`\+\d(?:[\s().-]{0,3}\d){7}`,
  ].join('|'),
)

/** Whether the text has a web address, an email address, or a phone number. */
export const hasContactDetails = (text: string) =>
  URL_IN_TEXT.test(text) || EMAIL_IN_TEXT.test(text) || PHONE_IN_TEXT.test(text.replace(DATES, ''))

/** For the names of teams, players, events, and accounts. */
export const withoutContactDetails = v.check(
  (text: string) => !hasContactDetails(text),
  inItsLanguage(validationTexts.nameNoWebAddress),
)

/** Refuses a name of an account or team that contains a word which only an admin may give it. */
export function refuseReserved(name: string) {
  if (isReservedName(name)) throw badInput('name', validationTexts.namesFungoAdminSupport)
}

/** Whether the name of an account or team contains a word that only an admin may give it, also in look-alike letters. */
export function isReservedName(name: string): boolean {
  const words = name.split(/[\s\p{Pd}_]+/u).map((word) => skeletonOf(word).replaceAll(skeletonOf('badminton'), ''))
  return RESERVED.some((reserved) => words.some((word) => word.includes(skeletonOf(reserved))))
}
