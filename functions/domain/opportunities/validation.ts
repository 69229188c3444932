import * as v from 'valibot'
import { STATE_INVALID } from '../../services/places/state-codes.ts'
import { stateCodeInput } from '../../services/places/validation.ts'
import { isDay } from '../../values/day.ts'
import { blank, freeText, upTo, wholeNumber } from '../../values/field-inputs.ts'
import { oneLine, sportInput } from '../../values/inputs.ts'
import { opportunityValidationTexts } from '../../values/messages/opportunity-validation.ts'
import { inItsLanguage, type Text } from '../../values/messages/text.ts'
import { validationTexts } from '../../values/messages/validation.ts'
import { websiteURL } from '../teams/validation.ts'

const START_REQUIRED = opportunityValidationTexts.startTimeRequired
export const LOCATION_REQUIRED = opportunityValidationTexts.selectLocation
export const TIME_INVALID = opportunityValidationTexts.invalidDateTime
export const ENDS_TOO_EARLY = opportunityValidationTexts.endBeforeStart
export const DEADLINE_TOO_LATE = opportunityValidationTexts.deadlineAfterStart
export const NEEDED_TOO_LATE = opportunityValidationTexts.neededByAfterStart
export const AGES_CROSSED = opportunityValidationTexts.minAgeAboveMax
const DECIDE_BY_INVALID = opportunityValidationTexts.invalidDate
const CAPACITY_TOO_SMALL = opportunityValidationTexts.capacityAtLeast1
const FEE_NEGATIVE = opportunityValidationTexts.feeNegative
const AGE_INVALID = opportunityValidationTexts.ageFrom0To99

type Field = 'title' | 'description' | 'whatToBring' | 'paymentNote' | 'time' | 'location' | 'city'
const text = (limit: number, what: Field) => v.pipe(freeText, upTo(limit, what, validationTexts.fieldTooLong))
const line = (limit: number, what: Field) => v.pipe(blank, oneLine, upTo(limit, what, validationTexts.fieldTooLong))
const required = (missing: Text, limit: number, what: Field) =>
  v.pipe(line(limit, what), v.nonEmpty(inItsLanguage(missing)))

const type = v.picklist(['TRYOUT', 'GUEST_NEED'], inItsLanguage(opportunityValidationTexts.typeIsRequired))
const title = required(opportunityValidationTexts.titleIsRequired, 200, 'title')
const description = text(5_000, 'description')
const whatToBring = text(500, 'whatToBring')
const payment = {
  paymentNote: v.optional(text(500, 'paymentNote')),
  paymentURL: v.optional(v.nullable(websiteURL, '')),
}
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
  v.maxLength(20, inItsLanguage(opportunityValidationTexts.tooManyPositions)),
)
const age = wholeNumber(0, 99, AGE_INVALID)
const feeCents = wholeNumber(0, 1_000_000, FEE_NEGATIVE, opportunityValidationTexts.feeCannotExceed)
const capacity = wholeNumber(1, 10_000, CAPACITY_TOO_SMALL, opportunityValidationTexts.capacityCannotExceed)
const visibility = v.picklist(
  ['PUBLIC', 'PRIVATE', 'INVITE_ONLY', 'HIDDEN'],
  inItsLanguage(opportunityValidationTexts.visibilityIsRequired),
)

/** The capacity of a new opportunity. */
export const defaultCapacity = (type: 'TRYOUT' | 'GUEST_NEED') => (type === 'TRYOUT' ? 24 : 1)

/** Whether freed spots of a new opportunity are offered without the organizer, who judges the players of a tryout. */
export const offersByDefault = (type: 'TRYOUT' | 'GUEST_NEED') => type === 'GUEST_NEED'

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
  offersAutomatically: v.nullish(v.boolean()),
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
  ...payment,
  eventID: v.nullish(v.string()),
})

/** Omitted fields become undefined. Null and '' clear optional fields and leave required ones unchanged. */
export const updateOpportunityInput = v.object({
  location: v.optional(location),
  type: v.nullish(type),
  title: v.optional(title),
  startTime: v.optional(startTime),
  capacity: v.nullish(capacity),
  offersAutomatically: v.nullish(v.boolean()),
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
  ...payment,
  cancelled: v.nullish(v.boolean()),
})
