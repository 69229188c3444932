import { afterAll, beforeAll, expect, test } from 'vitest'
import { cancelSyncRun, getRun, startRun } from '../../functions/domain/sync/service.ts'
import { newTask } from '../../functions/domain/sync/tasks.ts'
import { createTeam } from '../../functions/domain/teams/service.ts'
import { client } from '../../functions/store/dynamo.ts'
import { processPage } from '../../functions/sync/process-page.ts'
import { newID } from '../../functions/values/ids.ts'
import { given } from '../support/given.ts'
import { everything, expectConsistent, startLeague } from './league.ts'

let league: Awaited<ReturnType<typeof startLeague>>
beforeAll(async () => {
  league = await startLeague()
})
afterAll(() => league.stop())

const team = (id: string, name: string) => league.feed.add('teams', { id, data: { name, city: 'Austin', state: 'TX' } })
const named = async (name: string) => (await everything()).teams.find((each) => each.name === name)!
const player = { displayName: 'Jordan Sample', ageGroup: '12U', season: '2026 Fall', guardianConsent: true }

test('contacts, events, and players that arrive before their team are linked when it arrives', async () => {
  league.feed.add('contacts', { id: 'WC', data: { teamExternalId: 'W-1', name: 'Pat \uD83E Sample' } })
  league.feed.add('events', {
    id: 'WE',
    data: { name: 'Early Cup', startDate: '2027-05-01', hostTeamExternalId: 'W-1' },
  })
  league.feed.add('players', { id: 'WP', data: { ...player, teamExternalId: 'W-1' } })
  const early = await league.sync()
  expect(early).toMatchObject({ status: 'succeeded', created: 2, refused: 0, awaitingTeam: 3 })
  expect(early.message).toBe('Sync completed: 2 created, 0 updated, 0 removed, 3 waiting for their team')
  expect(early.recordsAwaitingTeam).toContainEqual({
    kind: 'contacts',
    externalID: 'WC',
    reason: 'Waiting for team W-1.',
  })
  expect((await everything()).contacts).toEqual([])

  team('W-1', 'Latecomers')
  expect(await league.sync({ type: 'teams' })).toMatchObject({
    created: 2,
    updated: 2,
    contactsAdded: 1,
    awaitingTeam: 0,
  })
  const { teamID } = await named('Latecomers')
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
    league.feed.add('contacts', { id: `WB-${number}`, data: { teamExternalId: 'W-2', name: `Sam Sample ${number}` } })
  const run = await league.sync()
  expect(run).toMatchObject({ status: 'succeeded', created: 0, refused: 10, awaitingTeam: 60 })
  expect(run.refusals[0]).toMatchObject({ reason: 'Team not found, and too many records wait for it.' })
  const [waiting] = (await everything()).of('sync-waiting')
  expect(waiting!.expiresAt * 1000).toBeGreaterThan(Date.now() + 29 * 86_400_000)

  league.feed.remove('contacts', 'WB-0')
  await league.sync()
  team('W-2', 'Crowded')
  expect(await league.sync()).toMatchObject({ status: 'succeeded', contactsAdded: 59 })
  const { teamID } = await named('Crowded')
  const names = (await everything()).contacts.filter((each) => each.teamID === teamID).map(({ name }) => name)
  expect(names).toHaveLength(59)
  expect(names).not.toContain('Sam Sample 0')
})

