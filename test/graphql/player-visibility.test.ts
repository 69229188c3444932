import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test, vi } from 'vitest'
import { type UserItem, users } from '../../functions/domain/users/entity.ts'
import { as, asAnonymous, expectRefusal } from '../support/as.ts'
import { given } from '../support/given.ts'
import { openPage } from '../support/open-page.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'

const IMPORT_FIELDS = 'rows { outcome problems player { id } matches { id } }'
const PLAYER = 'query ($id: ID!) { player(id: $id) { id visibility } playerTeamHistory(playerID: $id) { id } }'
const ROSTER = `query ($team: ID!) {
  teamRoster(teamID: $team) { playerID jerseyNumber ageGroup position player { id name } }
  teamRosterCount(teamID: $team)
  team(id: $team) { players { id } teamHistory { playerID player { name teams { id } } } } }`
const REGISTRATIONS = `query ($id: ID!) {
  opportunityRegistrations(opportunityID: $id) { id player { id name } } opportunity(id: $id) { registrations { id player { id } } } }`

type Child = { team: string; id: string; name: string; first: string }
type Asker = ReturnType<typeof as>

const coach = await given.user()
const manager = await given.user()

const letters = () =>
  Math.random()
    .toString(36)
    .replace(/[^a-z]/g, '')

/** A child that the coach has imported. Its name has a word that no other name has. */
async function imported(): Promise<Child> {
  const { id: team, divisionID } = await given.team({ owner: coach, division: 'AA', ageGroup: '12U' })
  await given.teamContact(coach, { teamID: team, user: manager, role: 'manager' })
  const first = `Zed${letters()}`
  const name = `${first} Kid${letters()}`
  const rows = [{ name, jerseyNumber: '7', position: 'Shortstop', birthYear: 2014 }]
  const roster = { teamID: team, divisionID, season: '2026 Spring', rows }
  const importRoster = await as(coach).importRoster(roster, IMPORT_FIELDS)
  return { team, id: importRoster.rows[0].player.id, name, first }
}

async function claimed() {
  const child = await imported()
  const family = await given.user()
  const code = await given.familyInvitation(coach, { teamID: child.team, playerID: child.id, email: family.email })
  const accepted = await as(family).acceptPlayerInvitation({ playerID: child.id, code }, 'visibility')
  expect(accepted).toEqual({ visibility: 'TEAM_ONLY' })
  return { child, family }
}

/** The readers in which the asker finds the child. */
async function readersOf(asker: Asker, { id, first, team, name }: Child): Promise<string[]> {
  const [lists, page, roster] = await Promise.all([
    asker.send(
      `query ($search: String!) {
        rows: players(search: $search) { id name }
        records: players(search: $search) { id batsThrows }
        all: players(perPage: 1000) { id }
        count: playersCount(search: $search)
        facets: playersFacets(search: $search) { countWithout values { count } }
        search(text: $search, perKind: 5) { players { id } playersCount } }`,
      { search: first },
    ),
    asker.send(PLAYER, { id }),
    asker.send(ROSTER, { team }),
  ])
  const has = (found: { id: string }[]) => found.some((it) => it.id === id)
  expect(await asker.adminStats({}, 'totalPlayers')).toEqual({ totalPlayers: await asker.playersCount() })
  const found = {
    rows: has(lists.rows),
    records: has(lists.records),
    all: has(lists.all),
    count: lists.count > 0,
    facets: lists.facets.some((it: { values: { count: number }[] }) => it.values.length > 0),
    search: has(lists.search.players),
    searchCount: lists.search.playersCount > 0,
    player: page.player !== null,
    history: page.playerTeamHistory.length > 0,
    roster: JSON.stringify(roster.teamRoster).includes(name.slice(0, 6)),
    teamPlayers: has(roster.team.players),
    teamHistory: roster.team.teamHistory.some((it: { player: object | null }) => it.player !== null),
  }
  return Object.entries(found).flatMap(([reader, isFound]) => (isFound ? [reader] : []))
}

const EVERYWHERE = [
  ...['rows', 'records', 'all', 'count', 'facets', 'search', 'searchCount', 'player', 'history', 'roster'],
  ...['teamPlayers', 'teamHistory'],
]

test('only people with a tie find a child that a coach has imported', async () => {
  const child = await imported()
  const strangers = [asAnonymous(), as(await given.user()), as(await given.user({ emailVerifiedAt: undefined }))]
  for (const stranger of strangers) {
    expect(await readersOf(stranger, child)).toEqual([])
    const { teamRoster, teamRosterCount } = await stranger.send(ROSTER, { team: child.team })
    expect(teamRoster).toEqual([
      { playerID: child.id, jerseyNumber: '7', ageGroup: '12U', position: 'Shortstop', player: null },
    ])
    expect(teamRosterCount).toBe(1)
  }
  for (const tied of [coach, manager, await given.admin()]) expect(await readersOf(as(tied), child)).toEqual(EVERYWHERE)
})

