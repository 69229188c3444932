import * as v from 'valibot'

export const PLAYER_REQUIRED = 'Please select a player'
export const WAIVER_REQUIRED = 'You must accept the waiver to register'

const text = (limit: number, what: string) =>
  v.pipe(v.nullish(v.string(), ''), v.trim(), v.maxLength(limit, `${what} at most ${limit} characters`))

export const registrationInput = v.object({
  opportunityID: v.string(),
  playerID: v.pipe(v.nullish(v.string(), ''), v.trim(), v.nonEmpty(PLAYER_REQUIRED)),
  waiverSigned: v.nullish(v.boolean(), false),
  jerseyNumber: text(10, 'A jersey number has'),
  notes: text(1_000, 'Notes have'),
})
