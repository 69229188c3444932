import * as v from 'valibot'
import { STATE_INVALID } from '../../services/places/state-codes.ts'
import { stateCodeInput } from '../../services/places/validation.ts'
import { BIRTH_WINDOWS } from '../../values/age.ts'
import { birthYearInput, upTo, wholeNumber } from '../../values/field-inputs.ts'
import { oneLine, personName } from '../../values/inputs.ts'
import { playerValidationTexts } from '../../values/messages/player-validation.ts'
import { inItsLanguage } from '../../values/messages/text.ts'
import { capitalizedName } from '../../values/name-case.ts'
import { withoutContactDetails } from '../../values/name-checks.ts'
import { VISIBILITIES } from '../../values/player-visibility.ts'
import { consentVersionInput } from '../guardian-consent/validation.ts'
import { positionInput, positionsInput } from '../positions/validation.ts'

export const BATS_THROWS = [
  'Right/Right',
  'Right/Left',
  'Left/Right',
  'Left/Left',
  'Switch/Right',
  'Switch/Left',
] as const

/** Birth year and birth window must be given together or not at all. */
export const BIRTH_INCOMPLETE = playerValidationTexts.birthIncomplete
const BIRTH_YEAR_INVALID = playerValidationTexts.invalidBirthYear
const AGE_INVALID = playerValidationTexts.ageWholeNumber
const BATS_THROWS_INVALID = inItsLanguage(playerValidationTexts.invalidBatsThrows(BATS_THROWS.join(', ')))

const text = (limit: number, what: 'batsThrows' | 'city' | 'state') =>
  v.pipe(v.nullable(v.string(), ''), oneLine, upTo(limit, what, playerValidationTexts.fieldTooLong))

const name = v.pipe(
  v.nullable(v.string(), ''),
  personName,
  v.transform(capitalizedName),
  v.maxLength(100, inItsLanguage(playerValidationTexts.nameTooLong)),
  v.nonEmpty(inItsLanguage(playerValidationTexts.playerNameRequired)),
  withoutContactDetails,
  v.regex(/^$|\p{L}/u, inItsLanguage(playerValidationTexts.playersNameLetter)),
)
const age = v.nullable(wholeNumber(1, 99, AGE_INVALID))
const birthYear = v.nullable(birthYearInput(BIRTH_YEAR_INVALID))
const visibility = v.picklist(VISIBILITIES, inItsLanguage(playerValidationTexts.chooseVisibility))
const fields = {
  birthYear: v.optional(birthYear),
  birthWindow: v.optional(v.nullable(v.picklist(BIRTH_WINDOWS, inItsLanguage(BIRTH_INCOMPLETE)))),
  age: v.optional(age),
  position: v.optional(positionInput),
  positions: v.optional(positionsInput),
  batsThrows: v.optional(v.pipe(text(20, 'batsThrows'), v.picklist(['', ...BATS_THROWS], BATS_THROWS_INVALID))),
  locationCity: v.optional(text(100, 'city')),
  state: v.optional(v.pipe(text(20, 'state'), v.union([v.literal(''), stateCodeInput], inItsLanguage(STATE_INVALID)))),
  photo: v.optional(v.nullable(v.string(), '')),
}

/** Omitted fields become undefined. Cleared fields are '', or null for the age. */
export const updatePlayerInput = v.object({ name: v.optional(name), ...fields, visibility: v.optional(visibility) })

export const createPlayerInput = v.object({
  name: v.optional(name, ''),
  ...fields,
  visibility: v.nullish(visibility),
  guardianConsent: consentVersionInput,
})
