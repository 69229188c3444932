import { isHidden } from '../../store/records/hidden.ts'
import {
  conditionCheck,
  find,
  get,
  queryPartition,
  retryOnConflict,
  transactWrite,
  versionConflict,
  type Write,
} from '../../store/store.ts'
import { DAY_SECONDS, expiresAfter } from '../../values/durations.ts'
import { conflict, notFound } from '../../values/errors.ts'
import { isID, newID } from '../../values/ids.ts'
import { coachRefusalTexts } from '../../values/messages/coach-refusals.ts'
import { parse } from '../../values/parse.ts'
import { declinedBefore, declineExpiresAt, declines } from '../declines/entity.ts'
import type { Part } from '../deleted-records/copies.ts'
import { type OpportunityItem, opportunities } from '../opportunities/entity.ts'
import { registrations } from '../registrations/entity.ts'
import { findTeam, isManagerOrAdmin } from '../teams/managers.ts'
import { userExists, userReferences, users } from '../users/entity.ts'
import {
  type EvaluationItem,
  type EvaluatorChangeItem,
  type EvaluatorItem,
  evaluations,
  evaluatorChanges,
  evaluators,
} from './entity.ts'
import { evaluationInput } from './validation.ts'

const MAX_EVALUATORS = 20
/** How long evaluations are kept after the opportunity starts. */
const KEPT_DAYS = 365
/** Longer than the delay before a notice is emailed. */
const NOTED_DAYS = 7

export const inviteEvaluator = (opportunityID: string, userID: string, invitedBy: string, now: Date) =>
  retryOnConflict(async () => {
    const user = isID(userID) ? await find(users, { userID }) : null
    if (!user || user.isBlocked) throw notFound('User')
    const [all, declined] = await Promise.all([
      queryPartition(evaluators().query.byOpportunity({ opportunityID }), true).then((it) => it.of(evaluators)),
      find(declines, { userID, recordID: opportunityID }),
    ])
    const seconds = Math.floor(now.getTime() / 1000)
    if (declined && declined.expiresAt >= seconds) throw declinedBefore(declined.declinedAt)
    if (all.length >= MAX_EVALUATORS) throw conflict(coachRefusalTexts.evaluatorLimit(MAX_EVALUATORS))
    const evaluator: EvaluatorItem = { opportunityID, userID, invitedBy, createdAt: now.toISOString() }
    await transactWrite([
      [conditionCheck(opportunities().get({ opportunityID }), 'exists'), notFound('Opportunity')],
      userExists(userID, notFound('User')),
      [evaluators().create(evaluator), conflict(coachRefusalTexts.alreadyInvited)],
      [
        // The decline has expired, or was created between the read and this write.
        declines()
          .delete({ userID, recordID: opportunityID })
          .where((held, { notExists, lt }) => `${notExists(held.userID)} OR ${lt(held.expiresAt, seconds)}`),
        versionConflict,
      ],
      [userReferences().put({ ...evaluatorReference(evaluator) })],
    ])
    return evaluator
  })

/** Removes the evaluator. The organizer keeps the evaluations. */
export const removeEvaluator = (opportunityID: string, userID: string, by: string, now: Date) =>
  end({ kind: 'removed', opportunityID, userID, changedBy: by }, now)

/** Declines the invitation, or quits later. The invitation must not be repeated for as long as a contact's. */
export const declineEvaluator = (opportunityID: string, userID: string, now: Date) =>
  end({ kind: 'declined', opportunityID, userID, changedBy: userID }, now, [
    declines().put({
      userID,
      recordID: opportunityID,
      declinedAt: now.toISOString(),
      expiresAt: declineExpiresAt(now),
    }),
  ])

async function end(change: Change, now: Date, ...writes: [Write][]): Promise<true> {
  const { opportunityID, userID } = change
  const evaluator = await get(evaluators, { opportunityID, userID })
  const removal = evaluators()
    .delete({ opportunityID, userID })
    .where((held, { exists }) => exists(held.userID))
  await transactWrite([
    [removal, notFound('Evaluator')],
    [userReferences().delete(evaluatorReference(evaluator))],
    noted({ ...change, hadAccepted: evaluator.acceptedAt !== undefined }, now),
    ...writes,
  ])
  return true
}

/** Accepts the invitation. Idempotent. */
export const acceptEvaluator = (opportunityID: string, userID: string, now: Date): Promise<true> =>
  retryOnConflict(async (): Promise<true> => {
    const evaluator = await find(evaluators, { opportunityID, userID })
    if (!evaluator) throw notFound('Invitation')
    if (evaluator.acceptedAt) return true
    if (!(await isInvitationOpen(evaluator))) throw notFound('Invitation')
    const accepted: Write = evaluators()
      .patch({ opportunityID, userID })
      .set({ acceptedAt: now.toISOString() })
      .where((held, { exists, notExists }) => `${exists(held.userID)} AND ${notExists(held.acceptedAt)}`)
    await transactWrite([
      [accepted, versionConflict],
      noted({ kind: 'accepted', opportunityID, userID, changedBy: userID }, now),
    ])
    return true
  })

