import * as v from 'valibot'
import { STATE_INVALID } from '../../services/places/state-codes.ts'
import { stateCodeInput } from '../../services/places/validation.ts'
import { BIRTH_WINDOWS } from '../../values/age.ts'
import { birthYearInput, upTo, wholeNumber } from '../../values/field-inputs.ts'
import { oneLine, personName } from '../../values/inputs.ts'
import * as m from '../../values/messages/generated.ts'
import { inItsLanguage } from '../../values/messages/message.ts'
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
export const BIRTH_INCOMPLETE = m.choose_the_birth_year_and_months
const BIRTH_YEAR_INVALID = m.choose_a_birth_year_of_the_last_25_years
const AGE_INVALID = m.age_must_be_a_whole_number
const BATS_THROWS_INVALID = inItsLanguage((_, to) => m.bats_throws_must_be_one_of({ list: BATS_THROWS.join(', ') }, to))

const text = (limit: number, what: 'batsThrows' | 'city' | 'state') =>
  v.pipe(v.nullable(v.string(), ''), oneLine, upTo(limit, what, m.a_player_field_must_be_at_most))

const name = v.pipe(
  v.nullable(v.string(), ''),
  personName,
  v.transform(capitalizedName),
  v.maxLength(100, inItsLanguage(m.a_name_must_be_100_characters_or_fewer_period)),
  v.nonEmpty(inItsLanguage(m.player_name_is_required)),
  withoutContactDetails,
  v.regex(/^$|\p{L}/u, inItsLanguage(m.a_players_name_has_a_letter)),
)
const age = v.nullable(wholeNumber(1, 99, AGE_INVALID))
const birthYear = v.nullable(birthYearInput(BIRTH_YEAR_INVALID))
const visibility = v.picklist(VISIBILITIES, inItsLanguage(m.choose_who_can_find_the_player))
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
