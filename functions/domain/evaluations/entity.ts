import { Entity, type EntityItem } from 'electrodb'
import { client, tableName } from '../dynamo.ts'
import { lazy } from '../lazy.ts'

export type EvaluatorItem = EntityItem<ReturnType<typeof evaluators>>
export type EvaluatorChangeItem = EntityItem<ReturnType<typeof evaluatorChanges>>
export type EvaluationItem = EntityItem<ReturnType<typeof evaluations>>

/** A user whom the organizer invited to evaluate the players of an opportunity. */
export const evaluators = lazy(
  () =>
    new Entity(
      {
        model: { service: 'fungo', entity: 'evaluator', version: '1' },
        attributes: {
          opportunityID: { type: 'string', required: true },
          userID: { type: 'string', required: true },
          invitedBy: { type: 'string', required: true },
          createdAt: { type: 'string', required: true },
          acceptedAt: { type: 'string' },
        },
        indexes: {
          // The evaluators of an opportunity.
          byOpportunity: {
            pk: { field: 'pk', composite: ['opportunityID'], template: 'opp#${opportunityID}' },
            sk: { field: 'sk', composite: ['userID'], template: 'evaluator#${userID}' },
          },
        },
      },
      { client, table: tableName() },
    ),
)

const CHANGES = ['accepted', 'declined', 'removed'] as const

/** What happened to an evaluator, for those who are told of it. */
export const evaluatorChanges = lazy(
  () =>
    new Entity(
      {
        model: { service: 'fungo', entity: 'evaluator-change', version: '1' },
        attributes: {
          changeID: { type: 'string', required: true },
          kind: { type: CHANGES, required: true },
          opportunityID: { type: 'string', required: true },
          userID: { type: 'string', required: true },
          /** Who did it: the evaluator, or the organizer. */
          changedBy: { type: 'string', required: true },
          /** Of a removal: the evaluator had said yes. */
          hadAccepted: { type: 'boolean' },
          /** In seconds. */
          expiresAt: { type: 'number', required: true },
        },
        indexes: {
          byID: {
            pk: { field: 'pk', composite: ['changeID'], template: 'evaluator-change#${changeID}' },
            sk: { field: 'sk', composite: [], template: 'meta' },
          },
        },
      },
      { client, table: tableName() },
    ),
)

/** What one evaluator says of one player: for the organizer and that evaluator alone. */
export const evaluations = lazy(
  () =>
    new Entity(
      {
        model: { service: 'fungo', entity: 'evaluation', version: '1' },
        attributes: {
          opportunityID: { type: 'string', required: true },
          playerID: { type: 'string', required: true },
          userID: { type: 'string', required: true },
          /** 1 to 5. */
          score: { type: 'number' },
          notes: { type: 'string' },
          updatedAt: { type: 'string', required: true },
          /** In seconds: notes about a child are not kept for good. */
          expiresAt: { type: 'number', required: true },
        },
        indexes: {
          // The evaluations of an opportunity, by player.
          byOpportunity: {
            pk: { field: 'pk', composite: ['opportunityID'], template: 'opp#${opportunityID}' },
            sk: { field: 'sk', composite: ['playerID', 'userID'], template: 'evaluation#${playerID}#${userID}' },
          },
        },
      },
      { client, table: tableName() },
    ),
)
