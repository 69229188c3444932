import {
  type ContactInvitationItem,
  contactInvitations,
  type DivisionContactItem,
  divisionContacts,
  isPending,
  type TeamContactItem,
  teamContacts,
} from '../../domain/contacts/entity.ts'
import { declines } from '../../domain/declines/entity.ts'
import { type Appointment, appointmentBy } from '../../domain/teams/managers.ts'
import { userReferences } from '../../domain/users/entity.ts'
import { find, versionConflict, type Write } from '../../store/store.ts'
import type { Kept, Mover } from './mover.ts'

/** Moves the contacts of a merged team and its divisions, and the invitations to become one. */
export function contactMoves({ fromID, move, exists, keep }: Mover<'team'>) {
  const divisionOf = (divisionID: string, { merges }: Kept<'team'>) =>
    merges.reduce<string | undefined>((id, { divisions }) => id && divisions?.[id], divisionID)
  /** The ID of the team or division that replaces the one of the merged team. */
  const recordIDOf = (recordID: string, kept: Kept<'team'>) =>
    recordID === fromID ? kept.id : divisionOf(recordID, kept)

  return {
    contact: ({ contactID }: TeamContactItem) =>
      move(
        async () => await find(teamContacts, { teamID: fromID, contactID }),
        async (contact, kept) => {
          const teamID = kept.id
          const { userID } = contact
          const existing = await find(teamContacts, { teamID, contactID })
          if (existing) await keep('team-contact', contactID, contact)
          const appointment = appointmentIn(kept, contact)
          return [
            exists(kept),
            [deletion(teamContacts().delete({ teamID: fromID, contactID })), versionConflict],
            ...(existing
              ? []
              : [[teamContacts().create({ ...contact, teamID, appointment }), versionConflict] as const]),
            ...(userID ? moved(userID, 'contact', fromID, teamID) : []),
          ]
        },
      ),

    divisionContact: ({ divisionID, userID }: DivisionContactItem) =>
      move(
        async () => await find(divisionContacts, { teamID: fromID, divisionID, userID }),
        async (contact, kept) => {
          const teamID = kept.id
          const newID = divisionOf(divisionID, kept)
          const existing = newID && (await find(divisionContacts, { teamID, divisionID: newID, userID }))
          if (existing || !newID) await keep('division-contact', `${divisionID}.${userID}`, contact)
          return [
            exists(kept),
            [deletion(divisionContacts().delete({ teamID: fromID, divisionID, userID })), versionConflict],
            ...(existing || !newID
              ? []
              : [
                  [
                    divisionContacts().create({
                      ...contact,
                      teamID,
                      divisionID: newID,
                      appointment: appointmentIn(kept, contact),
                    }),
                    versionConflict,
                  ] as const,
                ]),
            ...moved(userID, 'contact', divisionID, newID),
          ]
        },
      ),

    invitation: ({ recordID, userID }: ContactInvitationItem) =>
      move(
        async () => await find(contactInvitations, { teamID: fromID, recordID, userID }),
        async (invitation, kept) => {
          const teamID = kept.id
          const newID = recordIDOf(recordID, kept)
          // An emailed link names the merged team, so its invitation ends.
          const existing = newID && !invitation.email ? await hasContact(teamID, newID, userID) : true
          if (existing) await keep('contact-invitation', `${recordID}.${userID}`, invitation)
          const appointment = appointmentIn(kept, invitation)
          return [
            exists(kept),
            [deletion(contactInvitations().delete({ teamID: fromID, recordID, userID })), versionConflict],
            ...(existing
              ? []
              : [
                  [
                    contactInvitations().create({
                      ...{ ...invitation, teamID, recordID: newID!, appointment },
                      isRepeated: true,
                    }),
                    versionConflict,
                  ] as const,
                ]),
            ...(isPending(invitation)
              ? moved(userID, 'contactInvitation', recordID, existing ? undefined : newID)
              : await movedDecline(userID, recordID, existing ? undefined : newID)),
          ]
        },
      ),
  }
}

/** Keeps an appointment by the owner of both teams. */
const appointmentIn = ({ record }: Kept<'team'>, { appointment }: { appointment?: Appointment }) =>
  appointment?.grantedBy === record.claimedBy ? appointmentBy(record) : undefined

/** Fails if another call has already moved the item. */
const deletion = (remove: Write): Write => ({
  params: () => ({ ...(remove.params() as object), ConditionExpression: 'attribute_exists(pk)' }),
})

const moved = (
  userID: string,
  kind: 'contact' | 'contactInvitation',
  fromID: string,
  intoID: string | undefined,
): [Write][] => [
  [userReferences().delete({ userID, kind, recordID: fromID })],
  ...(intoID ? [[userReferences().put({ userID, kind, recordID: intoID })] as [Write]] : []),
]

/** Moves the user's decline to the kept record. */
async function movedDecline(userID: string, fromID: string, intoID: string | undefined): Promise<[Write][]> {
  const decline = await find(declines, { userID, recordID: fromID })
  if (!decline || !intoID) return []
  return [[declines().delete({ userID, recordID: fromID })], [declines().put({ ...decline, recordID: intoID })]]
}

/** Whether the user is a contact there or is invited to be one. */
async function hasContact(teamID: string, recordID: string, userID: string) {
  const [contact, invitation] = await Promise.all([
    recordID === teamID
      ? find(teamContacts, { teamID, contactID: userID })
      : find(divisionContacts, { teamID, divisionID: recordID, userID }),
    find(contactInvitations, { teamID, recordID, userID }),
  ])
  return contact !== null || invitation !== null
}
