import { expect, test } from 'vitest'
import { as, asAnonymous } from '../support/as.ts'
import { given } from '../support/given.ts'

const STATS = 'totalTeams totalPlayers totalEvents totalOpportunities totalSeasons'

test('the total of opportunities equals opportunitiesCount for each viewer and visibility', async () => {
  const [owner, parent, admin] = await Promise.all([given.user(), given.user(), given.admin()])
  const team = await given.team({ owner })
  const player = await given.player({ claimer: parent })
  await given.rosterEntry(parent, { teamID: team.id, playerID: player.id })
  for (const visibility of ['PUBLIC', 'PRIVATE', 'INVITE_ONLY', 'HIDDEN'])
    await given.opportunity({ creator: owner, teamID: team.id, visibility })
  const BOTH = '{ adminStats { totalOpportunities } opportunitiesCount }'
  for (const viewer of [asAnonymous(), as(await given.user()), as(owner), as(parent), as(admin)]) {
    const { adminStats, opportunitiesCount } = await viewer.send(BOTH)
    expect(adminStats.totalOpportunities).toBe(opportunitiesCount)
  }
  const total = async (user: { userID: string }) => (await as(user).send(BOTH)).adminStats.totalOpportunities
  expect(await total(owner)).toBe((await asAnonymous().send(BOTH)).adminStats.totalOpportunities + 3)
})

test('adminStats counts every create and delete, and drafts only for their team and admins', async () => {
  const admin = await given.admin()
  const counted = async () => await asAnonymous().adminStats({}, STATS)
  const countedByAdmin = async () => await as(admin).adminStats({}, STATS)
  const before = await counted()
  const beforeByAdmin = await countedByAdmin()

  const creator = await given.user()
  await given.team()
  await given.player()
  await Promise.all(Array.from({ length: 10 }, () => given.opportunity({ creator })))
  const hidden = await given.opportunity({ creator, visibility: 'HIDDEN' })
  expect(await counted()).toMatchObject({
    totalTeams: before.totalTeams + 1,
    totalPlayers: before.totalPlayers + 1,
    totalOpportunities: before.totalOpportunities + 10,
  })
  expect((await countedByAdmin()).totalOpportunities).toBe(beforeByAdmin.totalOpportunities + 11)

  await as(creator).updateOpportunity({ id: hidden.id, input: { visibility: 'PUBLIC' } })
  expect((await counted()).totalOpportunities).toBe(before.totalOpportunities + 11)
  await as(creator).deleteOpportunity({ id: hidden.id })
  expect((await counted()).totalOpportunities).toBe(before.totalOpportunities + 10)
  expect((await countedByAdmin()).totalOpportunities).toBe(beforeByAdmin.totalOpportunities + 10)
})

test('places suggests places from three letters, and nearestPlace finds the nearest', async () => {
  expect(await asAnonymous().places({ search: 'au' }, 'city state timeZone')).toEqual([])
  expect((await asAnonymous().places({ search: 'Austin, T' }, 'city state timeZone'))[0]).toEqual({
    city: 'Austin',
    state: 'TX',
    timeZone: 'America/Chicago',
  })
  expect(await asAnonymous().nearestPlace({ latitude: 30.27, longitude: -97.74 }, 'city')).toEqual({ city: 'Austin' })
  expect(await asAnonymous().nearestPlace({ latitude: 48.85, longitude: 2.35 }, 'city')).toBeNull()
})
