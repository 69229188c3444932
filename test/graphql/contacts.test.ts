import { beforeAll, expect, test, vi } from 'vitest'
import { type UserItem, users } from '../../functions/domain/users/entity.ts'
import { removeChildrenOfUser } from '../../functions/lifecycle/removal/accounts.ts'
import { sendNotice } from '../../functions/notices/notices.ts'
import { ENTITY_ATTRIBUTE, transactWrite } from '../../functions/store/store.ts'
import { newID } from '../../functions/values/ids.ts'
import { allItems } from '../support/all-items.ts'
import { as, asAnonymous, expectRefusal } from '../support/as.ts'
import { given } from '../support/given.ts'

const ADD_CONTACT =
  'mutation ($teamID: ID!, $userID: ID!, $role: String!) { addTeamContact(teamID: $teamID, userID: $userID, role: $role) { id userID name email role isPending } }'
const ADD_CONTACT_FIELDS = 'id userID name email role isPending'
const ADD_DIVISION_CONTACT = 'id divisionID userID name email role isPending'
const CONTACTS =
  'contacts { id name email role isPending } divisions { id division ageGroup contacts { userID email role isPending } }'
const INVITATIONS = 'id team { id } division { ageGroup } role invitedByName'

let user: UserItem
beforeAll(async () => {
  user = await given.user({ name: 'Owen Owner' })
})

async function teamWithDivision() {
  const { id } = await given.team({ owner: user })
  const division = await as(user).addDivisionToTeam(
    {
      input: { teamID: id, division: 'A', ageGroup: '10U' },
    },
    'id teamID division ageGroup',
  )
  return { id, division: division as { id: string } }
}

test('contacts of teams and divisions are shown after they accept, and to visitors without email addresses', async () => {
  const { id, division } = await teamWithDivision()
  const coach = await given.user({ name: 'Casey Coach' })
  const contact = { teamID: id, userID: coach.userID, role: 'coach' }
  const addTeamContact = await as(user).addTeamContact(contact, ADD_CONTACT_FIELDS)
  expect(addTeamContact).toMatchObject({ userID: coach.userID, name: 'Casey Coach', role: 'coach', isPending: true })
  const addDivisionContact = await as(user).addDivisionContact(
    {
      divisionID: division.id,
      userID: coach.userID,
      role: 'assistant',
    },
    ADD_DIVISION_CONTACT,
  )

  await expectRefusal(as(user).addTeamContact(contact), 'CONFLICT', 'This user has already been invited')
  await expectRefusal(as(user).addTeamContact({ ...contact, role: 'boss' }), 'BAD_USER_INPUT')
  await expectRefusal(as(user).addTeamContact({ ...contact, userID: newID() }), 'NOT_FOUND', 'User not found')
  await expectRefusal(as(coach).addTeamContact(contact), 'FORBIDDEN')

  const contactInvitations = await as(coach).contactInvitations({}, INVITATIONS)
  expect(contactInvitations).toEqual(
    expect.arrayContaining([
      { id: addTeamContact.id, team: { id }, division: null, role: 'coach', invitedByName: 'Owen Owner' },
      expect.objectContaining({ id: addDivisionContact.id, division: { ageGroup: '10U' } }),
    ]),
  )
  await as(coach).acceptContact({ id: addTeamContact.id })
  await as(coach).acceptContact({ id: addDivisionContact.id })
  expect(await as(coach).contactInvitations({}, INVITATIONS)).toEqual([])
  await expectRefusal(as(user).addTeamContact(contact), 'CONFLICT', 'This user is already a contact of this team')

  expect(await as(coach).team({ id }, CONTACTS)).toMatchObject({
    contacts: [{ email: coach.email, isPending: false }],
    divisions: [{ contacts: [{ userID: coach.userID, email: coach.email, role: 'assistant', isPending: false }] }],
  })
  expect(await asAnonymous().team({ id }, CONTACTS)).toMatchObject({
    contacts: [{ name: 'Casey Coach', email: null }],
    divisions: [{ contacts: [{ email: null }] }],
  })

  await as(user).removeTeamContact({ teamID: id, userID: coach.userID })
  await as(user).removeDivisionContact({ ageGroupID: division.id, userID: coach.userID })
  expect(await as(user).team({ id }, CONTACTS)).toMatchObject({ contacts: [], divisions: [{ contacts: [] }] })
  await expectRefusal(
    as(user).removeTeamContact({ teamID: id, userID: coach.userID }),
    'NOT_FOUND',
    'Contact not found',
  )
})

