import { expect, test } from 'vitest'
import { as, asAnonymous } from '../support/as.ts'
import { given } from '../support/given.ts'

test('the total of opportunities equals opportunitiesCount for each viewer and visibility', async () => {
  const [owner, parent, admin] = await Promise.all([given.user(), given.user(), given.admin()])
  const team = await given.team({ owner })
  const player = await given.player({ claimer: parent })
  await given.rosterEntry(parent, { teamID: team.id, playerID: player.id })
  for (const visibility of ['PUBLIC', 'PRIVATE', 'INVITE_ONLY', 'HIDDEN'])
    await given.opportunity({ creator: owner, teamID: team.id, visibility })
  const total = async (by: ReturnType<typeof as>) => (await by.adminStats({}, 'totalOpportunities')).totalOpportunities
  for (const viewer of [asAnonymous(), as(await given.user()), as(owner), as(parent), as(admin)])
    expect(await total(viewer)).toBe(await viewer.opportunitiesCount())
  expect(await total(as(owner))).toBe((await total(asAnonymous())) + 3)
})

test('adminStats counts every create and delete, and drafts only for their team and admins', async () => {
  const admin = await given.admin()
  const counted = async (by = asAnonymous()) => {
    const { totalTeams, totalPlayers, totalOpportunities } = await by.adminStats(
      {},
      'totalTeams totalPlayers totalOpportunities',
    )
    return [totalTeams, totalPlayers, totalOpportunities]
  }
  const before = await counted()
  const opportunitiesBefore = (await counted(as(admin)))[2]!
  const expectCounted = async (teams: number, players: number, opportunities: number, ofAdmin: number) => {
    expect(await counted()).toEqual([before[0]! + teams, before[1]! + players, before[2]! + opportunities])
    expect((await counted(as(admin)))[2]).toBe(opportunitiesBefore + ofAdmin)
  }
  const creator = await given.user()
  await Promise.all([given.team(), given.player(), given.opportunity({ creator }), given.opportunity({ creator })])
  const { id } = await given.opportunity({ creator, visibility: 'HIDDEN' })
  await expectCounted(1, 1, 2, 3)
  await as(creator).updateOpportunity({ id, input: { visibility: 'PUBLIC' } })
  await expectCounted(1, 1, 3, 3)
  await as(creator).deleteOpportunity({ id })
  await expectCounted(1, 1, 2, 2)
})
