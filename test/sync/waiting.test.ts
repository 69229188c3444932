import { expect, test } from 'vitest'
import { cancelSyncRun } from '../../functions/domain/sync/service.ts'
import { newTask } from '../../functions/domain/sync/tasks.ts'
import { processPage } from '../../functions/sync/process-page.ts'
import { given } from '../support/given.ts'
import { beforeRequests, byAdmin, everything, expectConsistent, leagueOfFile, teamNamed } from './league.ts'

const league = await leagueOfFile()

test('contacts, events, and players that arrive before their team are linked when it arrives', async () => {
  league.contact('WC', { teamExternalId: 'W-1', name: 'Pat \uD83E Sample' })
  league.event('WE', { name: 'Early Cup', hostTeamExternalId: 'W-1' })
  league.player('WP', { teamExternalId: 'W-1' })
  const early = await league.sync()
  expect(early).toMatchObject({ status: 'succeeded', created: 2, refused: 0, awaitingTeam: 3 })
  expect(early.message).toBe('Sync completed: 2 created, 0 updated, 0 removed, 3 waiting for their team')
  expect(early.recordsAwaitingTeam).toContainEqual({
    kind: 'contacts',
    externalID: 'WC',
    reason: 'Waiting for team W-1.',
  })
  expect((await everything()).contacts).toEqual([])

  league.team('W-1', { name: 'Latecomers' })
  expect(await league.sync({ type: 'teams' })).toMatchObject({
    created: 2,
    updated: 2,
    contactsAdded: 1,
    awaitingTeam: 0,
  })
  const { teamID } = await teamNamed('Latecomers')
  const table = await expectConsistent()
  expect(table.contacts).toMatchObject([{ teamID, name: 'Pat Sample' }])
  expect(table.events).toMatchObject([{ teamID, name: 'Early Cup' }])
  expect(table.of('team-event')).toMatchObject([{ teamID }])
  expect(table.rosters).toMatchObject([{ teamID, season: '2026 Fall' }])
  for (const entity of ['sync-waiting', 'arrived-team']) expect(table.of(entity)).toEqual([])
  expect(await league.syncAll()).toMatchObject({ created: 0, updated: 0, awaitingTeam: 0 })
})

test('the number of records that wait for a team is limited, and deleted ones are not linked', async () => {
  for (let number = 0; number < 70; number++)
    league.contact(`WB-${number}`, { teamExternalId: 'W-2', name: `Sam Sample ${number}` })
  const run = await league.sync()
  expect(run).toMatchObject({ status: 'succeeded', created: 0, refused: 10, awaitingTeam: 60 })
  expect(run.refusals[0]).toMatchObject({ reason: 'Team not found, and too many records wait for it.' })
  const [waiting] = (await everything()).of('sync-waiting')
  expect(waiting!.expiresAt * 1000).toBeGreaterThan(Date.now() + 29 * 86_400_000)

  league.feed.remove('contacts', 'WB-0')
  await league.sync()
  league.team('W-2', { name: 'Crowded' })
  expect(await league.sync()).toMatchObject({ status: 'succeeded', contactsAdded: 59 })
  const { teamID } = await teamNamed('Crowded')
  const names = (await everything()).contacts.filter((each) => each.teamID === teamID).map(({ name }) => name)
  expect(names).toHaveLength(59)
  expect(names).not.toContain('Sam Sample 0')
})

test('waiting records are linked by the next sync if the sync that imported their team was canceled', async () => {
  league.contact('WX', { teamExternalId: 'W-9', name: 'Sky Sample' })
  await league.sync()
  league.team('W-9', { name: 'Canceled Owls' })
  const runID = await league.start()
  await league.queue.drain(() => league.queue.waiting.some(({ body }) => JSON.parse(body).chain === 'contacts'))
  await cancelSyncRun(runID)
  await league.queue.drain()
  const { teamID } = await teamNamed('Canceled Owls')
  const contacts = async () => (await everything()).contacts.filter(({ name }) => name === 'Sky Sample')
  expect(await contacts()).toEqual([])
  expect(await league.sync()).toMatchObject({ status: 'succeeded', contactsAdded: 1 })
  expect(await contacts()).toMatchObject([{ teamID }])
})

