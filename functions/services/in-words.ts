import * as messages from '../values/messages/later/generated.ts'
import { type Locale, regional } from '../values/messages/locale.ts'
import type { Value } from '../values/messages/message.ts'
import type { StoredText } from '../values/messages/stored-text.ts'
import { formatMoney } from '../values/money.ts'
import { seasonName } from '../values/season-name.ts'
import { formatDay } from '../values/time-format.ts'
import { watchName } from '../values/watch-names.ts'
import { formatAtVenue } from './places/venue-time.ts'

type AnyMessage = (inputs: object, options: { locale: Locale }) => string

/** The text in the reader's language. */
export const inWords = (text: StoredText, locale: Locale) => String(worded(text, locale))

function worded(text: StoredText, locale: Locale): Value {
  if (typeof text !== 'object') return text
  if ('at' in text) return formatAtVenue(text.at, text.zone, locale)
  if ('day' in text) return formatDay(text.day, locale)
  if ('season' in text) return seasonName(text.season, locale)
  if ('cents' in text) return formatMoney(text.cents, locale)
  if ('list' in text) return new Intl.ListFormat(regional[locale]).format(text.list.map((it) => inWords(it, locale)))
  if ('watch' in text)
    return watchName(text.watch, locale, text.player === undefined ? undefined : inWords(text.player, locale))
  const inputs = Object.entries(text.inputs ?? {}).map(([name, input]) => [name, worded(input, locale)])
  // biome-ignore lint/performance/noDynamicNamespaceImportAccess: any of them can be stored
  const words = (messages[text.key] as AnyMessage)(Object.fromEntries(inputs), { locale })
  // A public name at the end may already have a period: 'Jordan S.'
  return words.replace(/(?<!\.)\.\.$/, '.')
}
