import * as v from 'valibot'
import { BIRTH_WINDOWS } from '../../values/age.ts'
import { birthYearInput } from '../../values/field-inputs.ts'
import { emailInput, personName } from '../../values/inputs.ts'
import { playerValidationTexts } from '../../values/messages/player-validation.ts'
import { registrationValidationTexts } from '../../values/messages/registration-validation.ts'
import { inItsLanguage } from '../../values/messages/text.ts'
import { createPlayerInput } from '../players/validation.ts'

const BIRTHDAY_REQUIRED = registrationValidationTexts.birthdayRequired

/** Who signs the waiver is empty if there is none. */
export const walkUpInput = v.object({
  opportunityID: v.string(),
  name: createPlayerInput.entries.name,
  birthYear: birthYearInput(BIRTHDAY_REQUIRED),
  birthWindow: v.picklist(BIRTH_WINDOWS, inItsLanguage(BIRTHDAY_REQUIRED)),
  parentEmail: v.pipe(emailInput, v.nonEmpty(inItsLanguage(registrationValidationTexts.parentEmailRequired))),
  signedBy: v.pipe(
    v.nullish(v.string(), ''),
    personName,
    v.maxLength(100, inItsLanguage(playerValidationTexts.nameTooLong)),
  ),
  waiverHash: v.nullish(v.string()),
  arrivedAt: v.nullish(v.string()),
})