test('waiting records are linked by the next sync if the sync that imported their team was canceled', async () => {
  league.feed.add('contacts', { id: 'WX', data: { teamExternalId: 'W-9', name: 'Sky Sample' } })
  await league.sync()
  team('W-9', 'Canceled Owls')
  const { runID } = await startRun({ type: 'all', startedBy: 'test' })
  await league.queue.drain(() => league.queue.waiting.some(({ body }) => JSON.parse(body).chain === 'contacts'))
  await cancelSyncRun(runID)
  await league.queue.drain()
  const { teamID } = await named('Canceled Owls')
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
    const owner = await given.user()
    const { teamID, name } = await createTeam({
      creator: { userID: owner.userID, isAdmin: false },
      input: { name: teamName, locationCity: 'Austin', state: 'TX' },
      key: null,
      seen: {},
      now: new Date(),
    })
    league.feed.add('contacts', { id: `contact-${id}`, data: { teamExternalId: id, name: contactName } })
    await league.sync()
    // The record matches a user-created team and changes nothing, so it counts as unchanged.
    team(id, name)
    const { runID } = await startRun({ type: 'all', startedBy: 'test' })
    const message = JSON.parse(league.queue.take().body)
    let isCrashed = false
    client.middlewareStack.add(
      (next) => async (args) => {
        if (isCrashed || !JSON.stringify(args.input).includes(`wait#sample#${id}`)) return next(args)
        isCrashed = true
        throw new Error('The worker crashed.')
      },
      { step: 'initialize', name: `crash ${id}` },
    )
    await expect(processPage(message)).rejects.toThrow('The worker crashed.')
    await processPage({ ...message, isRepeated })
    await league.queue.drain()
    expect(await getRun(runID)).toMatchObject({ status: 'succeeded', contactsAdded: 1 })
    const { contacts } = await everything()
    expect(contacts.filter((each) => each.name === contactName)).toMatchObject([{ teamID }])
  })

test('an event that is too large to be stored as waiting does not prevent others from waiting', async () => {
  const event = (id: string, divisions: number) =>
    league.feed.add('events', {
      id,
      data: {
        name: `Cup ${id}`,
        startDate: '2027-05-01',
        hostTeamExternalId: 'W-large',
        divisions: Array.from({ length: divisions }, () => ({
          ageGroup: '12U',
          division: 'AA',
          deadline: '2027-04-01',
        })),
      },
    })
  event('WL-1', 1)
  event('WL-2', 8_000)
  event('WL-3', 1)
  expect(await league.sync()).toMatchObject({ status: 'succeeded', created: 3, refused: 0, awaitingTeam: 2 })
  team('W-large', 'Patient Owls')
  await league.sync()
  const { teamID } = await named('Patient Owls')
  const linked = (await expectConsistent()).events.filter((each) => each.teamID === teamID)
  expect(linked.map(({ name }) => name).toSorted()).toEqual(['Cup WL-1', 'Cup WL-3'])
})

test('the number of waiting records per run is limited', async () => {
  const { applyPage } = await import('../../functions/sync/apply/apply.ts')
  const contacts = ['R-1', 'R-2', 'R-3'].map((externalID) => ({
    ...{ externalID, kind: 'contacts' as const, modified: '2026-01-01T00:00:00.000Z', isDeleted: false as const },
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
  team('W-3', 'Unwanted Owls')
  await league.sync()
  const { deleteTeam } = await import('../../functions/lifecycle/removal/delete.ts')
  await deleteTeam((await named('Unwanted Owls')).teamID, { userID: newID(), isAdmin: true, now: new Date() })
  league.feed.add('contacts', { id: 'WD', data: { teamExternalId: 'W-3', name: 'Pat Sample' } })
  const run = await league.sync()
  expect(run).toMatchObject({ awaitingTeam: 0, refused: 1 })
  expect(run.refusals).toMatchObject([{ reason: 'Its team was deleted in Fungo.' }])
})

test('a player whose record refers to another team leaves the previous roster', async () => {
  team('M-1', 'Movers Old')
  team('M-2', 'Movers New')
  const moving = (teamExternalId: string | undefined, season: string) =>
    league.feed.add('players', { id: 'MP', data: { ...player, displayName: 'Morgan Sample', teamExternalId, season } })
  moving('M-1', '2025 Fall')
  await league.sync()
  moving('M-2', '2025 Fall')
  expect(await league.sync()).toMatchObject({ updated: 1 })
  const playerID = (await everything()).players.find(({ name }) => name === 'Morgan Sample')!.playerID
  const roster = async () =>
    (await expectConsistent()).rosters
      .filter((entry) => entry.playerID === playerID)
      .map(({ teamID, season, endDate }) => ({ teamID, season, endDate }))
  const [left, joined] = [await named('Movers Old'), await named('Movers New')]
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
