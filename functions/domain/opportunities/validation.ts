import * as v from 'valibot'
import { STATE_INVALID } from '../../services/places/state-codes.ts'
import { stateCodeInput } from '../../services/places/validation.ts'
import { isDay } from '../../values/day.ts'
import { blank, upTo, wholeNumber } from '../../values/field-inputs.ts'
import { oneLine, sportInput } from '../../values/inputs.ts'
import * as m from '../../values/messages/generated.ts'
import { inItsLanguage, type Text } from '../../values/messages/message.ts'

const START_REQUIRED = m.start_time_is_required
export const LOCATION_REQUIRED = m.please_select_a_location
export const TIME_INVALID = m.this_is_not_a_valid_date_and_time
export const ENDS_TOO_EARLY = m.the_end_time_must_be_after_the_start_time
export const DEADLINE_TOO_LATE = m.the_registration_deadline_cannot_be_after_the_start
export const NEEDED_TOO_LATE = m.needed_by_cannot_be_after_the_start_time
export const AGES_CROSSED = m.minimum_age_cannot_exceed_maximum_age
const DECIDE_BY_INVALID = m.enter_the_date_as
const CAPACITY_TOO_SMALL = m.capacity_must_be_at_least_1
const FEE_NEGATIVE = m.the_fee_must_be_0_or_more
const AGE_INVALID = m.enter_an_age_from_0_to_99

type Field = 'title' | 'description' | 'whatToBring' | 'time' | 'location' | 'city'
const text = (limit: number, what: Field) => v.pipe(blank, v.trim(), upTo(limit, what, m.a_field_must_be_at_most))
const line = (limit: number, what: Field) => v.pipe(blank, oneLine, upTo(limit, what, m.a_field_must_be_at_most))
const required = (missing: Text, limit: number, what: Field) =>
  v.pipe(line(limit, what), v.nonEmpty(inItsLanguage(missing)))

const type = v.picklist(['TRYOUT', 'GUEST_NEED'], inItsLanguage(m.type_is_required))
const title = required(m.title_is_required, 200, 'title')
const description = text(5_000, 'description')
const whatToBring = text(500, 'whatToBring')
const time = text(40, 'time')
const startTime = v.pipe(time, v.nonEmpty(inItsLanguage(START_REQUIRED)))
const decideBy = v.pipe(
  blank,
  v.trim(),
  v.check((text) => text === '' || (isDay(text) && text >= '1900' && text < '9999'), inItsLanguage(DECIDE_BY_INVALID)),
)
const location = required(LOCATION_REQUIRED, 300, 'location')
const city = line(100, 'city')
const state = v.pipe(blank, v.trim(), v.union([v.literal(''), stateCodeInput], inItsLanguage(STATE_INVALID)))
const degrees = (most: number) =>
  v.pipe(
    v.number(),
    v.minValue(-most, inItsLanguage(LOCATION_REQUIRED)),
    v.maxValue(most, inItsLanguage(LOCATION_REQUIRED)),
  )
const latitude = degrees(90)
const longitude = degrees(180)
/** Each string has one or more positions, separated by commas. */
const positionsNeeded = v.pipe(
  v.array(v.string()),
  v.transform((texts) => texts.flatMap((text) => text.split(',')).map((text) => text.trim())),
  v.transform((names) => names.filter(Boolean)),
  v.maxLength(20, inItsLanguage(m.choose_up_to_20_positions)),
)
const age = wholeNumber(0, 99, AGE_INVALID)
const feeCents = wholeNumber(0, 1_000_000, FEE_NEGATIVE, m.fee_cannot_exceed)
const capacity = wholeNumber(1, 10_000, CAPACITY_TOO_SMALL, m.capacity_cannot_exceed)
const visibility = v.picklist(['PUBLIC', 'PRIVATE', 'INVITE_ONLY', 'HIDDEN'], inItsLanguage(m.visibility_is_required))

/** The capacity of a new opportunity. */
export const defaultCapacity = (type: 'TRYOUT' | 'GUEST_NEED') => (type === 'TRYOUT' ? 24 : 1)

type Times = { startTime: string; endTime?: string; registrationDeadline?: string; neededBy?: string }
type Ages = { minAge?: number | null; maxAge?: number | null }

/** The rules that involve several fields. Times are either all instants or all local times of one place. */
export const endsAfterStart = ({ startTime, endTime }: Times) => !endTime || endTime > startTime
export const closesBeforeStart = ({ startTime, registrationDeadline }: Times) =>
  !registrationDeadline || registrationDeadline <= startTime
export const isNeededBeforeStart = ({ startTime, neededBy }: Times) => !neededBy || neededBy <= startTime
export const hasAgesInOrder = ({ minAge, maxAge }: Ages) => minAge == null || maxAge == null || minAge <= maxAge

/** The service resolves times in the venue's time zone. Blank text becomes ''. */
export const createOpportunityInput = v.object({
  type: v.nullish(type, 'GUEST_NEED'),
  title,
  startTime,
  location,
  feeCents: v.nullish(feeCents, 0),
  capacity: v.nullish(capacity),
  visibility: v.nullish(visibility, 'PUBLIC'),
  description,
  whatToBring,
  endTime: time,
  city,
  state,
  latitude: v.nullish(latitude),
  longitude: v.nullish(longitude),
  positionsNeeded: v.nullish(positionsNeeded, []),
  sport: v.optional(sportInput),
  minAge: v.nullish(age),
  maxAge: v.nullish(age),
  waiverRequired: v.nullish(v.boolean(), false),
  registrationDeadline: time,
  neededBy: time,
  decideBy,
})

/** Omitted fields become undefined. Null and '' clear optional fields and leave required ones unchanged. */
export const updateOpportunityInput = v.object({
  location: v.optional(location),
  type: v.nullish(type),
  title: v.optional(title),
  startTime: v.optional(startTime),
  capacity: v.nullish(capacity),
  visibility: v.nullish(visibility),
  feeCents: v.nullish(feeCents),
  description: v.optional(description),
  whatToBring: v.optional(whatToBring),
  endTime: v.optional(time),
  city: v.optional(city),
  state: v.optional(state),
  latitude: v.nullish(latitude),
  longitude: v.nullish(longitude),
  positionsNeeded: v.nullish(positionsNeeded),
  sport: v.optional(sportInput),
  minAge: v.nullish(age),
  maxAge: v.nullish(age),
  waiverRequired: v.nullish(v.boolean()),
  registrationDeadline: v.optional(time),
  neededBy: v.optional(time),
  decideBy: v.optional(decideBy),
  cancelled: v.nullish(v.boolean()),
})
