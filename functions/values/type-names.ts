import type { Locale } from './messages/locale.ts'
import { valueTexts } from './messages/values.ts'
import type { Sport } from './sports.ts'

export const sportName = (sport: Sport, locale: Locale) =>
  sport === 'SOFTBALL' ? valueTexts.softball(locale) : valueTexts.baseball(locale)

export const typeName = (type: 'TRYOUT' | 'GUEST_NEED', locale: Locale) =>
  type === 'TRYOUT' ? valueTexts.tryout(locale) : valueTexts.guestPlayerNeeded(locale)
