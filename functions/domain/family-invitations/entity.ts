import type { EntityItem } from 'electrodb'
import { entity, expiring, required } from '../../store/entity.ts'
import type { Write } from '../../store/store.ts'
import { DAY_SECONDS, expiresAfter } from '../../values/durations.ts'
import { newID } from '../../values/ids.ts'

export type FamilyInvitationItem = EntityItem<ReturnType<typeof familyInvitations>>

/** An email invitation to a family to claim a player. A player has at most one. The address is kept until it is answered or expires. */
// The invitation of a player.
export const familyInvitations = entity(
  'family-invitation',
  { byPlayer: ['player#${playerID}', 'family-invitation'] },
  () => ({
    ...required('string', 'invitationID', 'teamID', 'email', 'invitedBy', 'createdAt'),
    /** Of a player at check-in, who is not on the team's roster. */
    isWalkUp: { type: 'boolean' },
    ...expiring,
  }),
)

/** How long an invitation is valid. */
const DAYS = 14

export type NewInvitation = { playerID: string; teamID: string; email: string; invitedBy: string; isWalkUp?: true }

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