test('a contact invitation reveals no email, grants no rights, and is visible to owner, invitee, and admins only', async () => {
  const { id, division } = await teamWithDivision()
  const victim = await given.user({ name: 'Vic Victim' })
  const addTeamContact = await as(user).addTeamContact(
    { teamID: id, userID: victim.userID, role: 'coach' },
    ADD_CONTACT_FIELDS,
  )
  const addDivisionContact = await as(user).addDivisionContact(
    {
      divisionID: division.id,
      userID: victim.userID,
      role: 'coach',
    },
    ADD_DIVISION_CONTACT,
  )
  expect(addTeamContact.email).toBeNull()
  expect(addDivisionContact.email).toBeNull()

  const pending = { contacts: [{ name: 'Vic Victim', email: null, isPending: true }] }
  for (const person of [user, victim, await given.admin()])
    expect(await as(person).team({ id }, CONTACTS)).toMatchObject({
      ...pending,
      divisions: [pending.contacts.length && { contacts: [{ email: null, isPending: true }] }],
    })
  for (const stranger of [asAnonymous(), as(await given.user())])
    expect(await stranger.team({ id }, CONTACTS)).toMatchObject({ contacts: [], divisions: [{ contacts: [] }] })

  const { id: hidden } = await given.opportunity({ creator: user, teamID: id, visibility: 'PRIVATE' })
  await expectRefusal(as(victim).opportunity({ id: hidden }), 'NOT_FOUND')
  await as(victim).acceptContact({ id: addTeamContact.id })
  expect(await as(victim).opportunity({ id: hidden })).toEqual({ id: hidden })
})

test('the owner adds themselves as a contact at once', async () => {
  const { id } = await given.team({ owner: user })
  const addTeamContact = await as(user).addTeamContact(
    { teamID: id, userID: user.userID, role: 'manager' },
    ADD_CONTACT_FIELDS,
  )
  expect(addTeamContact).toMatchObject({ email: user.email, isPending: false })
})

test('a team cannot repeat a declined contact invitation for 90 days', async () => {
  const { id, division } = await teamWithDivision()
  const coach = await given.user()
  const contact = { teamID: id, userID: coach.userID, role: 'coach' }
  const addTeamContact = await as(user).addTeamContact(contact, ADD_CONTACT_FIELDS)
  await expectRefusal(as(user).declineContact({ id: addTeamContact.id }), 'FORBIDDEN')
  await as(coach).declineContact({ id: addTeamContact.id })
  await expectRefusal(as(coach).acceptContact({ id: addTeamContact.id }), 'NOT_FOUND', 'Invitation not found')

  await expectRefusal(as(user).addTeamContact(contact), 'CONFLICT')
  await expectRefusal(
    as(user).addDivisionContact({ divisionID: division.id, userID: coach.userID, role: 'coach' }),
    'CONFLICT',
  )
  const DAY = 86_400_000
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 91 * DAY })
  try {
    const again = await as(user).send(ADD_CONTACT, contact)
    expect(again.addTeamContact).toMatchObject({ isPending: true })
  } finally {
    vi.useRealTimers()
  }
})

