import { recordClaims } from '../claim-requests/entity.ts'
import { closeClaims } from '../claim-requests/removal.ts'
import { finishResting, keepParts } from '../deleted-records/rest.ts'
import { removedEvaluationsOf } from '../evaluations/removal.ts'
import { familyInvitations } from '../family-invitations/entity.ts'
import { moveChildrenOfPlayer } from '../merges/move-player.ts'
import { opportunities } from '../opportunities/entity.ts'
import { removeItem } from '../records/version.ts'
import { playerRegistrations, registrations } from '../registrations/entity.ts'
import { countChange, scheduleOffer } from '../registrations/spots.ts'
import { queryPartition, retryOnConflict, transactWrite, type Write } from '../store.ts'
import { playerHistory, playerRequests } from '../team-history/entity.ts'
import { removeRosterEntries, removeRosterRequests } from '../team-history/removal.ts'
import { userReferences } from '../users/entity.ts'
import { players } from './entity.ts'

/**
 * Removes what belonged to a deleted player, until none is left: roster entries and registrations, whose opportunities count
 * fewer then; pending claims close. What belonged to a player that was merged moves. Idempotent. Does nothing if the player exists.
 */
export async function removeChildrenOfPlayer(playerID: string): Promise<void> {
  if (await moveChildrenOfPlayer(playerID)) return
  for (;;) {
    const children = await queryPartition(players().get({ playerID }), true)
    if (children.of(players()).length > 0) return
    const history = children.of(playerHistory())
    const requests = children.of(playerRequests())
    const registered = children.of(playerRegistrations())
    const claims = children.of(recordClaims())
    // The link is no longer valid: a restored player is invited again.
    if (children.of(familyInvitations()).length > 0) await transactWrite([[familyInvitations().delete({ playerID })]])
    if (history.length + requests.length + registered.length + claims.length === 0)
      return finishResting('player', playerID)
    const itsRegistrations = await Promise.all(
      registered.map(({ opportunityID }) => registrations().get({ opportunityID, playerID }).go({ consistent: true })),
    )
    await keepParts('player', playerID, [
      ...history.map((item) => ({ entity: 'roster-entry', partID: item.teamHistoryID, item })),
      ...requests.map((item) => ({ entity: 'roster-request', partID: item.teamHistoryID, item })),
      ...itsRegistrations.flatMap(({ data: item }) =>
        item ? [{ entity: 'registration', partID: item.opportunityID, item }] : [],
      ),
    ])
    await removeRosterEntries(history)
    await removeRosterRequests(requests)
    await closeClaims(claims)
    for (const { opportunityID } of registered) await removeRegistration(opportunityID, playerID)
  }
}

/** Withdraws the player's registrations; a player stays that a roster shows. */
export async function removeRegistrationsOfPlayer(playerID: string): Promise<void> {
  const children = await queryPartition(players().get({ playerID }), true)
  for (const { opportunityID } of children.of(playerRegistrations())) await removeRegistration(opportunityID, playerID)
}

const removeRegistration = (opportunityID: string, playerID: string) =>
  retryOnConflict(async () => {
    const reference: [Write] = [playerRegistrations().delete({ playerID, opportunityID })]
    const [{ data: registration }, { data: opportunity }] = await Promise.all([
      registrations().get({ opportunityID, playerID }).go({ consistent: true }),
      opportunities().get({ opportunityID }).go({ consistent: true }),
    ])
    if (!registration) return transactWrite([reference])

    const remove = removeItem(registrations(), { opportunityID, playerID }, registration)
    const madeBy = {
      userID: registration.registeredBy,
      kind: 'registration',
      recordID: `${opportunityID}.${playerID}`,
    } as const
    const removed: [Write, Error?][] = [remove, reference, [userReferences().delete(madeBy)]]
    const countWrites = opportunity ? countChange(opportunity, registration, null) : []
    const said = await removedEvaluationsOf(opportunityID, playerID)
    await transactWrite([...removed, ...countWrites, ...scheduleOffer(registration, null), ...said])
  })
