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
import { completeDeletion, findDeleted, keepDeletedParts, type Part } from '../../domain/deleted-records/copies.ts'
import { entries, entryID, entryRemoval, teamEntries } from '../../domain/entries/entity.ts'
import { rosterEntries, rosterRequests } from '../../domain/roster/entity.ts'
import { removeRosterEntries, removeRosterRequests } from '../../domain/roster/entry-writes.ts'
import { teamTransfers } from '../../domain/team-transfers/entity.ts'
import { transferReference } from '../../domain/team-transfers/service.ts'
import { teams } from '../../domain/teams/entity.ts'
import { writeRecord } from '../../store/records/listed-record.ts'
import {
  findAll,
  queryPartition,
  retryOnConflict,
  transactInBatches,
  transactWrite,
  type Writes,
} from '../../store/store.ts'
import { moveChildrenOfTeam } from '../merge/move-team.ts'
import { findRecord, recordOf, recordsOfTeam, referenceRemoval, type TeamRecord } from '../records.ts'
import { restoreReturnedTeam } from '../restore/parts.ts'

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
    const records = await recordsOfTeam(teamID, children)
    const claims = children.of(recordClaims)
    const transfers = children.of(teamTransfers)
    const entered = children.of(teamEntries)
    const found = [contacts, contactsOfDivisions, invitations, roster, requests, records, claims, transfers, entered]
    if (isBack || found.every((each) => each.length === 0)) {
      await completeDeletion(kind, teamID)
      return restoreReturnedTeam(teamID)
    }
    await keepDeletedParts(kind, teamID, [
      ...contacts.map((item) => partOf('team-contact', item.contactID, item)),
      ...contactsOfDivisions.map((item) => partOf('division-contact', `${item.divisionID}.${item.userID}`, item)),
      // An emailed invitation is not restored, and its address is deleted.
      ...invitations
        .filter(({ email }) => !email)
        .map((item) => partOf('contact-invitation', `${item.recordID}.${item.userID}`, item)),
      ...roster.map((item) => partOf('roster-entry', item.teamHistoryID, item)),
      ...requests.map((item) => partOf('roster-request', item.teamHistoryID, item)),
      ...records.map(({ kind, id }) => partOf(`team-${kind}`, id, { teamID, [`${kind}ID`]: id })),
      ...claims.map((item) => partOf('claim', item.claimID, item)),
      ...(await findAll(entries, entered, true)).map((item) => partOf('entry', entryID(item), item)),
    ])

    await transactInBatches([
      ...contacts.map(teamContactRemoval),
      ...contactsOfDivisions.map(divisionContactRemoval),
      ...invitations.map(invitationRemoval),
      ...entered.map(entryRemoval),
      ...transfers.map((it): Writes => [[teamTransfers().delete({ teamID })], [transferReference(it).delete()]]),
    ])
    await removeRosterEntries(roster)
    await removeRosterRequests(requests)
    await closeClaims(claims)
    for (const record of records) await detach(teamID, record)
  }
}

const partOf = (entity: string, partID: string, item: object): Part => ({ entity, partID, item })

const detach = (teamID: string, { kind, id }: TeamRecord) =>
  retryOnConflict(async () => {
    const record = await findRecord(kind, id)
    if (record?.teamID !== teamID) return transactWrite([referenceRemoval({ kind, id }, teamID)])
    await writeRecord(recordOf(kind).replace(record, { teamID: undefined }, { now: new Date(), team: null }))
  })
