import { completeDeletion, keepDeletedParts } from '../../domain/deleted-records/copies.ts'
import { evaluations, evaluators } from '../../domain/evaluations/entity.ts'
import { evaluationPart, evaluationRemoval, evaluatorRemoval } from '../../domain/evaluations/service.ts'
import { opportunities } from '../../domain/opportunities/entity.ts'
import {
  guestInvitations,
  playerRegistrations,
  type RegistrationItem,
  registrations,
} from '../../domain/registrations/entity.ts'
import { scheduleOffer } from '../../domain/registrations/spots.ts'
import { userReferences } from '../../domain/users/entity.ts'
import { queryPartition, transactInBatches, type Writes } from '../../store/store.ts'

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
