import * as v from 'valibot'
import { STATE_INVALID } from '../../services/places/state-codes.ts'
import { stateCodeInput } from '../../services/places/validation.ts'
import { BIRTH_WINDOWS } from '../../values/birth-windows.ts'
import { oneLine, personName } from '../../values/one-line.ts'
import { consentVersionInput } from '../guardian-consent/validation.ts'
import { VISIBILITIES } from './visibility.ts'

export const BATS_THROWS = [
  'Right/Right',
  'Right/Left',
  'Left/Right',
  'Left/Left',
  'Switch/Right',
  'Switch/Left',
] as const

/** Birth year and birth window must be given together or not at all. */
export const BIRTH_INCOMPLETE = 'Choose the birth year and the months of the birthday.'
const BIRTH_YEAR_INVALID = 'Choose a birth year of the last 25 years.'
const AGE_INVALID = 'Age must be a whole number from 1 to 99.'
const BATS_THROWS_INVALID = `Bats/Throws must be one of ${BATS_THROWS.join(', ')}.`

const text = (limit: number, what: string) =>
  v.pipe(v.nullable(v.string(), ''), oneLine, v.maxLength(limit, `${what} must be ${limit} characters or fewer.`))

const name = v.pipe(
  v.nullable(v.string(), ''),
  personName,
  v.maxLength(100, 'A name must be 100 characters or fewer.'),
  v.nonEmpty('Player name is required.'),
)
const age = v.nullable(
  v.pipe(v.number(AGE_INVALID), v.integer(AGE_INVALID), v.minValue(1, AGE_INVALID), v.maxValue(99, AGE_INVALID)),
)
const birthYear = v.nullable(
  v.pipe(
    v.number(BIRTH_YEAR_INVALID),
    v.integer(BIRTH_YEAR_INVALID),
    v.check(
      (year) => year <= new Date().getUTCFullYear() && year > new Date().getUTCFullYear() - 25,
      BIRTH_YEAR_INVALID,
    ),
  ),
)
const visibility = v.picklist(VISIBILITIES, 'Choose who can find the player.')
const fields = {
  birthYear: v.optional(birthYear),
  birthWindow: v.optional(v.nullable(v.picklist(BIRTH_WINDOWS, BIRTH_INCOMPLETE))),
  age: v.optional(age),
  position: v.optional(text(60, 'A position')),
  batsThrows: v.optional(v.pipe(text(20, 'Bats/Throws'), v.picklist(['', ...BATS_THROWS], BATS_THROWS_INVALID))),
  locationCity: v.optional(text(100, 'A city')),
  state: v.optional(v.pipe(text(20, 'A state'), v.union([v.literal(''), stateCodeInput], STATE_INVALID))),
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
