import * as v from 'valibot'
import { blank, upTo } from '../../values/field-inputs.ts'
import * as m from '../../values/messages/generated.ts'
import { inItsLanguage } from '../../values/messages/message.ts'
import { consentVersionInput } from '../guardian-consent/validation.ts'

/** The reason that the user sees. */
export const rejectionInput = v.object({
  reason: v.pipe(blank, v.trim(), upTo(500, 'reason', m.a_team_field_must_be_at_most)),
})

export const createClaimRequestInput = v.object({
  resourceType: v.picklist(['team', 'player'], inItsLanguage(m.a_claim_is_for_a_team_or_a_player)),
  resourceID: v.string(),
  message: v.pipe(
    blank,
    v.trim(),
    v.maxLength(2_000, inItsLanguage(m.a_message_must_be_2000_characters_or_fewer_period)),
  ),
  guardianConsent: consentVersionInput,
})
