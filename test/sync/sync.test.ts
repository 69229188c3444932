import { beforeEach, expect, test, vi } from 'vitest'
import { players } from '../../functions/domain/players/entity.ts'
import { scheduledWork } from '../../functions/domain/scheduled-work/entity.ts'
import { syncGoverningBody, syncTeam } from '../../functions/domain/sync/service.ts'
import { teams } from '../../functions/domain/teams/entity.ts'
import { deleteEvent, deletePlayer, deleteTeam } from '../../functions/lifecycle/removal/delete.ts'
import { as } from '../support/as.ts'
import { given } from '../support/given.ts'
import { AUSTIN, byAdmin, everything, expectConsistent, leagueOfFile, written } from './league.ts'

const league = await leagueOfFile()
beforeEach(() => league.feed.setFault(undefined))

let number = 0
/** Adds a team to the feed that no other test uses. */
function listed(data: Record<string, unknown> = {}) {
  const id = `X-${++number}`
  const name = `Club ${id.replace('-', ' ').toLowerCase()} of tests`
  league.team(id, { name, divisions: [{ externalId: `D-${id}`, ageGroup: '12U', division: 'AA' }], ...data })
  return { id, name }
}

const called = async (name: string) =>
  (await everything()).teams.filter((team) => team.name.toLowerCase() === name.toLowerCase())
const one = async (name: string) => {
  const found = await called(name)
  expect(found).toHaveLength(1)
  return found[0]!
}
const claim = (teamID: string) =>
  teams()
    .patch({ teamID })
    .set({ claimedBy: '01testowner', claimedAt: new Date().toISOString() })
    .add({ version: 1 })
    .go()

test('a sync adds a new record of the feed to the directory, and a second sync changes nothing', async () => {
  const { name } = listed({
    websiteUrl: 'ironwoods.example.org',
    seasonYear: '2025 Fall',
    description: ' Fun &amp; games ',
  })
  const first = await league.sync()
  expect(first).toMatchObject({ status: 'succeeded', created: 1, updated: 0, removed: 0 })
  expect(await one(name)).toMatchObject({
    locationCity: 'Austin',
    state: 'TX',
    websiteURL: 'https://ironwoods.example.org/',
    seasonYear: 2026,
    description: 'Fun & games',
  })
  expect(await league.sync()).toMatchObject({ status: 'succeeded', created: 0, updated: 0, removed: 0, unchanged: 0 })
  const again = await league.syncAll()
  expect(again).toMatchObject({ status: 'succeeded', created: 0, updated: 0, removed: 0 })
  expect(again.unchanged).toBeGreaterThan(0)
  await expectConsistent()
})

test('a changed record updates its team, and the team keeps its id when the name changes', async () => {
  const { id, name } = listed()
  await league.sync()
  const before = await one(name)
  const divisions = [{ externalId: `D-${id}`, ageGroup: '13U', division: 'AAA' }]
  league.team(id, { name: `${name} renamed`, city: 'Dallas', divisions })
  expect(await league.sync()).toMatchObject({ created: 0, updated: 1 })
  const after = await one(`${name} renamed`)
  expect(after.teamID).toBe(before.teamID)
  expect(after.divisions).toEqual([{ ...before.divisions[0], ageGroup: '13U', division: 'AAA' }])
  expect(after).toMatchObject({ locationCity: 'Dallas', version: before.version + 1 })
  expect(await called(name)).toEqual([])
  await expectConsistent()
})

test('the feed fills empty fields of a claimed team and overwrites nothing', async () => {
  const { id, name } = listed({ sport: 'baseball' })
  await league.sync()
  const { teamID } = await one(name)
  await claim(teamID)
  const seized = { name: `${name} seized`, city: 'Houston', sport: 'softball', divisions: '18U%AAA' }
  league.team(id, { ...seized, description: 'Filled' })
  expect(await league.sync()).toMatchObject({ updated: 1 })
  const after = await one(name)
  expect(after).toMatchObject({
    teamID,
    locationCity: 'Austin',
    sport: 'baseball',
    description: 'Filled',
    claimedBy: '01testowner',
  })
  expect(written(after.divisions)).toEqual(['12U AA'])
  await expectConsistent()
})

