import * as v from 'valibot'
import * as m from '../../values/messages/generated.ts'
import { inItsLanguage } from '../../values/messages/message.ts'
import { consentVersionInput } from '../guardian-consent/validation.ts'

/** The reason that the user sees. */
export const rejectionInput = v.object({
  reason: v.pipe(
    v.nullish(v.string(), ''),
    v.trim(),
    v.maxLength(
      500,
      inItsLanguage((_, to) => m.a_team_field_must_be_at_most({ what: 'reason', limit: 500 }, to)),
    ),
  ),
})

export const createClaimRequestInput = v.object({
  resourceType: v.picklist(['team', 'player'], inItsLanguage(m.a_claim_is_for_a_team_or_a_player)),
  resourceID: v.string(),
  message: v.pipe(
    v.nullish(v.string(), ''),
    v.trim(),
    v.maxLength(2_000, inItsLanguage(m.a_message_must_be_2000_characters_or_fewer_period)),
  ),
  guardianConsent: consentVersionInput,
})
