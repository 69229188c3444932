import { Refusal } from '../errors.ts'
import { isID } from '../ids.ts'
import { opportunities } from '../opportunities/entity.ts'
import { parse } from '../parse.ts'
import { registrations } from '../registrations/entity.ts'
import { conditionCheck, queryPartition, transactWrite, type Write } from '../store.ts'
import { userReferences, users } from '../users/entity.ts'
import { userExists } from '../users/exists.ts'
import { type EvaluationItem, type EvaluatorItem, evaluations, evaluators } from './entity.ts'
import { evaluatorReference, removedEvaluator } from './removal.ts'
import { evaluationInput } from './validation.ts'

const MOST_EVALUATORS = 20
/** How long evaluations are kept after the start. */
const KEPT_DAYS = 365

const strong = { consistent: true } as const
const notFound = (what: string) => new Refusal('NOT_FOUND', `${what} not found`)

export async function inviteEvaluator(
  opportunityID: string,
  userID: string,
  invitedBy: string,
  now: Date,
): Promise<EvaluatorItem> {
  const user = isID(userID) ? (await users().get({ userID }).go(strong)).data : null
  if (!user || user.isBlocked) throw notFound('User')
  const all = (await queryPartition(evaluators().query.byOpportunity({ opportunityID }), true)).of(evaluators())
  if (all.length >= MOST_EVALUATORS)
    throw new Refusal('CONFLICT', `An opportunity can have up to ${MOST_EVALUATORS} evaluators.`)
  const evaluator: EvaluatorItem = { opportunityID, userID, invitedBy, createdAt: now.toISOString() }
  await transactWrite([
    [conditionCheck(opportunities().get({ opportunityID }), 'exists'), notFound('Opportunity')],
    userExists(userID, notFound('User')),
    [evaluators().create(evaluator), new Refusal('CONFLICT', 'This user has already been invited')],
    [userReferences().put({ ...evaluatorReference(evaluator) })],
  ])
  return evaluator
}

/** What the evaluator has said stays with the organizer. */
export async function removeEvaluator(opportunityID: string, userID: string): Promise<true> {
  const key = { opportunityID, userID }
  if (!isID(userID) || !(await evaluators().get(key).go(strong)).data) throw notFound('Evaluator')
  await transactWrite(removedEvaluator(key))
  return true
}

export async function acceptEvaluator(opportunityID: string, userID: string, now: Date): Promise<true> {
  const accepted: Write = evaluators()
    .patch({ opportunityID, userID })
    .set({ acceptedAt: now.toISOString() })
    .where((held, { exists }) => exists(held.userID))
  await transactWrite([[accepted, notFound('Invitation')]])
  return true
}

/** The evaluator's no, also later. */
export const declineEvaluator = removeEvaluator

/** What the evaluator says of an approved player, in the place of what it said before. Nothing at all removes it. */
export async function saveEvaluation(
  { opportunityID, playerID, userID }: Pick<EvaluationItem, 'opportunityID' | 'playerID' | 'userID'>,
  input: unknown,
  now: Date,
): Promise<true> {
  const { score, notes } = parse(evaluationInput, input)
  const [{ data: registration }, { data: opportunity }] = await Promise.all([
    registrations().get({ opportunityID, playerID }).go(strong),
    opportunities().get({ opportunityID }).go(strong),
  ])
  if (!opportunity || registration?.status !== 'APPROVED') throw notFound('Player')
  const start = Math.max(Date.parse(opportunity.startTime), now.getTime())
  const key = { opportunityID, playerID, userID }
  const kept: EvaluationItem = {
    ...key,
    score: score ?? undefined,
    notes: notes || undefined,
    updatedAt: now.toISOString(),
    expiresAt: Math.floor(start / 1000) + KEPT_DAYS * 86_400,
  }
  await transactWrite([
    [conditionCheck(registrations().get({ opportunityID, playerID }), 'exists'), notFound('Player')],
    [score === null && !notes ? evaluations().delete(key) : evaluations().put(kept)],
  ])
  return true
}
