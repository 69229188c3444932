import * as v from 'valibot'
import { freeText, upTo } from '../../values/field-inputs.ts'
import { registrationValidationTexts } from '../../values/messages/registration-validation.ts'
import { dayInput } from '../events/validation.ts'
import { feePaidCents } from '../registrations/validation.ts'

const text = (what: 'reason' | 'notes') => v.pipe(freeText, upTo(500, what, registrationValidationTexts.fieldTooLong))

export const entryInput = v.object({
  eventID: v.string(),
  divisionID: v.string(),
  teamID: v.string(),
  note: text('notes'),
  contactID: v.nullish(v.string()),
})

/** The reason that the team sees. */
export const decisionInput = v.object({ reason: text('reason') })

export const feeInput = v.object({ feePaidCents })

export const insuranceInput = v.object({ insuredUntil: dayInput })
