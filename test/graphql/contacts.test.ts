import { expect, onTestFinished, test, vi } from 'vitest'
import { contactInvitations, invitationID } from '../../functions/domain/contacts/entity.ts'
import { contactInvitationPath } from '../../functions/domain/contacts/invitations.ts'
import { teams } from '../../functions/domain/teams/entity.ts'
import { users } from '../../functions/domain/users/entity.ts'
import { deleteUser } from '../../functions/domain/users/service.ts'
import { removeChildrenOfUser } from '../../functions/lifecycle/removal/accounts.ts'
import { sendNotice } from '../../functions/notices/notices.ts'
import { signedPath } from '../../functions/services/mail/links.ts'
import { ENTITY_ATTRIBUTE, find, transactWrite } from '../../functions/store/store.ts'
import { newID } from '../../functions/values/ids.ts'
import { allItems } from '../support/all-items.ts'
import { as, asAnonymous, expectRefusal } from '../support/as.ts'
import { beforeNextTransaction } from '../support/before-next-transaction.ts'
import { given } from '../support/given.ts'
import { openPage } from '../support/open-page.ts'
import { inDays } from '../support/times.ts'

const CONTACT = 'id userID name email role isPending'
const CONTACTS =
  'contacts { id name email role isPending } divisions { id division ageGroup contacts { userID email role isPending } }'

const user = await given.user({ name: 'Owen Owner' })

const teamWithDivision = (owner = user) => given.team({ owner, division: 'A', ageGroup: '10U' })

test('contacts of teams and divisions are shown after they accept, and to visitors without email addresses', async () => {
  const { id, divisionID } = await teamWithDivision()
  const coach = await given.user({ name: 'Casey Coach' })
  const { userID } = coach
  const contact = { teamID: id, userID, role: 'coach' }
  const invited = await as(user).addTeamContact(contact, CONTACT)
  expect(invited).toMatchObject({ userID, name: 'Casey Coach', role: 'coach', isPending: true })
  const ofDivision = await as(user).addDivisionContact({ divisionID, userID, role: 'assistant' })

  const add = (more: object = {}) => as(user).addTeamContact({ ...contact, ...more })
  await expectRefusal(add(), 'CONFLICT', 'This user has already been invited')
  await expectRefusal(add({ role: 'boss' }), 'BAD_USER_INPUT')
  await expectRefusal(add({ userID: newID() }), 'NOT_FOUND', 'User not found')

  const INVITATIONS = 'id team { id } division { ageGroup } role invitedByName'
  const invitations = await as(coach).contactInvitations({}, INVITATIONS)
  const by = { team: { id }, invitedByName: 'Owen Owner' }
  expect(invitations).toHaveLength(2)
  expect(invitations).toContainEqual({ id: invited.id, ...by, division: null, role: 'coach' })
  expect(invitations).toContainEqual({ id: ofDivision.id, ...by, division: { ageGroup: '10U' }, role: 'assistant' })
  for (const invitation of invitations) await as(coach).acceptContact({ id: invitation.id })
  expect(await as(coach).contactInvitations()).toEqual([])
  await expectRefusal(add(), 'CONFLICT', 'This user is already a contact of this team')

  expect(await as(coach).team({ id }, CONTACTS)).toMatchObject({
    contacts: [{ email: coach.email, isPending: false }],
    divisions: [{ contacts: [{ userID, email: coach.email, role: 'assistant', isPending: false }] }],
  })
  expect(await asAnonymous().team({ id }, CONTACTS)).toMatchObject({
    contacts: [{ name: 'Casey Coach', email: null }],
    divisions: [{ contacts: [{ email: null }] }],
  })

  const remove = () => as(user).removeTeamContact({ teamID: id, userID })
  const team = await find(teams, { teamID: id })
  await remove()
  expect(await find(teams, { teamID: id }), 'a coach does not manage the team').toEqual(team)
  await as(user).removeDivisionContact({ ageGroupID: divisionID, userID })
  expect(await as(user).team({ id }, CONTACTS)).toMatchObject({ contacts: [], divisions: [{ contacts: [] }] })
  await expectRefusal(remove(), 'NOT_FOUND', 'Contact not found')
})

