import * as v from 'valibot'
import { conditionCheck, transactWrite } from '../../store/store.ts'
import { emailInput } from '../../values/email-input.ts'
import { badInput, conflict, notFound } from '../../values/errors.ts'
import { checkID } from '../../values/ids.ts'
import * as m from '../../values/messages/generated.ts'
import { parse } from '../../values/parse.ts'
import { invitationWrite, type NewInvitation } from '../family-invitations/invitation-write.ts'
import { limitInvitations } from '../family-invitations/limit.ts'
import { players } from '../players/entity.ts'
import { playerHistory } from './entity.ts'

/** The caller checks that the user manages the player. Nothing changes until the family accepts. */
export async function invitePlayerFamily(
  { playerID, teamID, email, invitedBy }: NewInvitation,
  now: Date,
): Promise<true> {
  const address = parse(v.object({ email: emailInput }), { email }).email
  if (!address) throw badInput('email', m.enter_the_familys_email_address)
  const { data: history } = await playerHistory().query.byPlayer({ playerID }).go({ consistent: true, pages: 'all' })
  if (!history.some((entry) => entry.teamID === checkID(teamID, 'Team')))
    throw conflict(m.this_player_is_not_on_the_roster)
  await limitInvitations(invitedBy, now)
  await transactWrite([
    [conditionCheck(players().get({ playerID }), 'exists'), notFound('Player')],
    invitationWrite({ playerID, teamID, email: address, invitedBy }, now),
  ])
  return true
}
