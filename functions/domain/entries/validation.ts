import * as v from 'valibot'
import { blank, freeText, upTo } from '../../values/field-inputs.ts'
import { oneLine } from '../../values/inputs.ts'
import { eventValidationTexts } from '../../values/messages/event-validation.ts'
import { registrationValidationTexts } from '../../values/messages/registration-validation.ts'
import { inItsLanguage } from '../../values/messages/text.ts'
import { validationTexts } from '../../values/messages/validation.ts'
import { dayInput } from '../events/validation.ts'
import { feePaidCents, instantInput } from '../registrations/validation.ts'

const text = (what: 'reason' | 'notes') => v.pipe(freeText, upTo(500, what, registrationValidationTexts.fieldTooLong))

export const entryInput = v.object({
  eventID: v.string(),
  divisionID: v.string(),
  teamID: v.string(),
  note: text('notes'),
  contactID: v.nullish(v.string()),
})

export const MAX_ROSTER = 30

/** The IDs of the players whom the team chooses. */
export const rosterInput = v.object({
  playerIDs: v.pipe(v.array(v.string()), v.maxLength(MAX_ROSTER, inItsLanguage(eventValidationTexts.tooManyPlayers))),
})

/** Null: the team has not arrived. */
export const teamCheckInInput = v.object({ checkedInAt: instantInput, changedAt: instantInput })

/** The reason that the team sees. */
export const decisionInput = v.object({ reason: text('reason') })

export const feeInput = v.object({ feePaidCents })

export const insuranceInput = v.object({ insuredUntil: dayInput })

export const MAX_GAMES = 500

const game = v.object({
  startsAt: v.string(),
  field: v.pipe(blank, oneLine, upTo(100, 'location', validationTexts.fieldTooLong)),
  divisionID: v.string(),
  teamIDs: v.pipe(v.array(v.string()), v.length(2, inItsLanguage(eventValidationTexts.gameNeedsTwoTeams))),
})

export type GameInput = v.InferOutput<typeof game>

export const scheduleInput = v.object({
  games: v.pipe(v.array(game), v.maxLength(MAX_GAMES, inItsLanguage(eventValidationTexts.tooManyGames(MAX_GAMES)))),
  version: v.string(),
})
