import * as m from '../../values/messages/generated.ts'
import type { Locale } from '../../values/messages/locale.ts'
import type { OpportunityType, Sport } from '../generated.ts'

export const sportName = (sport: Sport, locale: Locale) =>
  sport === 'SOFTBALL' ? m.softball({}, { locale }) : m.baseball({}, { locale })

export const typeName = (type: OpportunityType, locale: Locale) =>
  type === 'TRYOUT' ? m.tryout({}, { locale }) : m.guest_player_needed({}, { locale })