test('the feed does not rename, move, or remove a claimed player', async () => {
  const { id } = listed()
  const data = { displayName: 'Casey Sample', positions: ['C'], ...AUSTIN }
  league.player(`P-${id}`, data)
  await league.sync()
  const claimed = (await everything()).players.find(({ name }) => name === 'Casey Sample')!
  await players().patch({ playerID: claimed.playerID }).set({ claimedBy: '01testparent' }).add({ version: 1 }).go()
  const moved = { displayName: 'Seized Sample', city: 'Houston', batsThrows: 'L/L', teamExternalId: id }
  league.player(`P-${id}`, { ...data, ...moved })
  expect(await league.sync()).toMatchObject({ updated: 1 })
  const table = await expectConsistent()
  const after = table.players.find(({ playerID }) => playerID === claimed.playerID)
  expect(after).toMatchObject({ name: 'Casey Sample', locationCity: 'Austin', batsThrows: 'Left/Left' })
  expect(table.rosters.filter(({ playerID }) => playerID === claimed.playerID)).toEqual([])
  league.feed.remove('players', `P-${id}`)
  expect(await league.sync()).toMatchObject({ status: 'succeeded', removed: 0 })
})

test('a team deleted by an admin is not imported again', async () => {
  const { id, name } = listed()
  await league.sync()
  await deleteTeam((await one(name)).teamID, byAdmin())
  league.team(id, { name, description: 'changed since' })
  expect(await league.sync()).toMatchObject({ created: 0, updated: 0 })
  expect(await league.syncAll()).toMatchObject({ created: 0, updated: 0 })
  league.team(`${id}-new`, { name: `${name} 9U A` })
  expect(await league.sync()).toMatchObject({ created: 0, updated: 0 })
  expect(await called(name)).toEqual([])
  await expectConsistent()
})

test('an event and a player deleted by an admin are not imported again', async () => {
  const [event, player] = [{ name: 'Deleted Cup' }, { displayName: 'Ellis Sample' }]
  league.event('E-DEL', event)
  league.player('P-DEL', player)
  expect(await league.sync()).toMatchObject({ created: 2 })
  const { events, players } = await everything()
  await deleteEvent(events.find(({ name }) => name === event.name)!.eventID, byAdmin())
  await deletePlayer(players.find(({ name }) => name === player.displayName)!.playerID, byAdmin())
  league.event('E-DEL', { ...event, status: 'postponed' })
  league.player('P-DEL', { ...player, positions: ['C'] })
  expect(await league.sync()).toMatchObject({ created: 0, updated: 0 })
  expect(await league.syncAll()).toMatchObject({ created: 0, updated: 0 })
  await expectConsistent()
})

test('a deletion at the source removes only unclaimed records that the feed created', async () => {
  const [plain, claimed, double] = [listed(), listed(), listed()]
  league.team(`${double.id}-2`, { name: `${double.name} 9U A` })
  await league.sync()
  await claim((await one(claimed.name)).teamID)
  for (const { id } of [plain, claimed, double]) league.feed.remove('teams', id)
  expect(await league.sync()).toMatchObject({ status: 'succeeded', removed: 2 })
  expect(await called(plain.name)).toEqual([])
  expect(await one(claimed.name)).toMatchObject({ claimedBy: '01testowner' })
  expect(written((await one(double.name)).divisions)).toEqual(['9U A'])
  expect(await league.syncAll()).toMatchObject({ created: 0, updated: 0, removed: 0 })
  await expectConsistent()

  league.team(plain.id, { name: plain.name })
  expect(await league.sync()).toMatchObject({ created: 1 })
  await one(plain.name)
  await expectConsistent()
})

test('a team that a user created with the same name and city gets the feed\u2019s divisions, not a duplicate', async () => {
  const made = await given.team()
  league.team('H', { name: `${made.name} 11U A`, city: 'austin', state: 'texas' })
  expect(await league.sync()).toMatchObject({ created: 0, updated: 1 })
  const team = await one(made.name)
  expect(team).toMatchObject({ teamID: made.id, claimedBy: made.claimedBy })
  expect(written(team.divisions)).toEqual(['11U A'])
})

test('families are notified when the feed changes the time or status of an event, and of no other change', async () => {
  const { id } = listed()
  const event = {
    name: `Moved Cup ${id}`,
    startDate: '2027-07-04T09:00:00',
    venue: { name: 'The Park', ...AUSTIN },
    hostTeamExternalId: id,
    status: 'scheduled',
  }
  const list = (change: object = {}) => league.event(`E-${id}-moved`, { ...event, ...change })
  const found = async () => (await everything()).events.find(({ name }) => name === event.name)!
  const waiting = async () => {
    const { eventID: recordID } = await found()
    return (await scheduledWork().get({ kind: 'event-change', recordID }).go({ consistent: true })).data
  }
  list()
  await league.sync()
  expect(await waiting()).toBeNull()
  list({ divisions: '10U%Open' })
  await league.sync()
  expect(await waiting()).toBeNull()

  list({ startDate: '2027-07-05T10:00:00' })
  await league.sync()
  expect(await waiting()).toMatchObject({ edits: 1, data: { before: { startTime: '2027-07-04T14:00:00.000Z' } } })
  expect(await found()).toMatchObject({ calendarSequence: 1 })
  list({ status: 'cancelled' })
  await league.sync()
  // The email compares with the values from before the first change.
  expect(await waiting()).toMatchObject({ edits: 2, data: { before: { startTime: '2027-07-04T14:00:00.000Z' } } })
})