test('no page, preview image, sitemap, or calendar has a team-only child', async () => {
  const child = await imported()
  const variables = { id: '$1' }
  const ofRecord = [
    { query: 'query Player($id: ID!) { player(id: $id) { id name } }', variables },
    { query: 'query Team($id: ID!) { team(id: $id) { id players { id name } } }', variables },
  ]
  const ofList = [{ query: 'query Players { players(perPage: 100) { id name } }', variables: {} }]
  const views = [
    { path: '^/players$', operations: ofList },
    { path: '^/(?:players|teams)/([^/]+)$', operations: ofRecord },
  ]
  const folder = temporaryFolder()
  await writeFile(join(folder, 'index.html'), '<head></head><body></body>')
  await writeFile(join(folder, 'queries.json'), JSON.stringify({ views }))
  vi.stubEnv('WEB_FOLDER', folder)
  for (const path of ['/', '/players', `/players/${child.id}`, `/teams/${child.team}`, '/sitemap.xml']) {
    const { body } = await openPage(`https://fungo.example${path}`)
    expect(body, path).not.toContain(child.first)
    if (!path.startsWith('/players/')) expect(body, path).not.toContain(child.id)
  }
  const stranger = await given.user()
  const calendarFeed = await as(stranger).calendarFeed({ kind: 'TEAM', id: child.team }, 'url')
  const { statusCode, body } = await openPage(calendarFeed.url)
  expect(statusCode).toBe(200)
  expect(body).not.toContain(child.first)
})

test('strangers cannot claim, report, register, add, or erase a team-only child, nor fit opportunities to it', async () => {
  const { id, name } = await imported()
  const stranger = await given.user()
  const { id: team, divisionID } = await given.team({ owner: stranger, division: 'AA', ageGroup: '12U' })
  const { id: opportunityID } = await given.opportunity()
  const { id: hidden } = await given.player()
  await as(await given.admin()).hideRecord({ kind: 'player', id: hidden, reason: 'Check' })
  const entry = { teamID: team, playerID: id, startDate: '2026-01-01', season: '2026 Spring' }
  const refused = [
    as(stranger).claimPlayer({ playerID: id }),
    as(stranger).createClaimRequest({ resourceType: 'player', resourceID: id }),
    as(stranger).reportRecord({ kind: 'player', id, reason: 'x' }),
    as(stranger).updatePlayer({ id, input: { age: 9 } }),
    as(stranger).erasePlayer({ id }),
    as(stranger).erasePlayer({ id: hidden }),
    given.registration(stranger, { opportunityID, playerID: id }),
    as(stranger).addPlayerToTeam({ input: entry }),
    as(stranger).opportunities({ fitsPlayer: id }),
  ]
  await Promise.all(refused.map((it) => expectRefusal(it, 'NOT_FOUND', 'Player not found')))

  const to = { teamID: team, divisionID, season: '2026 Spring', dryRun: true }
  const preview = await as(stranger).importRoster({ ...to, rows: [{ name }, { name, playerID: id }] }, IMPORT_FIELDS)
  expect(preview.rows).toMatchObject([
    { outcome: 'CREATES', matches: [] },
    { outcome: 'SKIPPED', problems: ['This player is not one of the matches.', 'The list has this player twice.'] },
  ])
})

