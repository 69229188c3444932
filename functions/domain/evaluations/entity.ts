import type { EntityItem } from 'electrodb'
import { entity, expiring, required } from '../../store/entity.ts'

export type EvaluatorItem = EntityItem<ReturnType<typeof evaluators>>
export type EvaluatorChangeItem = EntityItem<ReturnType<typeof evaluatorChanges>>
export type EvaluationItem = EntityItem<ReturnType<typeof evaluations>>

/** A user whom the organizer invited to evaluate the players of an opportunity. */
// The evaluators of an opportunity.
export const evaluators = entity(
  'evaluator',
  { byOpportunity: ['opp#${opportunityID}', 'evaluator#${userID}'] },
  () => ({ ...required('string', 'invitedBy', 'createdAt'), acceptedAt: { type: 'string' } }),
)

const CHANGES = ['accepted', 'declined', 'removed', 'canceled'] as const

/** A change of an evaluator's status. The stream consumer sends notices of it. */
export const evaluatorChanges = entity('evaluator-change', { byID: ['evaluator-change#${changeID}', 'meta'] }, () => ({
  ...required('string', 'opportunityID', 'userID'),
  kind: { type: CHANGES, required: true },
  /** The user who made the change: the evaluator or the organizer. For canceled invitations, who had invited. */
  changedBy: { type: 'string', required: true },
  /** For removals: whether the evaluator had accepted. */
  hadAccepted: { type: 'boolean' },
  ...expiring,
}))

/** One evaluator's evaluation of one player. Visible only to the organizer and that evaluator. */
// The evaluations of an opportunity, by player.
export const evaluations = entity(
  'evaluation',
  { byOpportunity: ['opp#${opportunityID}', 'evaluation#${playerID}#${userID}'] },
  () => ({
    updatedAt: { type: 'string', required: true },
    notes: { type: 'string' },
    /** 1 to 5. */
    score: { type: 'number' },
    /** Epoch seconds. Notes about a child are not kept forever. */
    expiresAt: { type: 'number', required: true },
  }),
)