for (const [title, id, teamName, contactName, isRepeated] of [
  ['the worker that imported their team crashed right after', 'W-10', 'Handmade Owls', 'Val Sample', true],
  ['a duplicate message finishes the page of a crashed worker', 'W-11', 'Homemade Owls', 'Vic Sample', false],
] as const)
  test(`waiting records are linked if ${title}`, async () => {
    const { id: teamID, name } = await given.team({ name: teamName })
    league.contact(`contact-${id}`, { teamExternalId: id, name: contactName })
    await league.sync()
    // The record matches a user-created team and changes nothing, so it counts as unchanged.
    league.team(id, { name })
    const runID = await league.start()
    const message = JSON.parse(league.queue.take().body)
    const stop = beforeRequests(`wait#sample#${id}`, () => {
      stop()
      throw new Error('The worker crashed.')
    })
    await expect(processPage(message)).rejects.toThrow('The worker crashed.')
    await processPage({ ...message, isRepeated })
    expect(await league.ended(runID)).toMatchObject({ status: 'succeeded', contactsAdded: 1 })
    const { contacts } = await everything()
    expect(contacts.filter((each) => each.name === contactName)).toMatchObject([{ teamID }])
  })

test('an event that is too large to be stored as waiting does not prevent others from waiting', async () => {
  const division = { ageGroup: '12U', division: 'AA', deadline: '2027-04-01' }
  const event = (id: string, divisions: number) =>
    league.event(id, {
      name: `Cup ${id}`,
      hostTeamExternalId: 'W-large',
      divisions: Array.from({ length: divisions }, () => division),
    })
  event('WL-1', 1)
  event('WL-2', 8_000)
  event('WL-3', 1)
  expect(await league.sync()).toMatchObject({ status: 'succeeded', created: 3, refused: 0, awaitingTeam: 2 })
  league.team('W-large', { name: 'Patient Owls' })
  await league.sync()
  const { teamID } = await teamNamed('Patient Owls')
  const linked = (await expectConsistent()).events.filter((each) => each.teamID === teamID)
  expect(linked.map(({ name }) => name).toSorted()).toEqual(['Cup WL-1', 'Cup WL-3'])
})

test('the number of waiting records per run is limited', async () => {
  const { applyPage } = await import('../../functions/sync/apply/apply.ts')
  const contacts = ['R-1', 'R-2', 'R-3'].map((externalID) => ({
    externalID,
    kind: 'contacts' as const,
    modified: '2026-01-01T00:00:00.000Z',
    isDeleted: false as const,
    data: { teamExternalId: `none-${externalID}`, name: 'Pat Sample' },
  }))
  const scope = { source: 'room', now: new Date().toISOString(), waitingCapacity: 2 }
  const task = { runID: 'room', chain: 'contacts' as const, page: 0 }
  await newTask(task).go()
  const { plan } = await applyPage('contacts', contacts, scope, task)
  expect(plan.waiting.map(({ item }) => item.externalID)).toEqual(['R-1', 'R-2'])
  expect(plan.refusals).toEqual([
    { kind: 'contacts', externalID: 'R-3', reason: 'Team not found, and too many records wait for it.' },
  ])
  const waiting = (await everything()).of('sync-waiting').filter(({ source }) => source === 'room')
  expect(waiting.map(({ teamExternalID }) => teamExternalID).toSorted()).toEqual(['none-R-1', 'none-R-2'])
})

test('a contact of a team that a user deleted is refused and does not wait', async () => {
  league.team('W-3', { name: 'Unwanted Owls' })
  await league.sync()
  const { deleteTeam } = await import('../../functions/lifecycle/removal/delete.ts')
  await deleteTeam((await teamNamed('Unwanted Owls')).teamID, byAdmin())
  league.contact('WD', { teamExternalId: 'W-3' })
  const run = await league.sync()
  expect(run).toMatchObject({ awaitingTeam: 0, refused: 1 })
  expect(run.refusals).toMatchObject([{ reason: 'Its team was deleted in Fungo.' }])
})

test('a player whose record refers to another team leaves the previous roster', async () => {
  league.team('M-1', { name: 'Movers Old' })
  league.team('M-2', { name: 'Movers New' })
  const moving = (teamExternalId: string, season: string) =>
    league.player('MP', { displayName: 'Morgan Sample', teamExternalId, season })
  moving('M-1', '2025 Fall')
  await league.sync()
  moving('M-2', '2025 Fall')
  expect(await league.sync()).toMatchObject({ updated: 1 })
  const playerID = (await everything()).players.find(({ name }) => name === 'Morgan Sample')!.playerID
  const roster = async () =>
    (await expectConsistent()).rosters
      .filter((entry) => entry.playerID === playerID)
      .map(({ teamID, season, endDate }) => ({ teamID, season, endDate }))
  const [left, joined] = [await teamNamed('Movers Old'), await teamNamed('Movers New')]
  expect(await roster()).toEqual([{ teamID: joined.teamID, season: '2025 Fall', endDate: undefined }])

  moving('M-1', '2026 Fall')
  await league.sync()
  expect(await roster()).toEqual(
    expect.arrayContaining([
      { teamID: joined.teamID, season: '2025 Fall', endDate: '2026-07-31' },
      { teamID: left.teamID, season: '2026 Fall', endDate: undefined },
    ]),
  )
})
