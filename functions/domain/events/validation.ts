import * as v from 'valibot'
import { stateCodeInput } from '../../services/places/validation.ts'
import { oneLine } from '../../values/one-line.ts'
import { sportInput } from '../../values/sport-input.ts'

const text = (missing: string, limit: number, what: string) =>
  v.pipe(
    v.nullish(v.string(), ''),
    oneLine,
    v.nonEmpty(missing),
    v.maxLength(limit, `${what} must be ${limit} characters or fewer`),
  )

const STATE_REQUIRED = 'State is required'
export const DATE_INVALID = 'Date is not a valid date and time'
export const ENDS_TOO_EARLY = "The end can't be before the start"

const name = text('Event name is required', 200, 'An event name')
const date = text('Date is required', 40, 'A date')
const location = text('Location is required', 200, 'A location')
const city = text('City is required', 100, 'A city')
const state = v.pipe(v.nullish(v.string(), ''), v.trim(), v.nonEmpty(STATE_REQUIRED), stateCodeInput)
const eventType = text('Event type is required', 60, 'An event type')
const endDate = v.pipe(v.nullish(v.string(), ''), v.trim(), v.maxLength(40, 'A date must be 40 characters or fewer'))

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
