import * as v from 'valibot'
import * as opportunityFormTexts from '#messages/opportunity-form'
import {
  AGES_CROSSED,
  closesBeforeStart,
  createOpportunityInput,
  DEADLINE_TOO_LATE,
  defaultCapacity,
  ENDS_TOO_EARLY,
  endsAfterStart,
  hasAgesInOrder,
  isNeededBeforeStart,
  LOCATION_REQUIRED,
  NEEDED_TOO_LATE,
  offersByDefault,
} from '../../../functions/domain/opportunities/validation.ts'
import { seasonYear } from '../../../functions/values/age.ts'
import { ageGroupsOfDivision, ageGroupsWithin, agesOf } from '../../../functions/values/age-groups.ts'
import { inItsLanguage } from '../../../functions/values/messages/text.ts'
import { valuesOf } from '../../ui/edited-record.ts'
import { localTime } from '../../ui/local-time.ts'
import type { EditedOpportunity } from './queries.ts'

const { feeCents, capacity, visibility, type, ...entries } = createOpportunityInput.entries

/** The API's schema plus rules of the form: fields with a default in the API are required, and the place must be a known one. */
const formOf = (needsTeam: boolean) =>
  v.pipe(
    v.object({
      teamID: v.pipe(
        v.string(),
        v.check((id) => !needsTeam || id !== '', opportunityFormTexts.selectTeam),
      ),
      type: type.wrapped,
      ...entries,
      feeCents: feeCents.wrapped,
      capacity: capacity.wrapped,
      visibility: visibility.wrapped,
    }),
    v.forward(
      v.partialCheck([['city'], ['location']], ({ city }) => city !== '', inItsLanguage(LOCATION_REQUIRED)),
      ['location'],
    ),
    v.forward(v.partialCheck([['startTime'], ['endTime']], endsAfterStart, inItsLanguage(ENDS_TOO_EARLY)), ['endTime']),
    v.forward(
      v.partialCheck([['startTime'], ['registrationDeadline']], closesBeforeStart, inItsLanguage(DEADLINE_TOO_LATE)),
      ['registrationDeadline'],
    ),
    v.forward(v.partialCheck([['startTime'], ['neededBy']], isNeededBeforeStart, inItsLanguage(NEEDED_TOO_LATE)), [
      'neededBy',
    ]),
    v.forward(v.partialCheck([['minAge'], ['maxAge']], hasAgesInOrder, inItsLanguage(AGES_CROSSED)), ['minAge']),
  )

export const creation = formOf(true)
export const edition = formOf(false)

export type OpportunityValues = v.InferInput<typeof creation>

/** Default values of a new opportunity besides its team. */
export type Prefill = Partial<OpportunityValues>

const BLANK = {
  type: 'GUEST_NEED',
  title: '',
  description: '',
  whatToBring: '',
  paymentNote: '',
  paymentURL: '',
  location: '',
  city: '',
  state: '',
  latitude: null,
  longitude: null,
  positionsNeeded: [] as string[],
  sport: '',
  minAge: null,
  maxAge: null,
  feeCents: 0,
  capacity: defaultCapacity('GUEST_NEED'),
  offersAutomatically: offersByDefault('GUEST_NEED'),
  waiverRequired: false,
  decideBy: '',
  visibility: 'PUBLIC',
} as const

export function initialValues(
  opportunity: EditedOpportunity | undefined,
  teamID: string,
  prefill: Prefill = {},
): OpportunityValues {
  const { type = BLANK.type, startTime = '', endTime = '' } = prefill
  const values = opportunity ? valuesOf(BLANK, opportunity) : { ...BLANK, ...defaultsOf(type), ...prefill }
  const timeOf = (name: 'startTime' | 'endTime' | 'registrationDeadline' | 'neededBy') =>
    opportunity ? localTime(opportunity[name], opportunity.timeZone) : ''
  return {
    ...values,
    teamID: opportunity ? (opportunity.team?.id ?? '') : teamID,
    startTime: startTime || timeOf('startTime'),
    endTime: endTime || timeOf('endTime'),
    registrationDeadline: timeOf('registrationDeadline'),
    neededBy: timeOf('neededBy'),
  }
}

/** What depends on the type of a new opportunity. */
export const defaultsOf = (type: OpportunityValues['type']) => ({
  capacity: defaultCapacity(type),
  offersAutomatically: offersByDefault(type),
})

/** Two hours after the start, both as values of `datetime-local` inputs. */
export function usualEnd(startTime: string) {
  const start = Date.parse(`${startTime}Z`)
  return Number.isNaN(start) ? '' : new Date(start + 2 * 3_600_000).toISOString().slice(0, 16)
}

/** The end after the start has moved: as long after it as before. Values of `datetime-local` inputs. */
export function movedEnd({ end, from, to }: { end: string; from: string; to: string }) {
  const moved = Date.parse(`${end}Z`) + Date.parse(`${to}Z`) - Date.parse(`${from}Z`)
  return Number.isNaN(moved) ? end : new Date(moved).toISOString().slice(0, 16)
}

/** The ages of the players of the divisions: 11 to 12 for 12U, and 11 to 14 for 12U and 14U. */
export function agesOfDivisions(divisions: readonly { ageGroup: string }[]) {
  const groups = divisions.flatMap(({ ageGroup }) => ageGroupsOfDivision(ageGroup, seasonYear(new Date())))
  const oldest = groups.flatMap((group) => agesOf(group).slice(-1))
  if (oldest.length === 0) return { minAge: null, maxAge: null }
  return { minAge: Math.min(...oldest) - 1, maxAge: Math.max(...oldest) }
}

/** 'Ages by league age, 11U to 12U'. Without the age groups if there are no limits. */
export function leagueAgesText(minAge: number | null | undefined, maxAge: number | null | undefined) {
  const groups = minAge == null && maxAge == null ? [] : ageGroupsWithin(minAge ?? undefined, maxAge ?? undefined)
  if (groups.length === 0) return opportunityFormTexts.agesLeagueAge
  return opportunityFormTexts.agesLeagueAgeGroups([...new Set([groups[0], groups.at(-1)])].join('–'))
}

const isEmpty = (value: unknown) => value == null || value === '' || (Array.isArray(value) && value.length === 0)

/** The input of a new opportunity. Without a choice here, the sport defaults to the team's. */
export const withoutEmpty = <Values extends object>(values: Values) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => !isEmpty(value))) as Partial<Values>

export const PLACE = ['location', 'city', 'state', 'latitude', 'longitude'] satisfies (keyof OpportunityValues)[]

/** The times are in the time zone of the place, so an edit sends all of them or none. */
export const PLAN = [
  ...PLACE,
  'startTime',
  'endTime',
  'registrationDeadline',
  'neededBy',
] satisfies (keyof OpportunityValues)[]