test('a contact invitation reveals no email, grants no rights, and is visible to owner, invitee, and admins only', async () => {
  const { id, divisionID } = await teamWithDivision()
  const victim = await given.user({ name: 'Vic Victim' })
  const contact = { userID: victim.userID, role: 'coach' }
  const invited = await as(user).addTeamContact({ ...contact, teamID: id }, CONTACT)
  const ofDivision = await as(user).addDivisionContact({ ...contact, divisionID }, 'email')
  expect([invited.email, ofDivision.email]).toEqual([null, null])

  for (const person of [user, victim, await given.admin()])
    expect(await as(person).team({ id }, CONTACTS)).toMatchObject({
      contacts: [{ name: 'Vic Victim', email: null, isPending: true }],
      divisions: [{ contacts: [{ email: null, isPending: true }] }],
    })
  for (const stranger of [asAnonymous(), as(await given.user())])
    expect(await stranger.team({ id }, CONTACTS)).toMatchObject({ contacts: [], divisions: [{ contacts: [] }] })

  const hidden = await given.opportunity({ creator: user, teamID: id, visibility: 'PRIVATE' })
  await expectRefusal(as(victim).opportunity({ id: hidden.id }), 'NOT_FOUND')
  await as(victim).acceptContact({ id: invited.id })
  expect(await as(victim).opportunity({ id: hidden.id })).toEqual({ id: hidden.id })
})

test('an account cannot repeat a declined contact invitation for any of its teams for 90 days, but others can', async () => {
  const owner = await given.user()
  const [first, second] = [await teamWithDivision(owner), await teamWithDivision(owner)]
  const others = await teamWithDivision()
  const coach = await given.user()
  const contact = { userID: coach.userID, role: 'coach' }
  const { id } = await as(owner).addTeamContact({ ...contact, teamID: first.id })
  await expectRefusal(as(owner).declineContact({ id }), 'FORBIDDEN')
  await as(coach).declineContact({ id })
  await expectRefusal(as(coach).acceptContact({ id }), 'NOT_FOUND', 'Invitation not found')
  for (const { id: teamID, divisionID } of [first, second]) {
    await expectRefusal(as(owner).addTeamContact({ ...contact, teamID }), 'CONFLICT')
    await expectRefusal(as(owner).addDivisionContact({ ...contact, divisionID }), 'CONFLICT')
  }

  await as(user).addTeamContact({ ...contact, teamID: others.id })
  await as(coach).declineContact(await as(user).addDivisionContact({ ...contact, divisionID: others.divisionID }))
  const third = await given.team({ owner: user })
  await expectRefusal(as(user).addTeamContact({ ...contact, teamID: third.id }), 'CONFLICT')

  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 91 * 86_400_000 })
  onTestFinished(() => void vi.useRealTimers())
  expect(await as(owner).addTeamContact({ ...contact, teamID: first.id }, 'isPending')).toEqual({ isPending: true })
})

test('deleting an account deletes the records of what it declined', async () => {
  const { id: teamID } = await given.team({ owner: user })
  const { userID } = await given.user()
  const coach = as({ userID })
  await coach.declineContact(await as(user).addTeamContact({ teamID, userID, role: 'coach' }))
  const { id: opportunityID } = await given.opportunity({ creator: user })
  await as(user).inviteEvaluator({ opportunityID, userID })
  await coach.declineEvaluator({ opportunityID })
  const left = async () =>
    (await allItems())
      .filter((item) => item.userID === userID)
      .map((item) => item[ENTITY_ATTRIBUTE])
      .filter((entity) => entity === 'contact-invitation' || entity === 'decline')
  expect(await left()).toHaveLength(3)
  await transactWrite([[users().delete({ userID })]])
  await removeChildrenOfUser(userID)
  expect(await left()).toEqual([])
})

test('who manages the team invites a contact of a division by email', async () => {
  const { id, divisionID } = await teamWithDivision()
  const invite = (by = user) =>
    as(by).inviteContact({ recordID: divisionID, email: `${newID()}@fungo.example`, role: 'coach' })
  await expectRefusal(invite(await given.user()), 'FORBIDDEN')
  await invite()
  const { divisions } = (await as(user).team({ id }, 'divisions { contacts { isPending } }'))!
  expect(divisions).toEqual([{ contacts: [{ isPending: true }] }])
})

test('the owner can withdraw a contact invitation', async () => {
  const { id: teamID } = await given.team({ owner: user })
  const coach = await given.user()
  const contact = { teamID, userID: coach.userID }
  const { id } = await as(user).addTeamContact({ ...contact, role: 'coach' })
  await as(user).removeTeamContact(contact)
  await expectRefusal(as(coach).acceptContact({ id }), 'NOT_FOUND')
  expect(await as(coach).contactInvitations()).toEqual([])
})

test('nobody is invited by email in the name of a deleted account', async () => {
  const [owner, admin] = await Promise.all([given.user(), given.admin()])
  const { id: teamID } = await given.team({ owner })
  await as(owner).inviteContact({ recordID: teamID, email: `${newID()}@fungo.example`, role: 'coach' })
  const { contacts } = await as(owner).team({ id: teamID }, 'contacts { userID }')
  await as(admin).deleteUser({ id: owner.userID })
  await sendNotice({ type: 'contactInvited', teamID, userID: contacts[0].userID, recordID: teamID })
})

type Invited = { teamID: string }
const setTeam =
  (change: object) =>
  ({ teamID }: Invited) =>
    teams().patch({ teamID }).set(change).go()

