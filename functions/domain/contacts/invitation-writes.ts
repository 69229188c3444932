import { auditedWrite } from '../../store/audit-log/audit-context.ts'
import { find, queryPartition, transactWrite, versionConflict, type Write } from '../../store/store.ts'
import { conflict, notFound } from '../../values/errors.ts'
import { coachRefusalTexts } from '../../values/messages/coach-refusals.ts'
import { declinedBefore, declines } from '../declines/entity.ts'
import type { TeamItem } from '../teams/entity.ts'
import { unchanged } from '../teams/managers.ts'
import { userExists, userReferences } from '../users/entity.ts'
import { type ContactInvitationItem, contactInvitations, isPending } from './entity.ts'

export const invitationNotFound = () => notFound('Invitation')

type Invitation = Omit<ContactInvitationItem, 'createdAt' | 'declinedAt'>

/** Invites the user to be a contact of the team as it was read. The caller checks that the user can be one. */
export async function inviteAccount(invitation: Invitation, team: TeamItem, now: Date): Promise<ContactInvitationItem> {
  const { teamID, recordID, userID, email, invitedBy } = invitation
  const [ofTeam, ofUser] = await Promise.all([
    queryPartition(contactInvitations().query.byTeam({ teamID }), true),
    queryPartition(declines().query.byUser({ userID }), true),
  ])
  const declined =
    ofTeam.of(contactInvitations).find((it) => it.userID === userID && !isPending(it)) ??
    ofUser.of(declines).find((it) => it.invitedBy === invitedBy)
  if (declined) throw declinedBefore(declined.declinedAt!)
  const created: ContactInvitationItem = { ...invitation, createdAt: now.toISOString() }
  await transactWrite([
    [unchanged(team), versionConflict],
    ...(email ? [] : [userExists(userID, notFound('User'))]),
    // Readers ignore an expired declined invitation that TTL has not deleted yet.
    [
      contactInvitations()
        .put(created)
        .where(
          (held, { notExists, lt }) =>
            `${notExists(held.userID)} OR ${lt(held.expiresAt, Math.floor(now.getTime() / 1000))}`,
        ),
      conflict(coachRefusalTexts.alreadyInvited),
    ],
    ...(email ? [] : [[userReferences().put({ userID, kind: 'contactInvitation', recordID })] as const]),
  ])
  return created
}

/** Withdraws an invitation. Returns false if none is pending. */
export async function withdrawInvitation(key: { teamID: string; recordID: string; userID: string }): Promise<boolean> {
  const data = await find(contactInvitations, key)
  if (!data || !isPending(data)) return false
  const { userID, recordID } = key
  await transactWrite([
    closeInvitation(key),
    [userReferences().delete({ userID, kind: 'contactInvitation', recordID })],
  ])
  return true
}

/** Deletes a pending invitation. */
export const closeInvitation = (key: { teamID: string; recordID: string; userID: string }): [Write, Error] => [
  auditedWrite(
    contactInvitations(),
    contactInvitations()
      .delete(key)
      .where((held, { exists, notExists }) => `${exists(held.userID)} AND ${notExists(held.declinedAt)}`),
    key,
    null,
  ),
  invitationNotFound(),
]
