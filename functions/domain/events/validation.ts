import * as v from 'valibot'
import { stateCodeInput } from '../../services/places/validation.ts'
import { AGE_GROUPS } from '../../values/age-groups.ts'
import { isDay } from '../../values/day.ts'
import { blank, freeText, upTo, wholeNumber } from '../../values/field-inputs.ts'
import { oneLine, sportInput } from '../../values/inputs.ts'
import { eventValidationTexts } from '../../values/messages/event-validation.ts'
import { inItsLanguage, type Text } from '../../values/messages/text.ts'
import { validationTexts } from '../../values/messages/validation.ts'
import { withoutContactDetails } from '../../values/name-checks.ts'
import { websiteURL } from '../teams/validation.ts'

type Field = 'eventName' | 'date' | 'location' | 'city' | 'eventType' | OptionalField
type OptionalField = 'description' | 'organizer' | 'paymentNote' | 'division'
const text = (missing: Text, limit: number, what: Field) =>
  v.pipe(blank, oneLine, v.nonEmpty(inItsLanguage(missing)), upTo(limit, what, validationTexts.fieldTooLong))

const STATE_REQUIRED = eventValidationTexts.stateIsRequired
export const DATE_INVALID = eventValidationTexts.invalidDate
export const ENDS_TOO_EARLY = eventValidationTexts.endBeforeStart

const name = v.pipe(text(eventValidationTexts.eventNameRequired, 200, 'eventName'), withoutContactDetails)
const date = text(eventValidationTexts.dateIsRequired, 40, 'date')
const location = text(eventValidationTexts.locationIsRequired, 200, 'location')
const city = text(eventValidationTexts.cityIsRequired, 100, 'city')
const state = v.pipe(blank, v.trim(), v.nonEmpty(inItsLanguage(STATE_REQUIRED)), stateCodeInput)
const eventType = text(eventValidationTexts.eventTypeRequired, 60, 'eventType')
const optionalTime = v.pipe(blank, v.trim(), upTo(40, 'date', validationTexts.fieldTooLong))

const longText = (limit: number, what: OptionalField) =>
  v.pipe(freeText, upTo(limit, what, validationTexts.fieldTooLong))
export const dayInput = v.pipe(
  blank,
  v.trim(),
  v.check((day) => day === '' || isDay(day), inItsLanguage(DATE_INVALID)),
)
const requiredDay = v.pipe(dayInput, v.nonEmpty(inItsLanguage(DATE_INVALID)))
const percent = wholeNumber(0, 100, eventValidationTexts.percentRange)

const refundPolicy = v.object({
  withdrawals: v.pipe(
    v.array(v.object({ before: requiredDay, percent })),
    v.maxLength(5, inItsLanguage(eventValidationTexts.tooManyRefundDays)),
    v.transform((days) => days.toSorted((a, b) => a.before.localeCompare(b.before))),
  ),
  gamesPlayed: v.tuple([percent, percent, percent]),
})

/** '' and null are unknown. */
export const divisionEntries = {
  id: v.nullish(v.string()),
  ageGroup: v.picklist(AGE_GROUPS, inItsLanguage(eventValidationTexts.chooseAgeGroup)),
  division: text(eventValidationTexts.classRequired, 40, 'division'),
  max: wholeNumber(1, 500, eventValidationTexts.mostTeamsRange),
  entryFeeCents: v.nullish(wholeNumber(0, 1_000_000, eventValidationTexts.entryFeeRange)),
  guaranteedGames: v.nullish(wholeNumber(0, 20, eventValidationTexts.guaranteedGamesRange)),
  deadline: dayInput,
  soldOut: v.nullish(v.boolean(), false),
}

type DivisionName = { ageGroup: string; division: string }

export const areDifferent = (divisions: readonly DivisionName[]) =>
  new Set(divisions.map((it) => `${it.ageGroup} ${it.division.toLowerCase()}`)).size === divisions.length
export const DIVISION_TWICE = eventValidationTexts.divisionTwice

const divisions = v.pipe(
  v.array(v.object(divisionEntries)),
  v.maxLength(50, inItsLanguage(eventValidationTexts.tooManyDivisions)),
  v.check((all) => areDifferent(all), inItsLanguage(DIVISION_TWICE)),
)

/** What an organizer says about an event that teams enter. Omitted fields become undefined. A cleared text becomes ''. */
const entryFacts = {
  description: v.optional(longText(5_000, 'description')),
  url: v.optional(v.nullable(websiteURL, '')),
  organizer: v.optional(v.pipe(longText(200, 'organizer'), oneLine)),
  paymentDue: v.optional(dayInput),
  paymentNote: v.optional(longText(500, 'paymentNote')),
  paymentURL: v.optional(v.nullable(websiteURL, '')),
  rostersFreezeAt: v.optional(optionalTime),
  scoresURL: v.optional(v.nullable(websiteURL, '')),
  waiverRequired: v.nullish(v.boolean()),
  refundPolicy: v.nullish(refundPolicy),
  divisions: v.nullish(divisions),
}

/** Expects two instants, or two local times of the same place. */
export const endsAfterStart = ({ date, endDate }: { date: string; endDate?: string }) => !endDate || endDate >= date

/** The service resolves dates in the venue's time zone. A blank end becomes ''. */
export const createEventInput = v.object({
  name,
  date,
  endDate: optionalTime,
  eventType,
  location,
  city,
  state,
  sport: v.optional(sportInput),
  ...entryFacts,
})

/** Omitted fields become undefined. A cleared end becomes ''. Null leaves required fields unchanged. */
export const updateEventInput = v.object({
  name: v.nullish(name),
  date: v.nullish(date),
  location: v.nullish(location),
  city: v.nullish(city),
  state: v.nullish(state),
  eventType: v.nullish(eventType),
  endDate: v.optional(optionalTime),
  sport: v.optional(sportInput),
  cancelled: v.nullish(v.boolean()),
  postponed: v.nullish(v.boolean()),
  ...entryFacts,
})