test('contacts, events, and players are linked to their team', async () => {
  const { id, name } = listed()
  const coach = { name: 'PAT O&rsquo;SAMPLE', role: 'Head Coach', email: 'Pat@Example.com' }
  league.contact(`C-${id}`, { teamExternalId: id, ...coach })
  league.event(`E-${id}`, {
    name: 'Slam &amp; Jam',
    startDate: '2027-07-04T09:00:00',
    venue: { name: 'The Park', city: 'TX - Austin', state: 'tx' },
    divisions: '10U%Open|AA#14U%AAA',
    hostTeamExternalId: id,
    status: 'scheduled',
  })
  league.event(`E-${id}-2`, { name: 'Nowhere Cup', status: 'Cancelled' })
  league.player(`P-${id}`, {
    displayName: 'Jordan  Sample',
    positions: ['SS', 'P'],
    batsThrows: 'R/R',
    city: 'Austin',
    state: 'Texas',
    teamExternalId: id,
    season: 'fall 2026',
  })
  expect(await league.sync()).toMatchObject({ created: 5, contactsAdded: 1, refused: 0 })
  const table = await expectConsistent()
  const { teamID } = await one(name)
  expect(table.contacts.find((each) => each.teamID === teamID)).toMatchObject({
    name: "Pat O'Sample",
    role: 'coach',
    email: 'pat@example.com',
  })
  const event = table.events.find((each) => each.name === 'Slam & Jam')!
  expect(event).toMatchObject({
    date: '2027-07-04T14:00:00.000Z',
    timeZone: 'America/Chicago',
    city: 'Austin',
    state: 'TX',
    teamID,
    location: 'The Park',
  })
  expect(written(event.divisions)).toEqual(['10U Open', '10U AA', '14U AAA'])
  expect(table.of('team-event')).toContainEqual(expect.objectContaining({ teamID, eventID: event.eventID }))
  expect(table.events.find((each) => each.name === 'Nowhere Cup')).toMatchObject({ status: 'cancelled' })
  const player = table.players.find((each) => each.name === 'Jordan Sample')!
  expect(player).toMatchObject({
    positions: ['Shortstop', 'Pitcher'],
    batsThrows: 'Right/Right',
    locationCity: 'Austin',
    state: 'TX',
  })
  expect(player).not.toHaveProperty('age')
  expect(table.rosters).toContainEqual(
    expect.objectContaining({
      teamID,
      playerID: player.playerID,
      season: '2026 Fall',
      ageGroup: '12U',
      division: 'AA',
      startDate: '2026-08-01',
    }),
  )

  league.feed.remove('players', `P-${id}`)
  league.feed.remove('contacts', `C-${id}`)
  league.feed.remove('events', `E-${id}`)
  expect(await league.sync()).toMatchObject({ removed: 3 })
  expect((await everything()).events.map((each) => each.name)).not.toContain('Slam & Jam')
  for (const isThere of [true, false, true]) {
    if (isThere) league.event(`E-${id}`, { name: 'Back Again' })
    else league.feed.remove('events', `E-${id}`)
    expect(await league.sync()).toMatchObject(isThere ? { created: 1 } : { removed: 1 })
  }
  await expectConsistent()
})

test('a player record with a birth date or address, or without consent, is refused, listed, and not stored', async () => {
  const wrong = [
    { birthDate: '2016-01-01' },
    { email: 'trace@example.com' },
    { guardian: { phone: '555-0100' } },
    { street: 'Trace Street' },
    { guardianConsent: false },
    { positions: ['trace@example.com'] },
    { displayName: 'Trace Less (512) 555-0100' },
  ]
  for (const [at, more] of wrong.entries()) league.player(`R-${at}`, { displayName: 'Trace Less', ...more })
  league.team('R-TEAM', { name: '12U AA' })
  league.team('R-TEAM-2', { city: 'Toronto', state: 'Ontario' })
  const run = await league.sync()
  expect(run).toMatchObject({ status: 'succeeded', created: 0, refused: wrong.length + 2 })
  expect(run.refusals).toContainEqual({ kind: 'teams', externalID: 'R-TEAM', reason: 'No name' })
  expect(run.refusals).toContainEqual({ kind: 'teams', externalID: 'R-TEAM-2', reason: 'No valid US state.' })
  expect(run.refusals.filter(({ kind }) => kind === 'players')).toHaveLength(wrong.length)
  expect(JSON.stringify((await everything()).items)).not.toMatch(/Trace|trace@|555-0100|2016-01-01/)
})

