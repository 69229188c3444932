import { enforceRateLimits } from '../../services/rate-limits/rate-limits.ts'
import { isLinkSignature, linkSignature } from '../../services/signature.ts'
import { find, retryOnConflict } from '../../store/store.ts'
import { uniqueKeys } from '../../store/unique-keys/entity.ts'
import { DAY_SECONDS, expiresAfter } from '../../values/durations.ts'
import { notFound } from '../../values/errors.ts'
import { localID } from '../../values/local-id.ts'
import { parse } from '../../values/parse.ts'
import { getManagedTeam } from '../teams/managed.ts'
import { appointmentBy } from '../teams/managers.ts'
import type { Caller } from '../users/caller.ts'
import { addDivisionContact } from './division-contact-service.ts'
import { type ContactInvitationItem, invitationID } from './invitation-entity.ts'
import { inviteContact } from './invite.ts'
import { addTeamContact } from './team-contact-service.ts'
import { emailedContactInput } from './validation.ts'

/** How long the emailed link works. */
const DAYS = 14

/** Invites the account with this email address. Without an account, the address gets a link. `recordID`: the team or division. */
export async function inviteContactByEmail(
  recordID: string,
  { caller, input, now }: { caller: Caller; input: { email: string; role: string }; now: Date },
): Promise<true> {
  const { email, role } = parse(emailedContactInput, input)
  const [teamID = '', division] = recordID.split('.')
  const account = await find(uniqueKeys, { scope: 'email', value: email })
  if (account) {
    const add = division ? addDivisionContact : addTeamContact
    await add(recordID, { caller, input: { userID: account.owner, role }, now })
    return true
  }
  await enforceRateLimits({ contactInvitationForEmail: email }, now)
  await retryOnConflict(async () => {
    const team = await getManagedTeam(teamID, caller)
    if (division && !team.divisions.some(({ id }) => id === recordID)) throw notFound('Division')
    await inviteContact(
      {
        ...{ teamID, recordID, email, role, invitedBy: caller.userID },
        userID: localID('contact-invitation', recordID, email),
        appointment: role === 'manager' && !division ? appointmentBy(team) : undefined,
        expiresAt: expiresAfter(DAYS * DAY_SECONDS, now),
      },
      team,
      now,
    )
  })
  return true
}

const partsOf = (invitation: ContactInvitationItem) => ['contact', invitationID(invitation), invitation.role] as const

/** The path of the page where the invitation is accepted. The part after the # is not sent to the server. */
export async function contactInvitationPath(invitation: ContactInvitationItem) {
  const { teamID, email = '', role } = invitation
  const contact = invitationID(invitation)
  const code = await linkSignature(...partsOf(invitation))
  return `/teams/${teamID}#${new URLSearchParams({ email, role, contact, invitation: code })}`
}

export const isContactCode = (invitation: ContactInvitationItem, given: string) =>
  isLinkSignature(given, ...partsOf(invitation))
