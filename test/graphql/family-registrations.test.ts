import { expect, test } from 'vitest'
import { as, expectRefusal } from '../support/as.ts'
import { given } from '../support/given.ts'

// permissions.test.ts tests that the coach cannot accept a registration for the family.
test('a coach can register a claimed player but not sign: the family accepts the waiver that it saw before an approval', async () => {
  const [coach, parent] = await Promise.all([given.user(), given.user()])
  const { id: teamID } = await given.team({ owner: coach })
  const { id: playerID } = await given.player({ claimer: parent })
  await given.rosterEntry(coach, { teamID, playerID })
  const { id: opportunityID } = await given.opportunity({ creator: coach, teamID, waiverRequired: true })
  const registered = await given.registration(coach, { opportunityID, playerID, waiverSigned: true })
  const registrationID = registered.id
  const see = async (by: { userID: string }) =>
    await as(by).opportunity(
      { id: opportunityID },
      'updatedAt waiverHash registrations { waitsForFamily waiverSigned waiver { text } viewerCanAccept }',
    )
  const waiting = { waitsForFamily: true, waiverSigned: false, waiver: null }
  expect((await see(coach)).registrations).toEqual([{ ...waiting, viewerCanAccept: false }])
  const approve = () => as(coach).approveRegistration({ registrationID }, 'status')
  await expectRefusal(approve(), 'CONFLICT', 'The family has to accept this registration first')
  const { updatedAt, waiverHash, registrations } = await see(parent)
  expect(registrations).toEqual([{ ...waiting, viewerCanAccept: true }])

  const accept = (more: object) =>
    as(parent).acceptRegistration({ registrationID, ...more }, 'waitsForFamily waiverSigned waiver { version text }')
  await expectRefusal(accept({}), 'BAD_USER_INPUT', 'You must accept the waiver to register')
  await as(coach).updateOpportunity({ id: opportunityID, input: { feeCents: 9900 } })
  await as(coach).updateTeam({ id: teamID, input: { waiverText: 'Quietly changed.' } })
  for (const seen of [{ opportunityUpdatedAt: updatedAt }, { waiverHash }])
    await expectRefusal(accept({ waiverSigned: true, ...seen }), 'CONFLICT')
  const now = { waiverSigned: true, waiverHash: (await see(parent)).waiverHash }
  expect(await accept(now)).toEqual({
    ...{ waitsForFamily: false, waiverSigned: true, waiver: { version: '1', text: 'Quietly changed.' } },
  })
  expect(await approve()).toEqual({ status: 'APPROVED' })
})

test('a coach can register an unclaimed or own player without an acceptance', async () => {
  const coach = await given.user()
  const { id: opportunityID } = await given.opportunity({ creator: coach, waiverRequired: true })
  for (const claimer of [coach, await given.admin()]) {
    const { id: playerID } = await given.player({ claimer })
    await given.registration(coach, { opportunityID, playerID, waiverSigned: true, approvedBy: coach })
  }
})
