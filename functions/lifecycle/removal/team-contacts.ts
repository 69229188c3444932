import { teamContacts } from '../../domain/contacts/entity.ts'
import { withdrawInvitation } from '../../domain/contacts/invitation-writes.ts'
import { teams } from '../../domain/teams/entity.ts'
import { managersOf, withoutManager } from '../../domain/teams/managers.ts'
import { teamRecord } from '../../domain/teams/record.ts'
import { userReferences } from '../../domain/users/entity.ts'
import { auditedWrite } from '../../store/audit-log/audit-context.ts'
import { recordWrites } from '../../store/records/listed-record.ts'
import { find, retryOnConflict, transactWrite } from '../../store/store.ts'
import { notFound } from '../../values/errors.ts'
import { isID } from '../../values/ids.ts'
import { handOverEventsAndOpportunities } from '../claim/hand-over.ts'

/** `contactID` is the user's ID, also for an invited user, or the contact's own ID if it is from the feed. */
export async function removeTeamContact(teamID: string, contactID: string, now: Date): Promise<true> {
  if (isID(contactID) && (await withdrawInvitation({ teamID, recordID: teamID, userID: contactID }))) return true
  await retryOnConflict(async () => {
    const contact = isID(contactID) ? await find(teamContacts, { teamID, contactID }) : null
    if (!contact) throw notFound('Contact')
    const { userID } = contact
    await transactWrite([
      [auditedWrite(teamContacts(), teamContacts().delete({ teamID, contactID }), contact, null)],
      ...(userID ? [[userReferences().delete({ userID, kind: 'contact', recordID: teamID })] as const] : []),
      ...(userID ? await dismissalWrites(teamID, userID, now) : []),
    ])
  })
  await handOverEventsAndOpportunities(teamID, [contactID], now)
  return true
}

/** The writes that end a manager's appointment. Empty if there is none. */
export async function dismissalWrites(teamID: string, userID: string, now: Date) {
  const team = await find(teams, { teamID })
  if (!team || !managersOf(team).includes(userID)) return []
  return recordWrites(teamRecord.replace(team, withoutManager(team, userID), { now }))
}
