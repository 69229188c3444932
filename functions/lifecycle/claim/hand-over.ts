import { contactInvitations, divisionContacts, isPending, teamContacts } from '../../domain/contacts/entity.ts'
import { cancelOutdatedInvitations } from '../../domain/evaluations/service.ts'
import { teams } from '../../domain/teams/entity.ts'
import { type Appointment, isAppointedBy, isManagerOrAdmin, managesTeam } from '../../domain/teams/managers.ts'
import { userReferences } from '../../domain/users/entity.ts'
import { auditedWrite } from '../../store/audit-log/audit-context.ts'
import type { AnyEntity } from '../../store/entity.ts'
import { queryPartition, retryOnConflict, transactWrite, versionConflict } from '../../store/store.ts'
import { changeRecord, recordOf, recordsOfTeam } from '../records.ts'

/**
 * Makes the team's owner the creator of events and opportunities by former managers, because families registered with the team. No-op if
 * the team has no owner. Idempotent.
 */
export async function handOverEventsAndOpportunities(
  teamID: string,
  formerIDs: Iterable<string>,
  now = new Date(),
): Promise<void> {
  const partition = await queryPartition(teams().get({ teamID }), true)
  const [team] = partition.of(teams)
  if (!team?.claimedBy) return
  const createdBy = team.claimedBy
  const former = new Set([...formerIDs].filter((userID) => !managesTeam(team, userID)))
  for (const { kind, id } of await recordsOfTeam(teamID, partition))
    await changeRecord(kind, id, (record) =>
      record.teamID === teamID && record.createdBy && former.has(record.createdBy)
        ? recordOf(kind).replace(record, { createdBy }, { now, team })
        : null,
    )
}

/** Ends what depended on people who no longer manage the team: appointments, and invitations by them. Idempotent. */
export async function endWithFormerManagers(teamID: string, now = new Date()): Promise<void> {
  await removeEndedAppointments(teamID)
  for (const { kind, id } of await recordsOfTeam(teamID, await queryPartition(teams().get({ teamID }), true)))
    if (kind === 'opportunity') await cancelOutdatedInvitations(id, now)
}

/**
 * Removes contacts and invitations that came with an appointment by a former owner, or that a former owner created for themselves, and
 * invitations by people who no longer manage the team. Idempotent.
 */
const removeEndedAppointments = (teamID: string): Promise<void> =>
  retryOnConflict(async () => {
    const partition = await queryPartition(teams().get({ teamID }), true)
    const [team] = partition.of(teams)
    if (!team) return
    const isEnded = ({ appointment }: { appointment?: Appointment }) =>
      appointment !== undefined && !isAppointedBy(appointment, team)
    const contacts = [
      ...partition
        .of(teamContacts)
        .map((it) => ({ ...it, userID: it.userID ?? it.contactID, of: teamContacts(), recordID: teamID })),
      ...partition.of(divisionContacts).map((it) => ({ ...it, of: divisionContacts(), recordID: it.divisionID })),
    ]
    for (const { of, recordID, ...contact } of contacts.filter(isEnded)) {
      const { userID, appointment } = contact
      const remove = (of as AnyEntity).delete(contact).where((held, { eq }) => eq(held.appointment, appointment))
      await transactWrite([
        [auditedWrite(of, remove, contact, null), versionConflict],
        [userReferences().delete({ userID, kind: 'contact', recordID })],
      ])
    }
    for (const invitation of partition.of(contactInvitations).filter(isPending)) {
      const { recordID, userID, invitedBy, createdAt } = invitation
      if (!isEnded(invitation) && (await isManagerOrAdmin(invitedBy, team))) continue
      const close = contactInvitations()
        .delete({ teamID, recordID, userID })
        .where((held, { eq, notExists }) => `${eq(held.createdAt, createdAt)} AND ${notExists(held.declinedAt)}`)
      await transactWrite([
        [auditedWrite(contactInvitations(), close, invitation, null), versionConflict],
        [userReferences().delete({ userID, kind: 'contactInvitation', recordID })],
      ])
    }
  })
