import { beforeAll, expect, test } from 'vitest'
import { newID } from '../../functions/domain/ids.ts'
import type { UserItem } from '../../functions/domain/users/entity.ts'
import { as, asAnonymous, expectRefusal } from '../support/as.ts'
import { given } from '../support/given.ts'

const ADD_DIVISION =
  'mutation ($input: AddDivisionInput!) { addDivisionToTeam(input: $input) { id teamID division ageGroup } }'
const ADD_CONTACT =
  'mutation ($teamID: ID!, $userID: ID!, $role: String!) { addTeamContact(teamID: $teamID, userID: $userID, role: $role) { id userID name email role } }'
const REMOVE_CONTACT = 'mutation ($teamID: ID!, $userID: ID!) { removeTeamContact(teamID: $teamID, userID: $userID) }'
const ADD_DIVISION_CONTACT =
  'mutation ($divisionID: ID!, $userID: ID!, $role: String!) { addDivisionContact(divisionID: $divisionID, userID: $userID, role: $role) { id divisionID userID name role } }'
const CONTACTS =
  'query ($id: ID!) { team(id: $id) { contacts { id name email role } divisions { id division ageGroup contacts { userID email role } } } }'

let user: UserItem
beforeAll(async () => {
  user = await given.user()
})

test('contacts of teams and divisions are users with a role; visitors do not read their addresses', async () => {
  const { id } = await given.team({ owner: user })
  const coach = await given.user({ name: 'Casey Coach' })
  const { addDivisionToTeam: division } = await as(user).send(ADD_DIVISION, {
    input: { teamID: id, division: 'A', ageGroup: '10U' },
  })
  const contact = { teamID: id, userID: coach.userID, role: 'coach' }
  const { addTeamContact } = await as(user).send(ADD_CONTACT, contact)
  expect(addTeamContact).toMatchObject({ userID: coach.userID, name: 'Casey Coach', email: coach.email, role: 'coach' })
  await as(user).send(ADD_DIVISION_CONTACT, { divisionID: division.id, userID: coach.userID, role: 'assistant' })

  await expectRefusal(as(user).send(ADD_CONTACT, contact), 'CONFLICT', 'This user is already a contact of this team')
  await expectRefusal(as(user).send(ADD_CONTACT, { ...contact, role: 'boss' }), 'BAD_USER_INPUT')
  await expectRefusal(as(user).send(ADD_CONTACT, { ...contact, userID: newID() }), 'NOT_FOUND', 'User not found')
  await expectRefusal(as(coach).send(ADD_CONTACT, contact), 'FORBIDDEN')

  expect((await as(coach).send(CONTACTS, { id })).team).toMatchObject({
    contacts: [{ email: coach.email }],
    divisions: [{ contacts: [{ userID: coach.userID, email: coach.email, role: 'assistant' }] }],
  })
  expect((await asAnonymous().send(CONTACTS, { id })).team).toMatchObject({
    contacts: [{ name: 'Casey Coach', email: null }],
    divisions: [{ contacts: [{ email: null }] }],
  })

  await as(user).send(REMOVE_CONTACT, { teamID: id, userID: coach.userID })
  await as(user).send(
    'mutation ($ageGroupID: ID, $userID: ID!) { removeDivisionContact(ageGroupID: $ageGroupID, userID: $userID) }',
    { ageGroupID: division.id, userID: coach.userID },
  )
  expect((await as(user).send(CONTACTS, { id })).team).toMatchObject({ contacts: [], divisions: [{ contacts: [] }] })
  await expectRefusal(
    as(user).send(REMOVE_CONTACT, { teamID: id, userID: coach.userID }),
    'NOT_FOUND',
    'Contact not found',
  )
})