/** Cancels invitations by people who no longer organize the opportunity. Idempotent. */
export const cancelOutdatedInvitations = (opportunityID: string, now: Date): Promise<void> =>
  retryOnConflict(async () => {
    const partition = await queryPartition(evaluators().query.byOpportunity({ opportunityID }), true)
    const opportunity = await find(opportunities, { opportunityID })
    for (const { userID, invitedBy, acceptedAt } of partition.of(evaluators)) {
      if (acceptedAt || (opportunity && (await isOrganizer(invitedBy, opportunity)))) continue
      const removal = evaluators()
        .delete({ opportunityID, userID })
        .where((held, { exists, notExists }) => `${exists(held.userID)} AND ${notExists(held.acceptedAt)}`)
      await transactWrite([
        [removal, versionConflict],
        [userReferences().delete(evaluatorReference({ userID, opportunityID }))],
        noted({ kind: 'canceled', opportunityID, userID, changedBy: invitedBy }, now),
      ])
    }
  })

/** Whether the invitation can be accepted: its sender organizes the opportunity, which no admin took down. */
export async function isInvitationOpen({ opportunityID, invitedBy }: EvaluatorItem): Promise<boolean> {
  const opportunity = await find(opportunities, { opportunityID })
  return opportunity !== null && !isHidden(opportunity) && isOrganizer(invitedBy, opportunity)
}

/** Whether the user organizes the opportunity: as its creator, for its team, or as an admin. */
const isOrganizer = async (userID: string, { createdBy, teamID }: OpportunityItem): Promise<boolean> =>
  createdBy === userID || isManagerOrAdmin(userID, await findTeam(teamID))

type Change = Omit<EvaluatorChangeItem, 'changeID' | 'expiresAt'>

/** The write that triggers notices of the change: see `notices/evaluators.ts`. */
const noted = (change: Change, now: Date): [Write] => [
  evaluatorChanges().create({ ...change, changeID: newID(), expiresAt: expiresAfter(NOTED_DAYS * DAY_SECONDS, now) }),
]

/** Saves the evaluation of an approved player, replacing an earlier one. An empty evaluation removes it. */
export async function saveEvaluation(
  { opportunityID, playerID, userID }: Pick<EvaluationItem, 'opportunityID' | 'playerID' | 'userID'>,
  input: unknown,
  now: Date,
): Promise<true> {
  const { score, notes } = parse(evaluationInput, input)
  const [registration, opportunity] = await Promise.all([
    find(registrations, { opportunityID, playerID }),
    find(opportunities, { opportunityID }),
  ])
  if (!opportunity || registration?.status !== 'APPROVED') throw notFound('Player')
  const start = Math.max(Date.parse(opportunity.startTime), now.getTime())
  const key = { opportunityID, playerID, userID }
  const evaluation: EvaluationItem = {
    ...key,
    score: score ?? undefined,
    notes: notes || undefined,
    updatedAt: now.toISOString(),
    expiresAt: expiresAfter(KEPT_DAYS * DAY_SECONDS, new Date(start)),
  }
  await transactWrite([
    [conditionCheck(registrations().get({ opportunityID, playerID }), 'exists'), notFound('Player')],
    [score === null && !notes ? evaluations().delete(key) : evaluations().put(evaluation)],
  ])
  return true
}

export const evaluatorReference = ({ userID, opportunityID }: Pick<EvaluatorItem, 'userID' | 'opportunityID'>) =>
  ({ userID, kind: 'evaluator', recordID: opportunityID }) as const

export const evaluatorRemoval = (evaluator: Pick<EvaluatorItem, 'userID' | 'opportunityID'>): [Write][] => [
  [evaluators().delete({ opportunityID: evaluator.opportunityID, userID: evaluator.userID })],
  [userReferences().delete(evaluatorReference(evaluator))],
]

export const evaluationRemoval = ({ opportunityID, playerID, userID }: EvaluationItem): [Write] => [
  evaluations().delete({ opportunityID, playerID, userID }),
]

/** The evaluation as a related item of a deleted opportunity or player. */
export const evaluationPart = (partID: string, item: EvaluationItem): Part => ({ entity: 'evaluation', partID, item })

export async function evaluationsOf(opportunityID: string, playerID: string): Promise<EvaluationItem[]> {
  const part = evaluations().query.byOpportunity({ opportunityID, playerID })
  return (await queryPartition(part, true)).of(evaluations)
}

/** The writes that remove all evaluations of the player for the opportunity. */
export const evaluationRemovalsOf = async (opportunityID: string, playerID: string): Promise<[Write][]> =>
  (await evaluationsOf(opportunityID, playerID)).map(evaluationRemoval)

/** The writes that remove all of the evaluator's evaluations for the opportunity. */
export async function evaluationRemovalsBy(opportunityID: string, userID: string): Promise<[Write][]> {
  const all = (await queryPartition(evaluations().query.byOpportunity({ opportunityID }), true)).of(evaluations)
  return all.filter((it) => it.userID === userID).map(evaluationRemoval)
}
