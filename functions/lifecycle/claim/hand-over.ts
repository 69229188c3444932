import { contactInvitations, divisionContacts, isPending, teamContacts } from '../../domain/contacts/entity.ts'
import { events, teamEvents } from '../../domain/events/entity.ts'
import { eventRecord } from '../../domain/events/record.ts'
import { opportunities, teamOpportunities } from '../../domain/opportunities/entity.ts'
import { opportunityRecord } from '../../domain/opportunities/record.ts'
import { teams } from '../../domain/teams/entity.ts'
import { type Appointment, isAppointedBy, isManagerOrAdmin, managesTeam } from '../../domain/teams/managers.ts'
import { userReferences } from '../../domain/users/entity.ts'
import { auditedWrite } from '../../store/audit-log/audit-context.ts'
import { recordWrites } from '../../store/records/listed-record.ts'
import { find, queryPartition, retryOnConflict, transactWrite, versionConflict } from '../../store/store.ts'
import { hiddenOfTeam } from '../hiding/hidden-of-team.ts'

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
  const former = new Set([...formerIDs].filter((userID) => team && !managesTeam(team, userID)))
  if (!team?.claimedBy || former.size === 0) return
  const createdBy = team.claimedBy
  const isFormers = (it: { teamID?: string; createdBy?: string }) =>
    it.teamID === teamID && it.createdBy !== undefined && former.has(it.createdBy)
  const hidden = await hiddenOfTeam(teamID)
  for (const { eventID } of [...partition.of(teamEvents), ...hidden.events])
    await retryOnConflict(async () => {
      const event = await find(events, { eventID })
      if (event && isFormers(event))
        await transactWrite(recordWrites(eventRecord.replace(event, { createdBy }, { now, team })))
    })
  for (const { opportunityID } of [...partition.of(teamOpportunities), ...hidden.opportunities])
    await retryOnConflict(async () => {
      const opportunity = await find(opportunities, { opportunityID })
      if (opportunity && isFormers(opportunity))
        await transactWrite(recordWrites(opportunityRecord.replace(opportunity, { createdBy }, { now, team })))
    })
}

/**
 * Removes contacts and invitations that came with an appointment by a former owner, or that a former owner created for themselves, and
 * invitations by people who no longer manage the team. Idempotent.
 */
export const removeEndedAppointments = (teamID: string): Promise<void> =>
  retryOnConflict(async () => {
    const partition = await queryPartition(teams().get({ teamID }), true)
    const [team] = partition.of(teams)
    if (!team) return
    const isEnded = ({ appointment }: { appointment?: Appointment }) =>
      appointment !== undefined && !isAppointedBy(appointment, team)
    for (const contact of partition.of(teamContacts).filter(isEnded)) {
      const { contactID, userID = contactID, appointment } = contact
      const remove = teamContacts()
        .delete({ teamID, contactID })
        .where((held, { eq }) => eq(held.appointment, appointment))
      await transactWrite([
        [auditedWrite(teamContacts(), remove, contact, null), versionConflict],
        [userReferences().delete({ userID, kind: 'contact', recordID: teamID })],
      ])
    }
    for (const contact of partition.of(divisionContacts).filter(isEnded)) {
      const { divisionID, userID, appointment } = contact
      const remove = divisionContacts()
        .delete({ teamID, divisionID, userID })
        .where((held, { eq }) => eq(held.appointment, appointment))
      await transactWrite([
        [auditedWrite(divisionContacts(), remove, contact, null), versionConflict],
        [userReferences().delete({ userID, kind: 'contact', recordID: divisionID })],
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
