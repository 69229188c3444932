import * as v from 'valibot'
import { freeText, upTo } from '../../values/field-inputs.ts'
import { claimValidationTexts } from '../../values/messages/claim-validation.ts'
import { inItsLanguage } from '../../values/messages/text.ts'
import { validationTexts } from '../../values/messages/validation.ts'
import { consentVersionInput } from '../guardian-consent/validation.ts'

/** The reason that the claimant sees of a rejection, or the former owner of an approval. */
export const decisionInput = v.object({
  reason: v.pipe(freeText, upTo(500, 'reason', validationTexts.teamFieldTooLong)),
})

const message = v.pipe(freeText, v.maxLength(2_000, inItsLanguage(claimValidationTexts.messageTooLong)))

/** What the user writes to the admins. */
export const claimInput = v.object({ message })

export const createClaimRequestInput = v.object({
  resourceType: v.picklist(['team', 'player'], inItsLanguage(claimValidationTexts.claimOfTeamOrPlayer)),
  resourceID: v.string(),
  message,
  guardianConsent: consentVersionInput,
})
