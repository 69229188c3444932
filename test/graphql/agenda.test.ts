import { expect, test } from 'vitest'
import type { UserItem } from '../../functions/domain/users/entity.ts'
import { as } from '../support/as.ts'
import { given } from '../support/given.ts'

const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString()

const agenda = async (user: UserItem) =>
  await as(user).agenda(
    {},
    'isOrganized feeDueCents opportunity { id } event { id } registrations { status player { id } }',
  )

test('a coach and a family see on the agenda what takes place within seven days, with the fees due', async () => {
  const [coach, parent, stranger] = await Promise.all([given.user(), given.user(), given.user()])
  const team = await given.team({ owner: coach })
  const ofTeam = { creator: coach, teamID: team.id }
  const tonight = await given.opportunity({ ...ofTeam, startTime: inHours(3), feeCents: 2_500 })
  const started = await given.opportunity({ creator: coach, startTime: inHours(-1) })
  const game = await given.event({ ...ofTeam, date: inHours(72) })
  await given.opportunity({ ...ofTeam, startTime: inHours(24), visibility: 'HIDDEN' })
  await given.opportunity({ ...ofTeam, startTime: inHours(24 * 8) })
  const [kid, sibling] = await Promise.all([given.player({ claimer: parent }), given.player({ claimer: parent })])
  await given.rosterEntry(coach, { teamID: team.id, playerID: kid.id })
  for (const { id } of [kid, sibling]) await given.registration(parent, { opportunityID: tonight.id, playerID: id })
  await as(coach).approveRegistration({ registrationID: `${tonight.id}.${kid.id}` })

  expect(await agenda(coach)).toEqual([
    { isOrganized: true, feeDueCents: 0, opportunity: { id: started.id }, event: null, registrations: [] },
    { isOrganized: true, feeDueCents: 2_500, opportunity: { id: tonight.id }, event: null, registrations: [] },
    { isOrganized: true, feeDueCents: 0, opportunity: null, event: { id: game.id }, registrations: [] },
  ])
  expect(await agenda(parent)).toMatchObject([
    {
      isOrganized: false,
      feeDueCents: 2_500,
      opportunity: { id: tonight.id },
      registrations: expect.arrayContaining([
        { status: 'APPROVED', player: { id: kid.id } },
        { status: 'PENDING', player: { id: sibling.id } },
      ]),
    },
    { isOrganized: false, event: { id: game.id } },
  ])
  expect(await agenda(stranger)).toEqual([])
})