test('records outside the filters are ignored when the source does not filter', async () => {
  const [texan, other] = [listed(), listed({ city: 'Boise', state: 'Idaho' })]
  expect(await league.syncAll({ type: 'teams', state: 'idaho' })).toMatchObject({
    status: 'succeeded',
    state: 'ID',
    created: 1,
  })
  await one(other.name)
  expect(await called(texan.name)).toEqual([])
  await expect(league.start({ state: 'Ontario' })).rejects.toThrow('State must be a valid two-letter code')
  const city = 'x'.repeat(5000)
  await expect(league.start({ city })).rejects.toThrow('A city must be 100 characters or fewer.')
  expect(await league.sync()).toMatchObject({ created: 1 })
})

test('only one sync can run at a time', async () => {
  const runID = await league.start()
  expect(await syncGoverningBody({ type: 'events', startedBy: 'test' })).toMatchObject({
    success: false,
    message: 'Error: A sync is already running.',
    recordsProcessed: 0,
  })
  expect(await league.ended(runID)).toMatchObject({ status: 'succeeded' })
  const [result] = await Promise.all([syncGoverningBody({ type: 'events', startedBy: 'test' }), drainSoon()])
  expect(result).toMatchObject({ success: true, type: 'events', message: expect.stringMatching(/^Sync completed/) })
})

test('a canceled run stops, and the next one starts at once', async () => {
  const { name } = listed()
  const runID = await league.start()
  const admin = as(await given.admin())
  const cancelSyncRun = await admin.cancelSyncRun({ id: runID }, 'status message')
  expect(cancelSyncRun).toEqual({ status: 'cancelled', message: 'Sync canceled' })
  await league.queue.drain()
  const syncRun = await admin.syncRun({ id: runID }, 'status created')
  expect(syncRun).toEqual({ status: 'cancelled', created: 0 })
  expect(await called(name)).toEqual([])
  expect(await league.sync()).toMatchObject({ created: 1 })
})

test('the sync of one team fetches its divisions and contacts', async () => {
  const { id, name } = listed()
  await league.sync()
  const { teamID } = await one(name)
  listed()
  league.team(id, { name, divisions: '12U%AA#13U%A' })
  league.contact(`C-${id}`, { teamExternalId: id })
  const [result] = await Promise.all([syncTeam({ teamID, state: 'TX' }, 'test'), drainSoon()])
  expect(result).toMatchObject({ success: true, teamID, divisionsFound: 2, divisionsAdded: 1, contactsAdded: 1 })
  const [again] = await Promise.all([syncTeam({ teamID, state: 'TX' }, 'test'), drainSoon()])
  expect(again).toMatchObject({ success: true, divisionsFound: 2, divisionsAdded: 0, contactsAdded: 0 })
  expect(await league.sync()).toMatchObject({ created: 1 })
})

test('the sync of one team that does not succeed says what to do', async () => {
  const { id: teamID } = await given.team()
  const failure = async (during: () => Promise<unknown>) => {
    const [{ success, message }] = await Promise.all([syncTeam({ teamID, state: 'TX' }, 'test'), during()])
    expect(success).toBe(false)
    return message
  }
  expect(await failure(drainSoon)).toBe(
    'Error: The source does not list this team. If it is listed under another name or state, correct that here and sync again.',
  )
  const cancel = async () => {
    await vi.waitUntil(() => league.queue.waiting.length > 0, { timeout: 10_000 })
    const admin = as(await given.admin())
    const [run] = await admin.syncRuns({}, 'id')
    await admin.cancelSyncRun({ id: run.id })
    await league.queue.drain()
  }
  expect(await failure(cancel)).toBe('Error: The sync was canceled. Start it again.')
  league.feed.setFault(() => 'not-found')
  expect(await failure(drainSoon)).toMatch(
    /^Error: .+ Try again in a few minutes\. If it fails again, the history of the syncs names the page\.$/,
  )
})

async function drainSoon() {
  await vi.waitUntil(() => league.queue.waiting.length > 0, { timeout: 10_000 })
  await league.queue.drain()
}