test('after a decline, the same account cannot invite the user to its other teams for 90 days, but others can', async () => {
  const owner = await given.user()
  const [first, second] = [await given.team({ owner }), await given.team({ owner })]
  const coach = await given.user()
  const contact = { userID: coach.userID, role: 'coach' }
  const addTeamContact = await as(owner).addTeamContact({ ...contact, teamID: first.id }, ADD_CONTACT_FIELDS)
  await as(coach).declineContact({ id: addTeamContact.id })
  await expectRefusal(as(owner).addTeamContact({ ...contact, teamID: second.id }), 'CONFLICT')
  const division = await as(owner).addDivisionToTeam(
    {
      input: { teamID: second.id, division: 'A', ageGroup: '10U' },
    },
    'id teamID division ageGroup',
  )
  await expectRefusal(as(owner).addDivisionContact({ ...contact, divisionID: division.id }), 'CONFLICT')

  const other = await teamWithDivision()
  await as(user).addTeamContact({ ...contact, teamID: other.id })
  const addDivisionContact = await as(user).addDivisionContact(
    {
      ...contact,
      divisionID: other.division.id,
    },
    ADD_DIVISION_CONTACT,
  )
  await as(coach).declineContact({ id: addDivisionContact.id })
  const third = await given.team({ owner: user })
  await expectRefusal(as(user).addTeamContact({ ...contact, teamID: third.id }), 'CONFLICT')
})

test('deleting an account deletes the records of what it declined', async () => {
  const { id } = await teamWithDivision()
  const coach = await given.user()
  const addTeamContact = await as(user).addTeamContact(
    { teamID: id, userID: coach.userID, role: 'coach' },
    ADD_CONTACT_FIELDS,
  )
  await as(coach).declineContact({ id: addTeamContact.id })
  const { id: opportunity } = await given.opportunity({ creator: user })
  await as(user).inviteEvaluator({ opportunityID: opportunity, userID: coach.userID })
  await as(coach).declineEvaluator({ opportunityID: opportunity })
  const left = async () =>
    (await allItems())
      .filter(({ userID }) => userID === coach.userID)
      .map((item) => item[ENTITY_ATTRIBUTE])
      .filter((entity) => entity === 'contact-invitation' || entity === 'decline')
  expect(await left()).toHaveLength(3)
  await transactWrite([[users().delete({ userID: coach.userID })]])
  await removeChildrenOfUser(coach.userID)
  expect(await left()).toEqual([])
})

test('the owner can withdraw a contact invitation', async () => {
  const { id } = await given.team({ owner: user })
  const coach = await given.user()
  const addTeamContact = await as(user).addTeamContact(
    { teamID: id, userID: coach.userID, role: 'coach' },
    ADD_CONTACT_FIELDS,
  )
  await as(user).removeTeamContact({ teamID: id, userID: coach.userID })
  await expectRefusal(as(coach).acceptContact({ id: addTeamContact.id }), 'NOT_FOUND')
  expect(await as(coach).contactInvitations({}, INVITATIONS)).toEqual([])
})

test('an owner can invite twenty contacts a day', async () => {
  const owner = await given.user()
  const { id } = await given.team({ owner })
  vi.stubEnv('RATE_LIMITS', 'on')
  try {
    for (let i = 0; i < 20; i++)
      await as(owner).addTeamContact({ teamID: id, userID: (await given.user()).userID, role: 'coach' })
    const one = await given.user()
    await expectRefusal(as(owner).addTeamContact({ teamID: id, userID: one.userID, role: 'coach' }), 'RATE_LIMITED')
  } finally {
    vi.unstubAllEnvs()
  }
})

test('nobody is invited by email in the name of a deleted account', async () => {
  const [owner, admin] = await Promise.all([given.user(), given.admin()])
  const { id: teamID } = await given.team({ owner })
  await as(owner).inviteContact({ recordID: teamID, email: `${newID()}@fungo.example`, role: 'coach' })
  const { contacts } = await as(owner).team({ id: teamID }, 'contacts { userID }')
  await as(admin).deleteUser({ id: owner.userID })
  await sendNotice({ type: 'contactInvited', teamID, userID: contacts[0].userID, recordID: teamID })
})
