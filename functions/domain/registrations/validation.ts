import * as v from 'valibot'

export const PLAYER_REQUIRED = 'Please select a player'
export const WAIVER_REQUIRED = 'You must accept the waiver to register'

const text = (limit: number, what: string) =>
  v.pipe(v.nullish(v.string(), ''), v.trim(), v.maxLength(limit, `${what} must be ${limit} characters or fewer`))

/** What the family reads with a rejection. */
export const rejectionReasonInput = text(500, 'A reason has')

const FEE_INVALID = 'The fee paid must be from $0.00 to $10,000.00'
export const feePaidCents = v.pipe(
  v.number(FEE_INVALID),
  v.integer(FEE_INVALID),
  v.minValue(0, FEE_INVALID),
  v.maxValue(1_000_000, FEE_INVALID),
)

/** What is left out comes out undefined or null. */
export const updateRegistrationInput = v.object({ feePaidCents: v.nullish(feePaidCents) })

export const registrationInput = v.object({
  opportunityID: v.string(),
  playerID: v.pipe(v.nullish(v.string(), ''), v.trim(), v.nonEmpty(PLAYER_REQUIRED)),
  waiverSigned: v.nullish(v.boolean(), false),
  jerseyNumber: text(10, 'A jersey number'),
  notes: text(1_000, 'Notes'),
})
