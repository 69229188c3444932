import type { Write } from '../../store/store.ts'
import { DAY_SECONDS, expiresAfter } from '../../values/durations.ts'
import { newID } from '../../values/ids.ts'
import { type FamilyInvitationItem, familyInvitations } from './entity.ts'

/** How long an invitation is valid. */
const DAYS = 14

export type NewInvitation = { playerID: string; teamID: string; email: string; invitedBy: string }

/** Replaces an earlier invitation of the player. The stream consumer emails it. */
export function invitationWrite({ email, ...rest }: NewInvitation, now: Date): [Write] {
  const invitation: FamilyInvitationItem = {
    ...rest,
    email: email.toLowerCase(),
    invitationID: newID(),
    createdAt: now.toISOString(),
    expiresAt: expiresAfter(DAYS * DAY_SECONDS, now),
  }
  return [familyInvitations().put(invitation)]
}
