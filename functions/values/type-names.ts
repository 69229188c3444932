import * as m from './messages/generated.ts'
import type { Locale } from './messages/locale.ts'
import type { Sport } from './sports.ts'

export const sportName = (sport: Sport, locale: Locale) =>
  sport === 'SOFTBALL' ? m.softball({}, { locale }) : m.baseball({}, { locale })

export const typeName = (type: 'TRYOUT' | 'GUEST_NEED', locale: Locale) =>
  type === 'TRYOUT' ? m.tryout({}, { locale }) : m.guest_player_needed({}, { locale })
