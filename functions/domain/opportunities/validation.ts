import * as v from 'valibot'
import { STATE_INVALID } from '../../services/places/state-codes.ts'
import { stateCodeInput } from '../../services/places/validation.ts'
import { isDay } from '../../values/day.ts'
import { inItsLanguage } from '../../values/messages/message.ts'
import { oneLine } from '../../values/one-line.ts'
import { sportInput } from '../../values/sport-input.ts'

const START_REQUIRED = 'Start time is required'
export const LOCATION_REQUIRED = 'Please select a location'
export const TIME_INVALID = 'This is not a valid date and time'
export const ENDS_TOO_EARLY = 'The end time must be after the start time'
export const DEADLINE_TOO_LATE = "The registration deadline can't be after the start time"
export const NEEDED_TOO_LATE = "'Needed by' can't be after the start time"
export const AGES_CROSSED = "Minimum age can't exceed maximum age."
const DECIDE_BY_INVALID = 'Enter the date as YYYY-MM-DD.'
const CAPACITY_TOO_SMALL = 'Capacity must be at least 1'
const FEE_NEGATIVE = 'The fee must be 0 or more'
const AGE_INVALID = 'Enter an age from 0 to 99.'

const text = (limit: number, what: string) =>
  v.pipe(v.nullish(v.string(), ''), v.trim(), v.maxLength(limit, `${what} must be ${limit} characters or fewer`))
const line = (limit: number, what: string) =>
  v.pipe(v.nullish(v.string(), ''), oneLine, v.maxLength(limit, `${what} must be ${limit} characters or fewer`))
const required = (missing: string, limit: number, what: string) => v.pipe(line(limit, what), v.nonEmpty(missing))
const wholeNumber = (least: number, tooSmall: string, most: number, tooLarge: string) =>
  v.pipe(v.number(tooSmall), v.integer(tooSmall), v.minValue(least, tooSmall), v.maxValue(most, tooLarge))

const type = v.picklist(['TRYOUT', 'GUEST_NEED'], 'Type is required')
const title = required('Title is required', 200, 'A title')
const description = text(5_000, 'A description')
const whatToBring = text(500, 'What to bring')
const time = text(40, 'A time')
const startTime = v.pipe(time, v.nonEmpty(START_REQUIRED))
const decideBy = v.pipe(
  v.nullish(v.string(), ''),
  v.trim(),
  v.check((text) => text === '' || (isDay(text) && text >= '1900' && text < '9999'), DECIDE_BY_INVALID),
)
const location = required(LOCATION_REQUIRED, 300, 'A location')
const city = line(100, 'A city')
const state = v.pipe(
  v.nullish(v.string(), ''),
  v.trim(),
  v.union([v.literal(''), stateCodeInput], inItsLanguage(STATE_INVALID)),
)
const latitude = v.pipe(v.number(), v.minValue(-90, LOCATION_REQUIRED), v.maxValue(90, LOCATION_REQUIRED))
const longitude = v.pipe(v.number(), v.minValue(-180, LOCATION_REQUIRED), v.maxValue(180, LOCATION_REQUIRED))
/** Each string has one or more positions, separated by commas. */
const positionsNeeded = v.pipe(
  v.array(v.string()),
  v.transform((texts) => texts.flatMap((text) => text.split(',')).map((text) => text.trim())),
  v.transform((names) => names.filter(Boolean)),
  v.maxLength(20, 'Choose up to 20 positions.'),
)
const age = wholeNumber(0, AGE_INVALID, 99, AGE_INVALID)
const feeCents = wholeNumber(0, FEE_NEGATIVE, 1_000_000, "Fee can't exceed $10,000.")
const capacity = wholeNumber(1, CAPACITY_TOO_SMALL, 10_000, "Capacity can't exceed 10,000")
const visibility = v.picklist(['PUBLIC', 'PRIVATE', 'INVITE_ONLY', 'HIDDEN'], 'Visibility is required')

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
