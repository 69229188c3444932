import { recordClaims } from '../../domain/claims/entity.ts'
import { closeClaims } from '../../domain/claims/request-writes.ts'
import {
  contactInvitations,
  divisionContactRemoval,
  divisionContacts,
  invitationRemoval,
  teamContactRemoval,
  teamContacts,
} from '../../domain/contacts/entity.ts'
import {
  completeDeletion,
  type Deleter,
  deletedRecordCopy,
  findDeleted,
  keepDeletedParts,
  type Part,
} from '../../domain/deleted-records/copies.ts'
import { events, teamEvents } from '../../domain/events/entity.ts'
import { eventRecord } from '../../domain/events/record.ts'
import { opportunities, teamOpportunities } from '../../domain/opportunities/entity.ts'
import { opportunityRecord } from '../../domain/opportunities/record.ts'
import { rosterEntries, rosterRequests } from '../../domain/roster/entity.ts'
import { removeRosterEntries, removeRosterRequests } from '../../domain/roster/entry-writes.ts'
import { rememberDeletedTeam } from '../../domain/sync/reference-entity.ts'
import { teamTransfers } from '../../domain/team-transfers/entity.ts'
import { transferReference } from '../../domain/team-transfers/service.ts'
import { teams } from '../../domain/teams/entity.ts'
import { holdsName, teamRecord } from '../../domain/teams/record.ts'
import { recordWrites } from '../../store/records/listed-record.ts'
import {
  find,
  get,
  queryPartition,
  retryOnConflict,
  transactInBatches,
  transactWrite,
  type Writes,
} from '../../store/store.ts'
import { hiddenOfTeam } from '../hiding/hidden-of-team.ts'
import { moveChildrenOfTeam } from '../merge/move-team.ts'
import { restoreReturnedTeam } from '../restore/parts.ts'

/** Deletes the team. A copy is kept for 30 days. The stream consumer removes its items. */
export async function deleteTeam(teamID: string, by: Deleter): Promise<true> {
  await retryOnConflict(async () => {
    const team = await get(teams, { teamID })
    const holdsKey = await holdsName(team)
    const { name, claimedBy: ownerID } = team
    await transactWrite([
      ...recordWrites(teamRecord.remove(team, { holdsKey })),
      ...rememberDeletedTeam(team),
      deletedRecordCopy({ kind: 'team', recordID: teamID, name, ownerID, record: team, holdsKey }, by),
    ])
  })
  return true
}

/**
 * Removes the related items of a deleted team until none is left, and keeps copies to restore: removes contacts and roster entries, closes
 * pending claims, and detaches events and opportunities. The items of a merged team are moved instead, and those of a team that its source
 * deleted and already listed again are restored. Idempotent. No-op if the team exists.
 */
export async function removeChildrenOfTeam(teamID: string): Promise<void> {
  if (await moveChildrenOfTeam(teamID)) return
  const kind = (await findDeleted('removedTeam', teamID)) ? 'removedTeam' : 'team'
  for (;;) {
    const children = await queryPartition(teams().get({ teamID }), true)
    const isBack = children.of(teams).length > 0
    if (isBack && kind === 'team') return
    const contacts = children.of(teamContacts)
    const contactsOfDivisions = children.of(divisionContacts)
    const invitations = children.of(contactInvitations)
    const roster = children.of(rosterEntries)
    const requests = children.of(rosterRequests)
    const hidden = await hiddenOfTeam(teamID)
    const hosted = [...children.of(teamEvents), ...hidden.events]
    const offered = [...children.of(teamOpportunities), ...hidden.opportunities]
    const claims = children.of(recordClaims)
    const transfers = children.of(teamTransfers)
    const found = [contacts, contactsOfDivisions, invitations, roster, requests, hosted, offered, claims, transfers]
    if (isBack || found.every((each) => each.length === 0)) {
      await completeDeletion(kind, teamID)
      return restoreReturnedTeam(teamID)
    }
    await keepDeletedParts(kind, teamID, [
      ...contacts.map((item) => partOf('team-contact', item.contactID, item)),
      ...contactsOfDivisions.map((item) => partOf('division-contact', `${item.divisionID}.${item.userID}`, item)),
      ...invitations.map((item) => partOf('contact-invitation', `${item.recordID}.${item.userID}`, item)),
      ...roster.map((item) => partOf('roster-entry', item.teamHistoryID, item)),
      ...requests.map((item) => partOf('roster-request', item.teamHistoryID, item)),
      ...hosted.map((item) => partOf('team-event', item.eventID, { teamID, eventID: item.eventID })),
      ...offered.map((item) =>
        partOf('team-opportunity', item.opportunityID, { teamID, opportunityID: item.opportunityID }),
      ),
      ...claims.map((item) => partOf('claim', item.claimID, item)),
    ])

    await transactInBatches([
      ...contacts.map(teamContactRemoval),
      ...contactsOfDivisions.map(divisionContactRemoval),
      ...invitations.map(invitationRemoval),
      ...transfers.map((it): Writes => [[teamTransfers().delete({ teamID })], [transferReference(it).delete()]]),
    ])
    await removeRosterEntries(roster)
    await removeRosterRequests(requests)
    await closeClaims(claims)
    for (const { eventID } of hosted) await detachEvent(teamID, eventID)
    for (const { opportunityID } of offered) await detachOpportunity(teamID, opportunityID)
  }
}

const partOf = (entity: string, partID: string, item: object): Part => ({ entity, partID, item })

const detached = { teamID: undefined }

const detachEvent = (teamID: string, eventID: string) =>
  retryOnConflict(async () => {
    const event = await find(events, { eventID })
    if (event?.teamID !== teamID) return transactWrite([[teamEvents().delete({ teamID, eventID })]])
    await transactWrite(recordWrites(eventRecord.replace(event, detached, { now: new Date(), team: null })))
  })

const detachOpportunity = (teamID: string, opportunityID: string) =>
  retryOnConflict(async () => {
    const opportunity = await find(opportunities, { opportunityID })
    if (opportunity?.teamID !== teamID) return transactWrite([[teamOpportunities().delete({ teamID, opportunityID })]])
    const how = { now: new Date(), team: null }
    await transactWrite(recordWrites(opportunityRecord.replace(opportunity, detached, how)))
  })
