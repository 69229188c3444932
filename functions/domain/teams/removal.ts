import { changeLogEntry } from '../change-log/log.ts'
import { recordClaims } from '../claim-requests/entity.ts'
import { closeClaims } from '../claim-requests/removal.ts'
import { type ContactInvitationItem, contactInvitations } from '../contact-invitations/entity.ts'
import { type DivisionContactItem, divisionContacts } from '../division-contacts/entity.ts'
import { events, teamEvents } from '../events/entity.ts'
import { eventRow } from '../events/row.ts'
import { opportunities, teamOpportunities } from '../opportunities/entity.ts'
import { opportunityRow } from '../opportunities/row.ts'
import { queryPartition, retryOnConflict, transactWrite, versionConflict, type Write } from '../store.ts'
import { type TeamContactItem, teamContacts } from '../team-contacts/entity.ts'
import { rosterEntries } from '../team-history/entity.ts'
import { removeRosterEntries } from '../team-history/removal.ts'
import { userTies } from '../users/entity.ts'
import { teams } from './entity.ts'

const AT_ONCE = 25

/**
 * Removes what belonged to a deleted team, until none is left: contacts and roster entries go, pending claims close, events and
 * opportunities stay without the team. May be run again at any time, also after it ended halfway; does nothing to a team that is there.
 */
export async function removeChildrenOfTeam(teamID: string): Promise<void> {
  for (;;) {
    const children = await queryPartition(`team#${teamID}`, undefined, true)
    if (children.of(teams()).length > 0) return
    const contacts = children.of(teamContacts())
    const contactsOfDivisions = children.of(divisionContacts())
    const invitations = children.of(contactInvitations())
    const roster = children.of(rosterEntries())
    const hosted = children.of(teamEvents())
    const offered = children.of(teamOpportunities())
    const claims = children.of(recordClaims())
    const found = [contacts, contactsOfDivisions, invitations, roster, hosted, offered, claims]
    if (found.every((each) => each.length === 0)) return

    await removeInChunks(contacts, removedContact)
    await removeInChunks(contactsOfDivisions, removedDivisionContact)
    await removeInChunks(invitations, removedInvitation)
    await removeRosterEntries(roster)
    await closeClaims(claims)
    for (const { eventID } of hosted) await detachEvent(teamID, eventID)
    for (const { opportunityID } of offered) await detachOpportunity(teamID, opportunityID)
  }
}

async function removeInChunks<T>(children: T[], removed: (child: T) => Write[]) {
  for (let at = 0; at < children.length; at += AT_ONCE)
    await transactWrite(
      children.slice(at, at + AT_ONCE).flatMap((child) => removed(child).map((write) => [write] as const)),
    )
}

const removedContact = ({ teamID, contactID, userID }: TeamContactItem): Write[] => [
  teamContacts().delete({ teamID, contactID }),
  ...(userID ? [userTies().delete({ userID, tie: 'con', recordID: teamID })] : []),
]

const removedDivisionContact = ({ teamID, divisionID, userID }: DivisionContactItem): Write[] => [
  divisionContacts().delete({ teamID, divisionID, userID }),
  userTies().delete({ userID, tie: 'con', recordID: divisionID }),
]

const removedInvitation = ({ teamID, recordID, userID }: ContactInvitationItem): Write[] => [
  contactInvitations().delete({ teamID, recordID, userID }),
  userTies().delete({ userID, tie: 'inv', recordID }),
]

const detachEvent = (teamID: string, eventID: string) =>
  retryOnConflict(async () => {
    const reference: [Write] = [teamEvents().delete({ teamID, eventID })]
    const { data: event } = await events().get({ eventID }).go({ consistent: true })
    if (event?.teamID !== teamID) return transactWrite([reference])
    const next = { ...event, teamID: undefined, version: event.version + 1, updatedAt: new Date().toISOString() }
    const put = events()
      .put(next)
      .where(({ version }, { eq }) => eq(version, event.version))
    await transactWrite([
      [put, versionConflict],
      reference,
      [changeLogEntry('event', [{ id: eventID, version: next.version, row: eventRow(next) }])],
    ])
  })

const detachOpportunity = (teamID: string, opportunityID: string) =>
  retryOnConflict(async () => {
    const reference: [Write] = [teamOpportunities().delete({ teamID, opportunityID })]
    const { data: opportunity } = await opportunities().get({ opportunityID }).go({ consistent: true })
    if (opportunity?.teamID !== teamID) return transactWrite([reference])
    const { version } = opportunity
    const next = { ...opportunity, teamID: undefined, version: version + 1, updatedAt: new Date().toISOString() }
    const put = opportunities()
      .put(next)
      .where((held, { eq }) => eq(held.version, version))
    await transactWrite([
      [put, versionConflict],
      reference,
      [changeLogEntry('opportunity', [{ id: opportunityID, version: next.version, row: opportunityRow(next) }])],
    ])
  })

/** Brings the team's present name into the directory's rows of its opportunities, which are found by it too. */
export async function relistOpportunitiesOfTeam(teamID: string): Promise<void> {
  const references = await queryPartition(`team#${teamID}`, 'opp#', true)
  for (const { opportunityID } of references.of(teamOpportunities())) {
    await retryOnConflict(async () => {
      const [{ data: team }, { data: opportunity }] = await Promise.all([
        teams().get({ teamID }).go({ consistent: true }),
        opportunities().get({ opportunityID }).go({ consistent: true }),
      ])
      if (!team || opportunity?.teamID !== teamID) return
      const next = { ...opportunity, version: opportunity.version + 1 }
      const put = opportunities()
        .put(next)
        .where(({ version }, { eq }) => eq(version, opportunity.version))
      await transactWrite([
        [put, versionConflict],
        [
          changeLogEntry('opportunity', [
            { id: opportunityID, version: next.version, row: opportunityRow(next, team.name) },
          ]),
        ],
      ])
    })
  }
}
