import * as v from 'valibot'

export const PLAYER_REQUIRED = 'Please select a player'
export const ALREADY_STARTED = 'This opportunity has already started'
export const FAMILY_FIRST = 'The family has to accept this registration first'
export const WAIVER_REQUIRED = 'You must accept the waiver to register'

const text = (limit: number, what: string) =>
  v.pipe(v.nullish(v.string(), ''), v.trim(), v.maxLength(limit, `${what} must be ${limit} characters or fewer`))

const PHONE_INVALID = 'Enter a phone number with 7 to 15 digits.'
export const PHONE_CONSENT_REQUIRED = 'Please agree that the organizer may use this number.'
const phone = v.pipe(
  text(30, 'A phone number'),
  v.check((given) => given === '' || /^\+?[\d\s().x-]+$/i.test(given), PHONE_INVALID),
  v.check((given) => given === '' || /^\d{7,15}$/.test(given.replace(/\D/g, '')), PHONE_INVALID),
)

/** A phone number is stored only with consent. */
export const agreesToPhone = ({ phone, phoneConsent }: { phone: string; phoneConsent: boolean | null }) =>
  phone === '' || phoneConsent === true

/** The reason that the family sees. */
export const rejectionInput = v.object({ reason: text(500, 'A reason') })

const FEE_INVALID = 'The fee paid must be from $0.00 to $10,000.00'
export const feePaidCents = v.pipe(
  v.number(FEE_INVALID),
  v.integer(FEE_INVALID),
  v.minValue(0, FEE_INVALID),
  v.maxValue(1_000_000, FEE_INVALID),
)

/** Omitted fields become undefined or null. */
export const updateRegistrationInput = v.object({ feePaidCents: v.nullish(feePaidCents) })

export const registrationInput = v.object({
  opportunityID: v.string(),
  playerID: v.pipe(v.nullish(v.string(), ''), v.trim(), v.nonEmpty(PLAYER_REQUIRED)),
  waiverSigned: v.nullish(v.boolean(), false),
  waiverHash: v.nullish(v.string()),
  jerseyNumber: text(10, 'A jersey number'),
  notes: text(1_000, 'Notes'),
  phone,
  phoneConsent: v.nullish(v.boolean(), false),
  opportunityUpdatedAt: v.nullish(v.string()),
})

const TIME_INVALID = 'This is not a valid time'
const instant = v.nullish(
  v.pipe(
    v.string(),
    v.check((text) => !Number.isNaN(Date.parse(text)), TIME_INVALID),
  ),
)

/** Null: the player has not arrived. What is omitted is unchanged. */
export const checkInInput = v.object({
  checkedInAt: instant,
  changedAt: instant,
  jerseyNumber: v.optional(text(10, 'A jersey number')),
})
