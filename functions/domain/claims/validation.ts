import * as v from 'valibot'
import { consentVersionInput } from '../guardian-consent/validation.ts'

/** The reason that the user sees. */
export const rejectionInput = v.object({
  reason: v.pipe(v.nullish(v.string(), ''), v.trim(), v.maxLength(500, 'A reason must be 500 characters or fewer.')),
})

export const createClaimRequestInput = v.object({
  resourceType: v.picklist(['team', 'player'], 'A claim is for a team or a player.'),
  resourceID: v.string(),
  message: v.pipe(
    v.nullish(v.string(), ''),
    v.trim(),
    v.maxLength(2_000, 'A message must be 2,000 characters or fewer.'),
  ),
  guardianConsent: consentVersionInput,
})
