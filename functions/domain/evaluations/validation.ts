import * as v from 'valibot'
import { blank, upTo } from '../../values/field-inputs.ts'
import * as m from '../../values/messages/generated.ts'
import { inItsLanguage } from '../../values/messages/message.ts'

export const SCORES = [1, 2, 3, 4, 5] as const
export const MAX_NOTES = 500

export const evaluationInput = v.object({
  score: v.nullish(v.picklist(SCORES, inItsLanguage(m.choose_a_score_from_1_to_5)), null),
  notes: v.pipe(blank, v.trim(), upTo(MAX_NOTES, 'notes', m.a_team_field_must_be_at_most)),
})
