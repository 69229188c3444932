import { type Locale, regional } from '../values/messages/locale.ts'
import { noticeTexts } from '../values/messages/notices.ts'
import type { StoredText } from '../values/messages/stored-text.ts'
import { type Text, textIn, type Value } from '../values/messages/text.ts'
import { formatMoney } from '../values/money.ts'
import { seasonName } from '../values/season-name.ts'
import { storedWord } from '../values/stored-words.ts'
import { formatDay } from '../values/time-format.ts'
import { watchName } from '../values/watch-names.ts'
import { formatAtVenue } from './places/venue-time.ts'

type WithInputs = (inputs: object) => Text

/** The text in the reader's language. */
export const inWords = (text: StoredText, locale: Locale) => String(worded(text, locale))

function worded(text: StoredText, locale: Locale): Value {
  if (typeof text !== 'object') return text
  if ('at' in text) return formatAtVenue(text.at, text.zone, locale, text.until)
  if ('day' in text) return formatDay(text.day, locale)
  if ('season' in text) return seasonName(text.season, locale)
  if ('word' in text) return storedWord(text.word, locale)
  if ('cents' in text) return formatMoney(text.cents, locale)
  if ('list' in text) return new Intl.ListFormat(regional[locale]).format(text.list.map((it) => inWords(it, locale)))
  if ('watch' in text)
    return watchName(text.watch, locale, text.player === undefined ? undefined : inWords(text.player, locale))
  const inputs = Object.entries(text.inputs ?? {}).map(([name, input]) => [name, worded(input, locale)])
  const own = noticeTexts[text.key]
  const words = textIn(text.inputs ? (own as WithInputs)(Object.fromEntries(inputs)) : (own as Text), locale)
  // A public name at the end may already have a period: 'Jordan S.'
  return words.replace(/(?<!\.)\.\.$/, '.')
}
