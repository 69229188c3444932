import { expect, test } from 'vitest'
import { as, expectRefusal } from '../support/as.ts'
import { given } from '../support/given.ts'

const ACCEPT =
  'mutation ($id: ID!, $waiver: Boolean, $seen: AWSDateTime) { acceptRegistration(registrationID: $id, waiverSigned: $waiver, opportunityUpdatedAt: $seen) { waitsForFamily waiverSigned } }'
const APPROVE = 'mutation ($id: ID!) { approveRegistration(registrationID: $id) { status } }'
const SEE =
  'query ($id: ID!) { opportunity(id: $id) { updatedAt registrations { waitsForFamily waiverSigned viewerCanAccept } } }'

test('a coach can register a claimed player but not accept the waiver: the family must accept before an approval', async () => {
  const [coach, parent] = await Promise.all([given.user(), given.user()])
  const team = await given.team({ owner: coach })
  const { id: playerID } = await given.player({ claimer: parent })
  await given.rosterEntry(coach, { teamID: team.id, playerID })
  const { id: opportunityID } = await given.opportunity({ creator: coach, waiverRequired: true })
  const { id } = await given.registration(coach, { opportunityID, playerID, waiverSigned: true })

  const waiting = { waitsForFamily: true, waiverSigned: false }
  expect((await as(coach).send(SEE, { id: opportunityID })).opportunity.registrations).toEqual([
    { ...waiting, viewerCanAccept: false },
  ])
  await expectRefusal(as(coach).send(APPROVE, { id }), 'CONFLICT', 'The family has to accept this registration first')
  await expectRefusal(as(coach).send(ACCEPT, { id, waiver: true }), 'FORBIDDEN')
  expect((await as(parent).send(SEE, { id: opportunityID })).opportunity.registrations).toEqual([
    { ...waiting, viewerCanAccept: true },
  ])
  await expectRefusal(as(parent).send(ACCEPT, { id }), 'BAD_USER_INPUT', 'You must accept the waiver to register')
  const { updatedAt: seen } = (await as(parent).send(SEE, { id: opportunityID })).opportunity
  const edit = 'mutation ($id: ID!) { updateOpportunity(id: $id, input: { feeCents: 9900 }) { id } }'
  await as(coach).send(edit, { id: opportunityID })
  await expectRefusal(as(parent).send(ACCEPT, { id, waiver: true, seen }), 'CONFLICT')
  const { acceptRegistration } = await as(parent).send(ACCEPT, { id, waiver: true })
  expect(acceptRegistration).toEqual({ waitsForFamily: false, waiverSigned: true })
  expect((await as(coach).send(APPROVE, { id })).approveRegistration.status).toBe('APPROVED')
})

test('a coach can register an unclaimed or own player without an acceptance', async () => {
  const coach = await given.user()
  const { id: opportunityID } = await given.opportunity({ creator: coach, waiverRequired: true })
  for (const claimer of [coach, await given.admin()]) {
    const { id: playerID } = await given.player({ claimer })
    const { id } = await given.registration(coach, { opportunityID, playerID, waiverSigned: true })
    expect((await as(coach).send(APPROVE, { id })).approveRegistration.status).toBe('APPROVED')
  }
})
