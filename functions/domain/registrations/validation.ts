import * as v from 'valibot'
import { blank, freeText, jerseyNumberInput, upTo, wholeNumber } from '../../values/field-inputs.ts'
import { registrationValidationTexts } from '../../values/messages/registration-validation.ts'
import { inItsLanguage } from '../../values/messages/text.ts'
import { validationTexts } from '../../values/messages/validation.ts'

export const PLAYER_REQUIRED = validationTexts.selectPlayer
export const ALREADY_STARTED = registrationValidationTexts.alreadyStarted
export const FAMILY_FIRST = registrationValidationTexts.familyMustAcceptFirst
export const WAIVER_REQUIRED = registrationValidationTexts.waiverRequired

const text = (limit: number, what: 'reason' | 'notes') =>
  v.pipe(freeText, upTo(limit, what, registrationValidationTexts.fieldTooLong))

const PHONE_INVALID = registrationValidationTexts.invalidPhone
export const PHONE_CONSENT_REQUIRED = registrationValidationTexts.phoneConsentRequired
const phone = v.pipe(
  blank,
  v.transform(pastedPhone),
  upTo(30, 'phone', registrationValidationTexts.fieldTooLong),
  v.check((given) => given === '' || isPhoneNumber(given), inItsLanguage(PHONE_INVALID)),
)

/**
 * A number as it is copied from a phone, a website, or a document, as ASCII: 'tel:+1‑512‑555‑0100', '512/555-0100', '(512) 555-0100 ext. 5'.
 */
function pastedPhone(given: string): string {
  // Longer text is refused.
  return given
    .slice(0, 200)
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .trim()
    .replace(LABEL_BEFORE, '')
    .replace(LABEL_BEHIND, '')
    .replace(/^\[(\d{3})\]/, '($1)')
    .replace(/\s*[\p{Pd}\u2212/·_]\s*/gu, '-')
    .replace(/[,;]?\s*(?:extension|ext[.=]?|x\.?|#)\s*(?=\d{1,6}$)/i, ' x')
    .replace(/\s+/g, ' ')
}

const PHONE_LABELS = 'tel|sms|phone|cell|mobile|home|work|mom|dad|tel[eé]fono|celular|casa|[cmhwp]'
/** 'tel:', 'sms:', 'Cell: ' */
const LABEL_BEFORE = new RegExp(`^(?:${PHONE_LABELS})(?:[:.]\\s*(?://)?|\\s+)(?=[+(\\[\\d])`, 'i')
/** ' (cell)', and a period that ends a sentence. */
const LABEL_BEHIND = new RegExp(`\\s*\\((?:${PHONE_LABELS})\\)$|\\.$`, 'i')

/** With 7 to 15 digits, without those of an extension. */
const isPhoneNumber = (given: string) =>
  /^\+?[\d\s().-]+(?:x\d+)?$/i.test(given) && /^\d{7,15}$/.test(given.replace(/x.*/i, '').replace(/\D/g, ''))

/** A phone number is stored only with consent. */
export const agreesToPhone = ({ phone, phoneConsent }: { phone: string; phoneConsent: boolean | null }) =>
  phone === '' || phoneConsent === true

/** The reason that the family sees. */
export const rejectionInput = v.object({ reason: text(500, 'reason') })

export const feePaidCents = wholeNumber(0, 1_000_000, registrationValidationTexts.feePaidRange)

/** Omitted fields become undefined or null. */
export const updateRegistrationInput = v.object({ feePaidCents: v.nullish(feePaidCents) })

export const registrationInput = v.object({
  opportunityID: v.string(),
  playerID: v.pipe(blank, v.trim(), v.nonEmpty(inItsLanguage(PLAYER_REQUIRED))),
  waiverSigned: v.nullish(v.boolean(), false),
  waiverHash: v.nullish(v.string()),
  jerseyNumber: jerseyNumberInput,
  notes: text(1_000, 'notes'),
  phone,
  phoneConsent: v.nullish(v.boolean(), false),
  opportunityUpdatedAt: v.nullish(v.string()),
})

const TIME_INVALID = inItsLanguage(registrationValidationTexts.invalidTime)
export const instantInput = v.nullish(
  v.pipe(
    v.string(),
    v.check((text) => !Number.isNaN(Date.parse(text)), TIME_INVALID),
  ),
)

/** Null: the player has not arrived. What is omitted is unchanged. */
export const checkInInput = v.object({
  checkedInAt: instantInput,
  changedAt: instantInput,
  jerseyNumber: v.optional(jerseyNumberInput),
})
