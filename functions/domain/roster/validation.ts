import * as v from 'valibot'
import { standardAgeGroup } from '../../values/age-groups.ts'
import { isDay } from '../../values/day.ts'
import { withoutAgeGroup } from '../../values/division-input.ts'
import { emailInput } from '../../values/email-input.ts'
import { createPlayerInput } from '../players/validation.ts'
import { SEASON_NAME_LIMIT } from '../seasons/validation.ts'

const MISSING_ON_ADD = 'Please fill in required fields: Team, Start Date, Season'
const MISSING_ON_EDIT = 'Please fill in required fields'
const PLAYER_REQUIRED = 'Please select a player'
const START_INVALID = 'Start date must be YYYY-MM-DD.'
const END_INVALID = 'End date must be YYYY-MM-DD.'
const END_BEFORE_START = "End date can't be before the start date."

const blank = v.nullable(v.string(), '')
const required = (message: string) => v.pipe(blank, v.trim(), v.nonEmpty(message))
const short = v.pipe(blank, v.trim(), v.maxLength(40, 'A division or age group must be 40 characters or fewer.'))
const ageGroup = v.pipe(short, v.transform(standardAgeGroup))
const season = v.pipe(
  blank,
  v.trim(),
  v.maxLength(SEASON_NAME_LIMIT, `A season must be ${SEASON_NAME_LIMIT} characters or fewer.`),
)

export const jerseyNumber = v.pipe(
  blank,
  v.trim(),
  v.regex(/^[\dA-Za-z]{0,4}$/, 'A jersey number has up to 4 digits or letters.'),
)

/** A date, or an instant whose date is used. */
const isDayOrInstant = (text: string) =>
  isDay(text.slice(0, 10)) && /^.{10}($|T)/.test(text) && !Number.isNaN(Date.parse(text))
const toDay = v.transform((text: string) => text.slice(0, 10))
const day = (missing: string, invalid: string) => v.pipe(required(missing), v.check(isDayOrInstant, invalid), toDay)

const endDay = v.pipe(
  blank,
  v.trim(),
  v.check((text) => text === '' || isDayOrInstant(text), END_INVALID),
  toDay,
)

export const addPlayerToTeamInput = v.pipe(
  v.object({
    teamID: v.optional(required(MISSING_ON_ADD), ''),
    startDate: v.optional(day(MISSING_ON_ADD, START_INVALID), ''),
    endDate: v.optional(endDay, ''),
    season: v.optional(v.pipe(season, v.nonEmpty(MISSING_ON_ADD)), ''),
    playerID: v.optional(required(PLAYER_REQUIRED), ''),
    division: v.optional(short, ''),
    ageGroup: v.optional(ageGroup, ''),
    jerseyNumber: v.optional(jerseyNumber, ''),
  }),
  v.transform(withoutAgeGroup),
)

/** Omitted fields become undefined. Cleared text becomes ''. */
export const updatePlayerTeamHistoryInput = v.pipe(
  v.object({
    startDate: v.optional(day(MISSING_ON_EDIT, START_INVALID)),
    season: v.optional(v.pipe(season, v.nonEmpty(MISSING_ON_EDIT))),
    endDate: v.optional(endDay),
    division: v.optional(short),
    ageGroup: v.optional(ageGroup),
    jerseyNumber: v.optional(jerseyNumber),
    teamID: v.optional(required(MISSING_ON_EDIT)),
    playerID: v.optional(required(MISSING_ON_EDIT)),
  }),
  v.transform(withoutAgeGroup),
)

/** Validates the stored dates together, because an update may change only one of them. */
export const rosterEntryDates = v.pipe(
  v.object({ startDate: v.string(), endDate: v.optional(v.string()) }),
  v.forward(
    v.check(({ startDate, endDate }) => !endDate || endDate >= startDate, END_BEFORE_START),
    ['endDate'],
  ),
)

const SEASON_MISSING = 'Please select a season before adding a player'
/** The season of an import or a move. */
export const targetSeasonInput = v.object({ season: v.pipe(season, v.nonEmpty(SEASON_MISSING)) })

/** Longer lists must be split. */
export const MAX_ROWS = 60

const BIRTH_YEAR = 'A birth year is one of the last 25 years.'

export const rosterRowInput = v.object({
  name: createPlayerInput.entries.name,
  jerseyNumber: v.optional(jerseyNumber, ''),
  position: v.optional(createPlayerInput.entries.position, ''),
  birthYear: v.nullish(
    v.pipe(
      v.number(BIRTH_YEAR),
      v.integer(BIRTH_YEAR),
      v.check((year) => year <= new Date().getUTCFullYear() && year > new Date().getUTCFullYear() - 25, BIRTH_YEAR),
    ),
  ),
  birthWindow: createPlayerInput.entries.birthWindow,
  parentEmail: emailInput,
  playerID: v.nullish(v.string()),
  isNew: v.nullish(v.boolean()),
})
export type ListedPlayer = v.InferOutput<typeof rosterRowInput>