test.each<[string, (invited: Invited) => Promise<unknown>]>([
  ['while an admin hides the team', setTeam({ hidden: { at: inDays(0), by: 'admin', reason: 'Spam.' } })],
  ['once its division is gone', setTeam({ divisions: [] })],
  ['once the inviter has lost the team', async (it) => setTeam({ claimedBy: (await given.user()).userID })(it)],
  ['of a manager, once the owner has a new ownership', setTeam({ claimedAt: inDays(0) })],
])('a contact invitation that was not yet canceled is not open %s', async (title, change) => {
  const [owner, invited] = await given.users(2)
  const { id: teamID, divisionID } = await teamWithDivision(owner)
  const { userID } = invited
  const { id } = title.startsWith('of a manager')
    ? await as(owner).addTeamContact({ teamID, userID, role: 'manager' })
    : await as(owner).addDivisionContact({ divisionID, userID, role: 'coach' })
  const link = `https://fungo.example${await signedPath('request', { kind: 'contact', id })}`
  expect((await openPage(link)).statusCode).toBe(302)
  await change({ teamID })
  expect((await openPage(link)).statusCode).toBe(409)
  await expectRefusal(as(invited).acceptContact({ id }), 'NOT_FOUND', 'Invitation not found')
})

test('an invitation is not accepted if the team or the account is given up meanwhile, and is declined once', async () => {
  const [owner, next] = await given.users(2)
  const { id: teamID } = await given.team({ owner })
  const invite = async () => {
    const invited = await given.user()
    const contact = { teamID, userID: invited.userID, role: 'coach' }
    return { ...invited, by: as(invited), id: (await as(owner).addTeamContact(contact)).id }
  }
  const [left, declines, late] = [await invite(), await invite(), await invite()]
  beforeNextTransaction(() => deleteUser(left.userID))
  await expectRefusal(left.by.acceptContact({ id: left.id }), 'NOT_FOUND', 'Invitation not found')
  beforeNextTransaction(() => declines.by.declineContact({ id: declines.id }))
  await expectRefusal(declines.by.declineContact({ id: declines.id }), 'NOT_FOUND', 'Invitation not found')
  beforeNextTransaction(() => teams().patch({ teamID }).set({ claimedBy: next.userID }).add({ version: 1 }).go())
  await expectRefusal(late.by.acceptContact({ id: late.id }), 'NOT_FOUND', 'Invitation not found')
  expect(await asAnonymous().contactInvitation({ id: 'x'.repeat(3_000), code: 'code' })).toBeNull()
})

test('an emailed invitation is over after 14 days, also while DynamoDB still has it', async () => {
  const { id: teamID } = await given.team({ owner: user })
  const email = `${newID()}@fungo.example`
  await as(user).inviteContact({ recordID: teamID, email, role: 'coach' })
  const invited = await given.user({ email })
  const { data } = await contactInvitations().query.byTeam({ teamID }).go({ consistent: true })
  const id = invitationID(data[0]!)
  const code = new URLSearchParams((await contactInvitationPath(data[0]!)).split('#')[1]).get('invitation')!
  const opened = (days: number) => asAnonymous().contactInvitation({ id, code }, 'id', { now: new Date(inDays(days)) })
  expect([await opened(13), await opened(15)]).toEqual([{ id }, null])
  const late = { now: new Date(inDays(15)) }
  await expectRefusal(as(invited).acceptContact({ id, code }, undefined, late), 'NOT_FOUND', 'Invitation not found')
})

test('an emailed invitation confirms the address of the account that accepts it, but not that of the first admin', async () => {
  const { id: teamID } = await given.team({ owner: user })
  const accept = async (email: string, isEmailed: boolean) => {
    if (isEmailed) await as(user).inviteContact({ recordID: teamID, email, role: 'coach' })
    const account = await given.user({ email, emailVerifiedAt: undefined })
    if (!isEmailed) await as(user).addTeamContact({ teamID, userID: account.userID, role: 'coach' })
    const { data } = await contactInvitations().query.byTeam({ teamID }).go({ consistent: true })
    const invitation = data[0]!
    const code = new URLSearchParams((await contactInvitationPath(invitation)).split('#')[1]).get('invitation')
    await as(account).acceptContact({ id: invitationID(invitation), code: isEmailed ? code : null })
    return (await as(account).currentUser({}, 'isEmailVerified'))?.isEmailVerified
  }
  expect(await accept(`${newID()}@fungo.example`, true)).toBe(true)
  expect(await accept(`${newID()}@fungo.example`, false)).toBe(false)
  vi.stubEnv('ADMIN_EMAIL', 'boss@fungo.example')
  onTestFinished(() => void vi.unstubAllEnvs())
  expect(await accept('boss@fungo.example', true)).toBe(false)
})
