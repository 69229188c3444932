import { expect, test } from 'vitest'
import { as, expectRefusal } from '../support/as.ts'
import { given } from '../support/given.ts'

const SEE = 'updatedAt registrations { waitsForFamily waiverSigned viewerCanAccept }'

test('a coach can register a claimed player but not accept the waiver: the family must accept before an approval', async () => {
  const [coach, parent] = await Promise.all([given.user(), given.user()])
  const team = await given.team({ owner: coach })
  const { id: playerID } = await given.player({ claimer: parent })
  await given.rosterEntry(coach, { teamID: team.id, playerID })
  const { id: opportunityID } = await given.opportunity({ creator: coach, waiverRequired: true })
  const { id } = await given.registration(coach, { opportunityID, playerID, waiverSigned: true })

  const waiting = { waitsForFamily: true, waiverSigned: false }
  expect((await as(coach).opportunity({ id: opportunityID }, SEE)).registrations).toEqual([
    { ...waiting, viewerCanAccept: false },
  ])
  await expectRefusal(
    as(coach).approveRegistration({ registrationID: id }),
    'CONFLICT',
    'The family has to accept this registration first',
  )
  await expectRefusal(as(coach).acceptRegistration({ registrationID: id, waiverSigned: true }), 'FORBIDDEN')
  expect((await as(parent).opportunity({ id: opportunityID }, SEE)).registrations).toEqual([
    { ...waiting, viewerCanAccept: true },
  ])
  await expectRefusal(
    as(parent).acceptRegistration({ registrationID: id }),
    'BAD_USER_INPUT',
    'You must accept the waiver to register',
  )
  const { updatedAt: seen } = await as(parent).opportunity({ id: opportunityID }, SEE)
  await as(coach).updateOpportunity({ id: opportunityID, input: { feeCents: 9900 } })
  await expectRefusal(
    as(parent).acceptRegistration({ registrationID: id, waiverSigned: true, opportunityUpdatedAt: seen }),
    'CONFLICT',
  )
  const acceptRegistration = await as(parent).acceptRegistration(
    { registrationID: id, waiverSigned: true },
    'waitsForFamily waiverSigned',
  )
  expect(acceptRegistration).toEqual({ waitsForFamily: false, waiverSigned: true })
  expect((await as(coach).approveRegistration({ registrationID: id }, 'status')).status).toBe('APPROVED')
})

test('a coach can register an unclaimed or own player without an acceptance', async () => {
  const coach = await given.user()
  const { id: opportunityID } = await given.opportunity({ creator: coach, waiverRequired: true })
  for (const claimer of [coach, await given.admin()]) {
    const { id: playerID } = await given.player({ claimer })
    const { id } = await given.registration(coach, { opportunityID, playerID, waiverSigned: true })
    expect((await as(coach).approveRegistration({ registrationID: id }, 'status')).status).toBe('APPROVED')
  }
})
