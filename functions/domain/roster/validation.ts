import * as v from 'valibot'
import { standardAgeGroup } from '../../values/age-groups.ts'
import { isDay } from '../../values/day.ts'
import { withoutAgeGroup } from '../../values/division-input.ts'
import { birthYearInput, jerseyNumberInput, upTo } from '../../values/field-inputs.ts'
import { emailInput } from '../../values/inputs.ts'
import { rosterValidationTexts } from '../../values/messages/roster-validation.ts'
import { inItsLanguage } from '../../values/messages/text.ts'
import { validationTexts } from '../../values/messages/validation.ts'
import { createPlayerInput } from '../players/validation.ts'
import { positionInput, positionsInput } from '../positions/validation.ts'
import { SEASON_NAME_LIMIT } from '../seasons/validation.ts'

const MISSING_ON_ADD = rosterValidationTexts.fillTeamDateSeason
const MISSING_ON_EDIT = validationTexts.fillRequired
const PLAYER_REQUIRED = validationTexts.selectPlayer
const START_INVALID = rosterValidationTexts.invalidStartDate
const END_INVALID = rosterValidationTexts.invalidEndDate
const END_BEFORE_START = validationTexts.endBeforeStart

const text = v.nullable(v.string(), '')
type Message = ReturnType<typeof inItsLanguage>
const required = (message: Message) => v.pipe(text, v.trim(), v.nonEmpty(message))
const short = v.pipe(text, v.trim(), upTo(40, 'divisionOrAgeGroup', validationTexts.teamFieldTooLong))
const ageGroup = v.pipe(short, v.transform(standardAgeGroup))
const season = v.pipe(text, v.trim(), upTo(SEASON_NAME_LIMIT, 'season', validationTexts.teamFieldTooLong))

/** A date, or an instant whose date is used. */
const isDayOrInstant = (text: string) =>
  isDay(text.slice(0, 10)) && /^.{10}($|T)/.test(text) && !Number.isNaN(Date.parse(text))
const toDay = v.transform((text: string) => text.slice(0, 10))
const day = (missing: Message, invalid: Message) => v.pipe(required(missing), v.check(isDayOrInstant, invalid), toDay)

const endDay = v.pipe(
  text,
  v.trim(),
  v.check((text) => text === '' || isDayOrInstant(text), inItsLanguage(END_INVALID)),
  toDay,
)

export const addPlayerToTeamInput = v.pipe(
  v.object({
    teamID: v.optional(required(inItsLanguage(MISSING_ON_ADD)), ''),
    startDate: v.optional(day(inItsLanguage(MISSING_ON_ADD), inItsLanguage(START_INVALID)), ''),
    endDate: v.optional(endDay, ''),
    season: v.optional(v.pipe(season, v.nonEmpty(inItsLanguage(MISSING_ON_ADD))), ''),
    playerID: v.optional(required(inItsLanguage(PLAYER_REQUIRED)), ''),
    division: v.optional(short, ''),
    ageGroup: v.optional(ageGroup, ''),
    jerseyNumber: v.optional(jerseyNumberInput, ''),
  }),
  v.transform(withoutAgeGroup),
)

/** Omitted fields become undefined. Cleared text becomes ''. */
export const updatePlayerTeamHistoryInput = v.pipe(
  v.object({
    startDate: v.optional(day(inItsLanguage(MISSING_ON_EDIT), inItsLanguage(START_INVALID))),
    season: v.optional(v.pipe(season, v.nonEmpty(inItsLanguage(MISSING_ON_EDIT)))),
    endDate: v.optional(endDay),
    division: v.optional(short),
    ageGroup: v.optional(ageGroup),
    jerseyNumber: v.optional(jerseyNumberInput),
    teamID: v.optional(required(inItsLanguage(MISSING_ON_EDIT))),
    playerID: v.optional(required(inItsLanguage(MISSING_ON_EDIT))),
  }),
  v.transform(withoutAgeGroup),
)

/** Validates the stored dates together, because an update may change only one of them. */
export const rosterEntryDates = v.pipe(
  v.object({ startDate: v.string(), endDate: v.optional(v.string()) }),
  v.forward(
    v.check(({ startDate, endDate }) => !endDate || endDate >= startDate, inItsLanguage(END_BEFORE_START)),
    ['endDate'],
  ),
)

const SEASON_MISSING = inItsLanguage(rosterValidationTexts.selectSeasonFirst)
/** The season of an import or a move. */
export const targetSeasonInput = v.object({ season: v.pipe(season, v.nonEmpty(SEASON_MISSING)) })

/** Longer lists must be split. */
export const MAX_ROWS = 60

export const rosterRowInput = v.object({
  name: createPlayerInput.entries.name,
  jerseyNumber: v.optional(jerseyNumberInput, ''),
  position: v.optional(positionInput, ''),
  positions: v.optional(positionsInput),
  birthYear: v.nullish(birthYearInput(rosterValidationTexts.invalidBirthYear)),
  birthWindow: createPlayerInput.entries.birthWindow,
  parentEmail: emailInput,
  playerID: v.nullish(v.string()),
  isNew: v.nullish(v.boolean()),
})
export type ListedPlayer = v.InferOutput<typeof rosterRowInput>
