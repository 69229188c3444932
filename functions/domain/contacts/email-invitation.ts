import { enforceRateLimits } from '../../services/rate-limits/rate-limits.ts'
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
