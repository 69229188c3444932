import * as v from 'valibot'
import { blank, upTo } from '../../values/field-inputs.ts'
import { claimValidationTexts } from '../../values/messages/claim-validation.ts'
import { inItsLanguage } from '../../values/messages/text.ts'
import { validationTexts } from '../../values/messages/validation.ts'
import { consentVersionInput } from '../guardian-consent/validation.ts'

/** The reason that the user sees. */
export const rejectionInput = v.object({
  reason: v.pipe(blank, v.trim(), upTo(500, 'reason', validationTexts.teamFieldTooLong)),
})

export const createClaimRequestInput = v.object({
  resourceType: v.picklist(['team', 'player'], inItsLanguage(claimValidationTexts.claimOfTeamOrPlayer)),
  resourceID: v.string(),
  message: v.pipe(blank, v.trim(), v.maxLength(2_000, inItsLanguage(claimValidationTexts.messageTooLong))),
  guardianConsent: consentVersionInput,
})
