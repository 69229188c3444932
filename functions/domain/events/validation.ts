import * as v from 'valibot'
import { stateCodeInput } from '../../services/places/validation.ts'
import { blank, upTo } from '../../values/field-inputs.ts'
import { oneLine, sportInput } from '../../values/inputs.ts'
import * as m from '../../values/messages/generated.ts'
import { inItsLanguage, type Text } from '../../values/messages/message.ts'
import { withoutContactDetails } from '../../values/name-checks.ts'

type Field = 'eventName' | 'date' | 'location' | 'city' | 'eventType'
const text = (missing: Text, limit: number, what: Field) =>
  v.pipe(blank, oneLine, v.nonEmpty(inItsLanguage(missing)), upTo(limit, what, m.a_field_must_be_at_most))

const STATE_REQUIRED = m.state_is_required
export const DATE_INVALID = m.date_is_not_a_valid_date_and_time
export const ENDS_TOO_EARLY = m.the_end_cannot_be_before_the_start

const name = v.pipe(text(m.event_name_is_required, 200, 'eventName'), withoutContactDetails)
const date = text(m.date_is_required, 40, 'date')
const location = text(m.location_is_required, 200, 'location')
const city = text(m.city_is_required, 100, 'city')
const state = v.pipe(blank, v.trim(), v.nonEmpty(inItsLanguage(STATE_REQUIRED)), stateCodeInput)
const eventType = text(m.event_type_is_required, 60, 'eventType')
const endDate = v.pipe(blank, v.trim(), upTo(40, 'date', m.a_field_must_be_at_most))

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
