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
import type { EntityDefinition } from '../../store/entity.ts'
import { find, versionConflict, type Write } from '../../store/store.ts'
import type { Kept, Mover } from './mover.ts'

type IDs = Record<string, string>

/** Moves the contacts of a merged team and its divisions, and the invitations to become one. */
export function contactMoves({ fromID, move, exists, keep }: Mover<'team'>) {
  /** The ID of the team or division that replaces the one of the merged team. */
  const recordIDOf = (recordID: string, { id: keptID, merges }: Kept<'team'>) =>
    recordID === fromID
      ? keptID
      : merges.reduce<string | undefined>((id, { divisions }) => id && divisions?.[id], recordID)

  const moveContact = (entity: EntityDefinition, from: IDs, partID: string, recordID: string) =>
    move(
      () => find(entity, from) as Promise<TeamContactItem | DivisionContactItem | null>,
      async (contact, kept) => {
        const newID = recordIDOf(recordID, kept)
        const to = { ...from, teamID: kept.id, ...('divisionID' in from && { divisionID: newID }) }
        const isDropped = !newID || (await find(entity, to)) !== null
        if (isDropped) await keep(entity.model().name, partID, contact)
        const next = { ...contact, ...to, appointment: appointmentIn(kept, contact) }
        return [
          exists(kept),
          [deletion(entity().delete(from)), versionConflict],
          ...(isDropped ? [] : [[entity().create(next), versionConflict] as const]),
          ...(contact.userID ? moved(contact.userID, 'contact', recordID, newID) : []),
        ]
      },
    )

  return {
    contact: ({ contactID }: TeamContactItem) =>
      moveContact(teamContacts, { teamID: fromID, contactID }, contactID, fromID),

    divisionContact: ({ divisionID, userID }: DivisionContactItem) => {
      const from = { teamID: fromID, divisionID, userID }
      return moveContact(divisionContacts, from, `${divisionID}.${userID}`, divisionID)
    },

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
          const next = { ...invitation, teamID, recordID: newID!, appointment, isRepeated: true }
          return [
            exists(kept),
            [deletion(contactInvitations().delete({ teamID: fromID, recordID, userID })), versionConflict],
            ...(existing ? [] : [[contactInvitations().create(next), versionConflict] as const]),
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
