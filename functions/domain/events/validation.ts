import * as v from 'valibot'
import { stateCodeInput } from '../../services/places/validation.ts'
import { blank, upTo } from '../../values/field-inputs.ts'
import { oneLine, sportInput } from '../../values/inputs.ts'
import { eventValidationTexts } from '../../values/messages/event-validation.ts'
import { inItsLanguage, type Text } from '../../values/messages/text.ts'
import { validationTexts } from '../../values/messages/validation.ts'
import { withoutContactDetails } from '../../values/name-checks.ts'

type Field = 'eventName' | 'date' | 'location' | 'city' | 'eventType'
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
const endDate = v.pipe(blank, v.trim(), upTo(40, 'date', validationTexts.fieldTooLong))

/** Expects two instants, or two local times of the same place. */
export const endsAfterStart = ({ date, endDate }: { date: string; endDate?: string }) => !endDate || endDate >= date

/** The service resolves dates in the venue's time zone. A blank end becomes ''. */
export const createEventInput = v.object({
  name,
  date,
  endDate,
  eventType,
  location,
  city,
  state,
  sport: v.optional(sportInput),
})

/** Omitted fields become undefined. A cleared end becomes ''. Null leaves required fields unchanged. */
export const updateEventInput = v.object({
  name: v.nullish(name),
  date: v.nullish(date),
  location: v.nullish(location),
  city: v.nullish(city),
  state: v.nullish(state),
  eventType: v.nullish(eventType),
  endDate: v.optional(endDate),
  sport: v.optional(sportInput),
  cancelled: v.nullish(v.boolean()),
})
