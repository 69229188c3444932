import {
  completeDeletion,
  type Deleter,
  deletedRecordCopy,
  keepDeletedParts,
} from '../../domain/deleted-records/copies.ts'
import { evaluations, evaluators } from '../../domain/evaluations/entity.ts'
import { evaluationPart, evaluationRemoval, evaluatorRemoval } from '../../domain/evaluations/service.ts'
import { takesYes, unanswered } from '../../domain/guest-play/open.ts'
import { type OpportunityItem, opportunities } from '../../domain/opportunities/entity.ts'
import { opportunityRecord } from '../../domain/opportunities/record.ts'
import { hasStarted, isPublic } from '../../domain/opportunities/status.ts'
import {
  guestInvitations,
  playerRegistrations,
  type RegistrationItem,
  registrations,
} from '../../domain/registrations/entity.ts'
import { familiesOf } from '../../domain/registrations/families.ts'
import { scheduleOffer } from '../../domain/registrations/spots.ts'
import { detailsOfOpportunity, scheduleDeletion } from '../../domain/scheduled-work/changes.ts'
import { userReferences } from '../../domain/users/entity.ts'
import { recordWrites } from '../../store/records/listed-record.ts'
import {
  queryPartition,
  retryOnConflict,
  transactInBatches,
  transactWrite,
  type Write,
  type Writes,
} from '../../store/store.ts'
import { notFound } from '../../values/errors.ts'
import { checkID } from '../../values/ids.ts'

/** Deletes the opportunity. A copy is kept for 30 days. The stream consumer removes its registrations. */
export async function deleteOpportunity(opportunityID: string, by: Deleter): Promise<true> {
  const { now } = by
  await retryOnConflict(async () => {
    checkID(opportunityID, 'Opportunity')
    const partition = await queryPartition(opportunities().get({ opportunityID }), true)
    const [opportunity] = partition.of(opportunities)
    if (!opportunity) throw notFound('Opportunity')
    const invited = partition.of(evaluators).map(({ userID }) => userID)
    const asked = takesYes(opportunity, now) ? unanswered(partition).map(({ userID }) => userID) : []
    const notice = await deletionNotice(opportunity, partition.of(registrations), [...invited, ...asked], now)
    const { title: name, createdBy: ownerID } = opportunity
    await transactWrite([
      ...recordWrites(opportunityRecord.remove(opportunity)),
      ...notice,
      deletedRecordCopy(
        { kind: 'opportunity', recordID: opportunityID, name, ownerID, record: { ...opportunity, askedBy: undefined } },
        by,
      ),
    ])
  })
  return true
}

/** Notifies the families and others who may plan to come to an upcoming opportunity, as for a cancellation. */
async function deletionNotice(
  opportunity: OpportunityItem,
  all: RegistrationItem[],
  invited: string[],
  now: Date,
): Promise<[Write][]> {
  const { opportunityID, createdBy, calendarSequence = 0 } = opportunity
  if (opportunity.canceledAt || hasStarted(opportunity, now)) return []
  const deletionRecipients = [...new Set([...(await familiesOf(all, opportunity)), ...invited])]
  const followedTeamID = isPublic(opportunity) ? opportunity.teamID : undefined
  if (deletionRecipients.length === 0 && !followedTeamID) return []
  const before = detailsOfOpportunity(opportunity)
  const deletion = { before, deletionRecipients, sequence: calendarSequence + 1, createdBy, followedTeamID }
  return scheduleDeletion('opportunity-change', opportunityID, deletion, now)
}

/** Removes the registrations and invitations of a deleted opportunity until none is left. Idempotent. No-op if the opportunity exists. */
export async function removeChildrenOfOpportunity(opportunityID: string): Promise<void> {
  const children = await queryPartition(opportunities().get({ opportunityID }), true)
  if (children.of(opportunities).length > 0) return
  const found = children.of(registrations)
  const invited = children.of(guestInvitations)
  await keepDeletedParts('opportunity', opportunityID, [
    ...found.map((item) => ({ entity: 'registration', partID: item.playerID, item })),
    ...children.of(evaluators).map((item) => ({ entity: 'evaluator', partID: item.userID, item })),
    ...children.of(evaluations).map((item) => evaluationPart(`${item.playerID}.${item.userID}`, item)),
    ...invited.map((item) => ({ entity: 'guest-invitation', partID: item.playerID, item })),
  ])
  await transactInBatches([
    ...found.map(removed),
    ...children.of(evaluators).map(evaluatorRemoval),
    ...children.of(evaluations).map((it) => [evaluationRemoval(it)]),
    ...invited.map(({ playerID }): Writes => [[guestInvitations().delete({ opportunityID, playerID })]]),
  ])
  await completeDeletion('opportunity', opportunityID)
}

const removed = (registration: RegistrationItem): Writes => {
  const { opportunityID, playerID, registeredBy } = registration
  return [
    [registrations().delete({ opportunityID, playerID })],
    [playerRegistrations().delete({ playerID, opportunityID })],
    [userReferences().delete({ userID: registeredBy, kind: 'registration', recordID: `${opportunityID}.${playerID}` })],
    ...scheduleOffer(registration, null),
  ]
}