describe('a family', () => {
  test('decides who finds its child, and everyone finds it or not at once', async () => {
    const { child, family } = await claimed()
    const { id } = child
    expect(await readersOf(as(family), child)).toEqual(EVERYWHERE)
    expect(await readersOf(as(coach), child)).toEqual(EVERYWHERE)
    const strangers = [asAnonymous(), as(await given.user())]
    for (const stranger of strangers) expect(await readersOf(stranger, child)).toEqual([])
    await as(family).updatePlayer({ id, input: { visibility: 'LISTED' } })
    for (const stranger of strangers) expect(await readersOf(stranger, child)).toEqual(EVERYWHERE)
    expect((await asAnonymous().send(ROSTER, { team: child.team })).teamRoster[0].jerseyNumber).toBeNull()
    await as(family).updatePlayer({ id, input: { visibility: 'TEAM_ONLY' } })
    for (const stranger of strangers) expect(await readersOf(stranger, child)).toEqual([])
  })

  test('lists a child that it creates, unless it says otherwise', async () => {
    const family = await given.user()
    const made = (input: object) => as(family).createPlayer({ input: { name: 'Jo', ...input } }, 'id visibility')
    expect(await made({})).toMatchObject({ visibility: 'LISTED' })
    expect(await made({ visibility: null })).toMatchObject({ visibility: 'LISTED' })
    const { id, visibility } = await made({ visibility: 'TEAM_ONLY' })
    expect(visibility).toBe('TEAM_ONLY')
    expect((await asAnonymous().send(PLAYER, { id })).player).toBeNull()
  })

  test('alone decides, with admins', async () => {
    const { id } = await imported()
    const only = "Only the player's family decides who can find the player."
    for (const user of [coach, manager])
      await expectRefusal(as(user).updatePlayer({ id, input: { visibility: 'LISTED' } }), 'FORBIDDEN', only)
    await as(coach).updatePlayer({ id, input: { visibility: 'TEAM_ONLY' } })
    await expectRefusal(as(coach).updatePlayer({ id, input: { visibility: null } }), 'BAD_USER_INPUT')
    await as(await given.admin()).updatePlayer({ id, input: { visibility: 'LISTED' } })
    expect((await asAnonymous().send(PLAYER, { id })).player).toMatchObject({ visibility: 'LISTED' })
  })

  test('registers a team-only child, which the organizer then sees', async () => {
    const { child, family } = await claimed()
    const organizer = await given.user()
    const { id: opportunityID } = await given.opportunity({ creator: organizer })
    await given.registration(family, { opportunityID, playerID: child.id })
    const read = (by: UserItem) => as(by).send(REGISTRATIONS, { id: opportunityID })
    expect((await read(organizer)).opportunityRegistrations).toMatchObject([
      { player: { id: child.id, name: child.name } },
    ])
    expect((await read(organizer)).opportunity.registrations).toMatchObject([{ player: { id: child.id } }])
    expect((await as(organizer).send(PLAYER, { id: child.id })).player).not.toBeNull()
    const unverified = await given.user({ emailVerifiedAt: undefined })
    const { id: theirs } = await given.opportunity({ creator: unverified })
    await given.registration(family, { opportunityID: theirs, playerID: child.id })
    const { opportunityRegistrations } = await as(unverified).send(REGISTRATIONS, { id: theirs })
    expect(opportunityRegistrations).toMatchObject([{ player: null }])
    const addresses = await as(unverified).opportunityRegistrations({ opportunityID: theirs }, 'contact { email }')
    expect(addresses).toEqual([{ contact: null }])
    expect((await as(unverified).send(PLAYER, { id: child.id })).player).toBeNull()
  })

  test('asks a team with a team-only child, whose managers then see it', async () => {
    const family = await given.user()
    const { id: playerID } = await given.player({ claimer: family, visibility: 'TEAM_ONLY' })
    const owner = await given.user()
    const { id: teamID } = await given.team({ owner })
    expect((await as(owner).send(PLAYER, { id: playerID })).player).toBeNull()
    await as(family).addPlayerToTeam({ input: { teamID, playerID, startDate: '2026-01-01', season: '2026 Spring' } })
    expect(await as(owner).pendingRosterEntries({}, 'player { name }')).toEqual([{ player: { name: 'Jordan S.' } }])
  })

  test('puts a team-only child on a roster, whose owner sees it only with a confirmed email address', async () => {
    const family = await given.user()
    const { id: playerID } = await given.player({ claimer: family, visibility: 'TEAM_ONLY' })
    const owner = await given.user({ emailVerifiedAt: undefined })
    const { id: teamID } = await given.team({ owner })
    const { id } = await given.rosterEntry(family, { teamID, playerID })
    const seen = async () => (await as(owner).send(PLAYER, { id: playerID })).player
    expect(await seen()).toBeNull()
    await users().patch({ userID: owner.userID }).set({ emailVerifiedAt: new Date().toISOString() }).go()
    expect(await seen()).toMatchObject({ id: playerID })
    await as(family).updatePlayerTeamHistory({ id, input: { endDate: '2025-10-01' } })
    expect(await seen()).toBeNull()
  })

  test('hides a child from a team that asks for it', async () => {
    const family = await given.user()
    const { id: playerID } = await given.player({ claimer: family })
    const owner = await given.user()
    const { id: teamID } = await given.team({ owner })
    await as(owner).addPlayerToTeam({ input: { teamID, playerID, startDate: '2026-01-01', season: '2026 Spring' } })
    await as(family).updatePlayer({ id: playerID, input: { visibility: 'TEAM_ONLY' } })
    expect((await as(owner).send(PLAYER, { id: playerID })).player).toBeNull()
  })

  test('opens a team-only child to guest play, which organizers find once it is listed', async () => {
    const family = await given.user()
    const { id } = await given.guestPlayer({ claimer: family, visibility: 'TEAM_ONLY' })
    const creator = await given.clearedCoach()
    const { id: teamID } = await given.team({ owner: creator })
    const { id: opportunityID } = await given.opportunity({ creator, teamID, type: 'GUEST_NEED' })
    const guests = async () => (await as(creator).guestPlayers({ opportunityID }, 'playerID')).map((it) => it.playerID)
    expect(await guests()).not.toContain(id)
    await as(family).updatePlayer({ id, input: { visibility: 'LISTED' } })
    expect(await guests()).toContain(id)
  })
})
