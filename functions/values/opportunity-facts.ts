import type { Locale } from './messages/locale.ts'
import { valueTexts } from './messages/values.ts'
import { formatMoney } from './money.ts'
import { placeLine } from './place-line.ts'
import { formatTime, keepTimesWhole } from './time-format.ts'

type Ages = { minAge?: number | null; maxAge?: number | null }
type Spots = { spotsLeft: number; status: string }
type Opportunity = Ages &
  Spots & {
    startTime: string
    timeZone: string
    location: string
    city?: string | null
    state?: string | null
    feeCents: number
  }

/** 'Ages 12 to 14', or '' for all ages. */
export function agesText({ minAge: min, maxAge: max }: Ages, locale?: Locale) {
  if (min != null && max != null)
    return min === max ? valueTexts.ageYears(min)(locale) : valueTexts.agesMinMax({ min, max })(locale)
  if (min != null) return valueTexts.agesMin(min)(locale)
  return max == null ? '' : valueTexts.agesMax(max)(locale)
}

/** '3 spots left', or '' unless the opportunity is open. */
export const spotsText = ({ spotsLeft, status }: Spots, locale?: Locale) =>
  status === 'OPEN' ? valueTexts.countSpotsLeft(spotsLeft)(locale) : ''

/** The date, the ages, the place, the fee, and the spots left. */
export const decidingFacts = (opportunity: Opportunity, locale?: Locale) =>
  [
    keepTimesWhole(formatTime(opportunity.startTime, opportunity.timeZone, locale)),
    agesText(opportunity, locale).replaceAll(' ', '\u00a0'),
    opportunity.city ? placeLine(opportunity.city, opportunity.state) : opportunity.location,
    formatMoney(opportunity.feeCents, locale),
    spotsText(opportunity, locale).replaceAll(' ', '\u00a0'),
  ]
    .filter(Boolean)
    .join('\u00a0· ')
