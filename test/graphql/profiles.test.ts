import { afterEach, describe, expect, test, vi } from 'vitest'
import { claimRequests } from '../../functions/domain/claims/entity.ts'
import { players } from '../../functions/domain/players/entity.ts'
import { publicName } from '../../functions/domain/players/public-name.ts'
import { playerRecord } from '../../functions/domain/players/record.ts'
import { playerHistory, rosterEntries } from '../../functions/domain/roster/entity.ts'
import type { UserItem } from '../../functions/domain/users/entity.ts'
import { undoClaim } from '../../functions/lifecycle/claim/undo-claim.ts'
import { recordWrites } from '../../functions/store/records/listed-record.ts'
import { get, transactWrite } from '../../functions/store/store.ts'
import { newID } from '../../functions/values/ids.ts'
import { RegistrantsToPickDocument } from '../../web/features/registrations/registrations.generated.ts'
import { as, asAnonymous, expectRefusal } from '../support/as.ts'
import { given } from '../support/given.ts'
import { pendingClaims } from '../support/pending-claims.ts'

const SEE = 'name photoURL claimedBy isClaimed'

const claimer = await given.user({ name: 'Pat Abernathy' })
afterEach(() => void vi.unstubAllEnvs())

test.each([
  ...['Jordan Smith', 'Smith, Jordan', 'Jordan_Smith', 'Jordan\u200bSmith', 'Jordan\u00a0Smith', 'Jordan.Smith 12U'],
  ...[
    'Jordan Smith Jr.',
    'Jordan Smith, Sr',
    'Smith II, Jordan',
    'Jordan Smith III',
    'Jordan Smith IV',
    'Jordan -Smith',
    'Jordan Smith (Kim)',
    'Jordan (Kim) Smith',
    'Jordan Smith Junior',
    'Jordan Smith the 3rd',
    'Dr. Jordan Smith',
    'Jordan Smith, MD',
    'Jordan Smith V',
  ],
])('people without a tie to the child see the name %j as Jordan S.', (name) =>
  expect(publicName(name)).toBe('Jordan S.'),
)

test.each([
  ['JR Smith', 'JR S.'],
  ['Smith, JR', 'JR S.'],
  ['Jordan Jr.', 'Jordan'],
  ["Ty'Shawn O’Neil-Smith", "Ty'Shawn O."],
  ['Zoë', 'Zoë'],
  ['(Kim)', 'Kim'],
  ['Noa Do', 'Noa D.'],
  ['12', ''],
  ['🥎', ''],
])('people without a tie to the child see the name %j as %j', (name, shown) => expect(publicName(name)).toBe(shown))

describe('an account without a confirmed address', () => {
  const REDACTED = { name: 'Jordan A.', photoURL: null, claimedBy: null, isClaimed: true }

  test('sees a player as visitors do, without its claimer', async () => {
    const { id } = await given.player({ claimer, name: 'Jordan Abernathy' })
    const newcomer = await given.user({ emailVerifiedAt: undefined })
    expect(await asAnonymous().player({ id }, SEE)).toEqual(REDACTED)
    expect(await as(newcomer).player({ id }, SEE)).toEqual(REDACTED)
  })

  test('sees its own players in full and cannot search others by last name', async () => {
    const newcomer = await given.user({ emailVerifiedAt: undefined })
    const last = `Zz${newID().slice(-8)}`
    const { id } = await given.player({ claimer: newcomer, name: `Jordan ${last}` })
    expect(await as(newcomer).player({ id }, SEE)).toMatchObject({ name: `Jordan ${last}`, claimedBy: newcomer.userID })
    const other = await given.user({ emailVerifiedAt: undefined })
    const found = async (by: ReturnType<typeof as>, text: string) => [
      ...[
        await by.playersCount({ search: text }),
        (await by.search({ text, perKind: 5 }, 'playersCount')).playersCount,
      ],
    ]
    for (const by of [asAnonymous(), as(other)]) expect(await found(by, last)).toEqual([0, 0])
    // A search, such as that of a picker, finds own players by full name.
    expect(await found(as(newcomer), `Jordan ${last}`)).toEqual([1, 1])
    expect(await found(as(await given.admin()), last)).toEqual([1, 1])
  })

  test('finds and orders registrants by what it reads of their names', async () => {
    const organizer = await given.user({ emailVerifiedAt: undefined })
    const { id } = await given.opportunity({ creator: organizer })
    const able = await given.player({ claimer, name: 'Jordan Able' })
    const adams = await given.player({ claimer, name: 'Jordan Adams' })
    for (const player of [able, adams]) await given.registration(claimer, { opportunityID: id, playerID: player.id })
    const registered = async (reader: UserItem, search: string | null, orderBy: string | null = null) =>
      (await as(reader).opportunityRegistrations({ opportunityID: id, search, orderBy }, 'player { id name }')).map(
        ({ player }) => `${player.name} ${player.id}`,
      )
    const initialed = [adams, able].map((it) => `Jordan A. ${it.id}`)
    expect(await registered(organizer, 'jordan a'), 'in order of registration').toEqual(initialed.toReversed())
    expect(await registered(organizer, null, 'NAME'), 'newest first').toEqual(initialed)
    expect(await registered(organizer, 'adams')).toEqual([])
    const admin = await given.admin()
    expect(await registered(admin, 'adams')).toEqual([`Jordan Adams ${adams.id}`])
    expect(await registered(admin, null, 'NAME')).toEqual([`Jordan Able ${able.id}`, `Jordan Adams ${adams.id}`])
  })

  test('reads no notes and no contacts of registrants of its opportunities', async () => {
    const organizer = await given.user({ emailVerifiedAt: undefined })
    const { id } = await given.opportunity({ creator: organizer })
    const { id: playerID } = await given.player({ claimer })
    await given.registration(claimer, { opportunityID: id, playerID, notes: 'Has asthma' })
    const read = await as(organizer).opportunityRegistrations({ opportunityID: id }, 'notes contact { email }')
    expect(read).toEqual([{ notes: null, contact: null }])
  })

  test('sees no email of a contact', async () => {
    const owner = await given.user()
    const team = await given.team({ owner })
    await given.teamContact(owner, { teamID: team.id, user: owner })
    for (const [emailVerifiedAt, email] of [
      [undefined, null],
      ['2026-01-01T00:00:00.000Z', owner.email],
    ] as const) {
      const reader = await given.user({ emailVerifiedAt })
      expect((await as(reader).team({ id: team.id }, 'contacts { email }')).contacts).toEqual([{ email }])
    }
  })
})

describe('a confirmed account without a tie to a child', () => {
  const CARD = 'id name photoURL claimedBy leagueAges { age }'
  const hidden = { name: 'Jordan A.', photoURL: null, claimedBy: null, leagueAges: [] }

  test("sees initials on the child's own page, in lists, rosters, searches, and what a mutation returns", async () => {
    const [reader, first] = [await given.user(), `Qq${newID().slice(-8)}`]
    const { id } = await given.player({ claimer, name: `${first} Abernathy`, birthYear: 2014, birthWindow: 'MAY_AUG' })
    const coach = await given.user()
    const team = await given.team({ owner: coach })
    await given.rosterEntry(claimer, { teamID: team.id, playerID: id })
    const shown = { ...hidden, id, name: `${first} A.` }
    const lists = (viewer: UserItem) =>
      as(viewer).send(
        `query ($first: String!, $team: ID!) { players(search: $first) { ${CARD} } flat: players(search: $first) { name }
          search(text: $first, perKind: 5) { players { ${CARD} } } teamRoster(teamID: $team) { player { ${CARD} } }
          team(id: $team) { players { ${CARD} } teamHistory { player { ${CARD} } } } }`,
        { first, team: team.id },
      )
    expect(await lists(reader)).toEqual({
      players: [shown],
      flat: [{ name: shown.name }],
      search: { players: [shown] },
      teamRoster: [{ player: shown }],
      team: { players: [shown], teamHistory: [{ player: shown }] },
    })
    const full = { name: `${first} Abernathy`, claimedBy: claimer.userID }
    expect(await as(reader).player({ id }, CARD)).toEqual(shown)
    expect((await lists(coach)).teamRoster).toMatchObject([{ player: full }])
    expect((await lists(claimer)).players).toMatchObject([full])
    expect((await lists(await given.admin())).players).toMatchObject([full])
    const claim = await as(reader).createClaimRequest({ resourceType: 'player', resourceID: id }, 'resourceName')
    expect(claim.resourceName).toBe(`${first} A.`)
  })

  test('finds by first name and last initial, also from a full name, and nothing beyond', async () => {
    const mark = newID().slice(-8).replace(/\d/g, 'q')
    await given.player({ claimer, name: `Jordan${mark} Sz${mark}` })
    const COUNTS = `query ($text: String!) { players(search: $text) { id } playersCount(search: $text)
      playersFacets(search: $text) { values { count } } search(text: $text, perKind: 5) { playersCount } }`
    const found = async (viewer: UserItem, text: string) => (await as(viewer).send(COUNTS, { text })).playersCount
    const reader = await given.user()
    for (const text of [`Jordan${mark} S`, `Jordan${mark} Sz`, `Smith, Jordan${mark}`])
      expect(await found(reader, text), text).toBe(1)
    expect(await found(reader, `Jordan${mark} T`)).toBe(0)
    for (const text of [`Sz${mark}`, `sz${mark.slice(0, 3)}`])
      expect(await as(reader).send(COUNTS, { text }), text).toEqual({
        players: [],
        playersCount: 0,
        search: { playersCount: 0 },
        playersFacets: Array(4).fill({ values: [] }),
      })
    expect(await found(claimer, `Sz${mark}`)).toBe(1)
    expect(await found(await given.admin(), `Sz${mark}`)).toBe(1)
  })
})

describe('who sees the full name and photo of a child', () => {
  const mark = `Yy${[...newID().slice(-10)].map((it) => String.fromCharCode(97 + (Number.parseInt(it, 36) % 26))).join('')}`
  const nameOf = async (viewer: UserItem, id: string) => (await as(viewer).player({ id }, 'name'))?.name
  const READERS = `query ($id: ID!, $search: String!) { player(id: $id) { name photoURL claimedBy leagueAges { age } }
    players(search: $search) { name photoURL claimedBy leagueAges { age } } flat: players(search: $search) { name } }`

  test("is the family's choice for people without a tie, and theirs alone", async () => {
    const first = `Ww${newID().slice(-8).replace(/\d/g, 'w')}`
    const born = { birthYear: 2014, birthWindow: 'MAY_AUG' }
    const { id } = await given.player({ claimer, name: `${first} ${mark}`, ...born })
    const stored = await get(players, { playerID: id })
    await transactWrite(recordWrites(playerRecord.replace(stored, { photoKey: 'p/photo.jpg' }, { now: new Date() })))
    const [coach, unconfirmed, expired, unverified] = await Promise.all([
      given.clearedCoach(),
      given.user({ role: 'coach', backgroundCheckedOn: '2026-01-15' }),
      given.user({
        role: 'coach',
        backgroundCheckedOn: '2022-01-15',
        backgroundCheckConfirmedAt: '2022-01-15T00:00:00Z',
      }),
      given.clearedCoach({ emailVerifiedAt: undefined }),
    ])
    const strangers = [as(unconfirmed), as(expired), as(unverified), as(await given.user()), asAnonymous()]
    const read = (by: ReturnType<typeof as>) => by.send(READERS, { id, search: first })
    const seen = { name: `${first} Y.`, photoURL: null, claimedBy: null, leagueAges: [] }
    const initials = { player: seen, players: [seen], flat: [{ name: seen.name }] }
    const shown = { ...seen, name: `${first} ${mark}`, photoURL: expect.any(String) }
    const full = { player: shown, players: [shown], flat: [{ name: shown.name }] }
    for (const reader of [as(coach), ...strangers]) expect(await read(reader)).toEqual(initials)
    const choose = (visibility: string) => as(claimer).updatePlayer({ id, input: { visibility } })
    await choose('FULL')
    expect(await read(as(coach))).toEqual(full)
    for (const reader of strangers) expect(await read(reader)).toEqual(initials)
    await choose('TEAM_ONLY')
    expect(await read(as(coach))).toEqual({ player: null, players: [], flat: [] })
    await choose('LISTED')
    expect(await read(as(coach))).toEqual(initials)
    // Another family has not chosen it, nor can an admin without one.
    await choose('FULL')
    await given.approvedClaim(await given.user(), 'player', id)
    expect(await read(as(coach))).toEqual(initials)
    const admin = await given.admin()
    const unclaimed = await given.player({ claimer: admin, name: `Casey ${mark}`, visibility: 'FULL' })
    expect(await nameOf(coach, unclaimed.id)).toBe('Casey Y.')
  })

  test('a stranger who opens a hundred pages or more learns no last name', async () => {
    vi.stubEnv('RATE_LIMITS', 'on')
    const reader = await given.user()
    const ids = await Promise.all(
      Array.from({ length: 100 }, async (_, i) => {
        const imported = { playerID: newID(), name: `Kid${i} ${mark}`, origin: { source: 'sample', externals: {} } }
        await transactWrite(recordWrites(playerRecord.create(imported, { now: new Date() })))
        return imported.playerID
      }),
    )
    const names = await Promise.all(ids.map((id) => nameOf(reader, id)))
    expect(names).toEqual(ids.map((_, i) => `Kid${i} Y.`))
  })

  test('offers in the registration picker the players whom the viewer can register', async () => {
    const word = `Vv${newID().slice(-8).replace(/\d/g, 'v')}`
    const pick = { search: word, page: 1, perPage: 20 }
    const picked = async (viewer: UserItem) => (await as(viewer).send(RegistrantsToPickDocument.text, pick)).players
    const imported = { playerID: newID(), name: `${word} Indigo`, origin: { source: 'sample', externals: {} } }
    await transactWrite(recordWrites(playerRecord.create(imported, { now: new Date() })))
    const admin = await given.admin()
    const { id } = await given.player({ claimer: admin, name: `${word} Casey` })
    await given.player({ claimer, name: `${word} Jordan` })
    const viewer = await given.user()
    expect(await picked(viewer)).toMatchObject([{ id, name: `${word} C.`, viewerCanRegister: true }])
    const { id: opportunityID } = await given.opportunity()
    const registration = given.registration(viewer, { opportunityID, playerID: imported.playerID })
    await expectRefusal(registration, 'FORBIDDEN')
    expect(await picked(admin)).toHaveLength(3)
    const team = await given.team({ owner: viewer })
    await given.rosterEntry(viewer, { teamID: team.id, playerID: imported.playerID })
    await given.registration(viewer, { opportunityID, playerID: imported.playerID })
  })

  /** Puts one player on a roster of the coach, and registers the other for an opportunity of the coach. Returns the opportunity's ID. */
  async function coachOf(coach: UserItem, rostered: string, registered: string, family = coach) {
    const team = await given.team({ owner: coach })
    await given.rosterEntry(coach, { teamID: team.id, playerID: rostered })
    const { id: opportunityID } = await given.opportunity({ creator: coach })
    await given.registration(family, { opportunityID, playerID: registered })
    return opportunityID
  }
  const registrantsSeen = (by: UserItem, opportunityID: string) =>
    as(by).opportunityRegistrations({ opportunityID }, 'player { name }')

  test('is no coach or organizer who put a child whom nobody manages on the own roster or list of registrants', async () => {
    const [coach, admin] = [await given.user(), await given.admin()]
    const rostered = await given.player({ claimer: admin, name: `Robin ${mark}` })
    const registered = await given.player({ claimer: admin, name: `Riley ${mark}` })
    const opportunityID = await coachOf(coach, rostered.id, registered.id)
    const { id: otherID } = await given.opportunity()
    await given.registration(coach, { opportunityID: otherID, playerID: rostered.id })
    expect(await nameOf(coach, rostered.id)).toBe('Robin Y.')
    expect(await nameOf(coach, registered.id)).toBe('Riley Y.')
    expect(await registrantsSeen(coach, opportunityID)).toEqual([{ player: { name: 'Riley Y.' } }])
    const contacts = await as(coach).opportunityRegistrations({ opportunityID }, 'contact { email }')
    expect(contacts).toEqual([{ contact: { email: coach.email } }])

    // Also once its family has claimed it, which nobody asked.
    const family = await given.user()
    for (const { id: playerID } of [rostered, registered]) await as(family).claimPlayer({ playerID })
    expect(await nameOf(coach, rostered.id)).toBe('Robin Y.')
    expect(await nameOf(coach, registered.id)).toBe('Riley Y.')
    expect(await as(coach).opportunityRegistrations({ opportunityID }, 'contact { email }')).toEqual([
      { contact: null },
    ])
    await expectRefusal(as(coach).emailRegistrants({ opportunityID, subject: 'Hello', text: 'Hello' }), 'CONFLICT')
    await expectRefusal(given.registration(coach, { opportunityID, playerID: rostered.id }), 'FORBIDDEN')
    await as(family).updatePlayer({ id: rostered.id, input: { visibility: 'TEAM_ONLY' } })
    expect(await as(coach).player({ id: rostered.id }, 'name')).toBeNull()
    const { registrationsMade } = JSON.parse(await as(coach).exportMyData())
    expect(registrationsMade).toHaveLength(2)
    for (const registration of registrationsMade) expect(registration).not.toHaveProperty('status')
  })

  test('is the organizer for whose tryout the family registered it before it claimed it', async () => {
    const [coach, family, admin] = [await given.user(), await given.user(), await given.admin()]
    const child = await given.player({ claimer: admin, name: `Rene ${mark}` })
    const { id: opportunityID } = await given.opportunity({ creator: coach })
    await given.registration(family, { opportunityID, playerID: child.id })
    await as(family).claimPlayer({ playerID: child.id })
    expect(await registrantsSeen(coach, opportunityID)).toEqual([{ player: { name: `Rene ${mark}` } }])
    const contacts = await as(coach).opportunityRegistrations({ opportunityID }, 'contact { email }')
    expect(contacts).toEqual([{ contact: { email: family.email } }])
  })

  test('is no coach to whose roster an admin moved a child whom nobody manages', async () => {
    const [coach, family, admin] = [await given.user(), await given.user(), await given.admin()]
    const own = await given.player({ claimer: coach })
    const child = await given.player({ claimer: admin, name: `Rory ${mark}` })
    const team = await given.team({ owner: coach })
    const { id } = await given.rosterEntry(coach, { teamID: team.id, playerID: own.id })
    await as(admin).updatePlayerTeamHistory({ id, input: { playerID: child.id } })
    await as(family).claimPlayer({ playerID: child.id })
    expect(await nameOf(coach, child.id)).toBe('Rory Y.')
  })

  test('is no team that accepted a child after the claim of who asked was rejected', async () => {
    const [coach, friend, family, admin] = [...(await given.users(3)), await given.admin()]
    const child = await given.player({ claimer: admin!, name: `Remi ${mark}` })
    const { id: teamID } = await given.team({ owner: coach! })
    const season = { startDate: '2025-09-01', season: '2025 Fall' }
    await as(friend!).claimPlayer({ playerID: child.id })
    const { id } = await as(friend!).addPlayerToTeam({ input: { teamID, playerID: child.id, ...season } })
    await as(admin!).rejectClaim({ claimID: (await pendingClaims(child.id))[0]!.id })
    await as(coach!).acceptRosterEntry({ id })
    const { id: claimID } = await as(family!).createClaimRequest({ resourceType: 'player', resourceID: child.id })
    await as(admin!).approveClaim({ claimID })
    expect(await nameOf(coach!, child.id)).toBe('Remi Y.')
  })

  test('is no claimant whose claim was rejected, also once its family has claimed it', async () => {
    const [coach, family, admin] = [await given.user(), await given.user(), await given.admin()]
    const child = await given.player({ claimer: admin, name: `Ray ${mark}` })
    await as(coach).claimPlayer({ playerID: child.id })
    const opportunityID = await coachOf(coach, child.id, child.id)
    expect(await nameOf(coach, child.id)).toBe(`Ray ${mark}`)
    const [league, wanted] = [await given.user(), await given.user()]
    const { id: teamID } = await given.team({ owner: league })
    const { id: teamHistoryID } = await given.rosterEntry(admin, { teamID, playerID: child.id })
    // As the feed lists it.
    await rosterEntries().patch({ teamID, teamHistoryID }).remove(['addedBy', 'lacksConsent']).go()
    await playerHistory().patch({ playerID: child.id, teamHistoryID }).remove(['addedBy', 'lacksConsent']).go()
    const [claim] = await pendingClaims(child.id)
    await as(admin).rejectClaim({ claimID: claim!.id })
    const { id: claimID } = await as(family).createClaimRequest({ resourceType: 'player', resourceID: child.id })
    await as(admin).approveClaim({ claimID })
    expect(await nameOf(coach, child.id)).toBe('Ray Y.')
    expect(await registrantsSeen(coach, opportunityID)).toEqual([{ player: { name: 'Ray Y.' } }])
    expect(await nameOf(league, child.id)).toBe(`Ray ${mark}`)

    // What its family agrees to makes a tie, also if the stream delivers the rejection again.
    const kept = await given.team({ owner: wanted })
    await given.rosterEntry(wanted, { teamID: kept.id, playerID: child.id })
    await undoClaim(await get(claimRequests, { claimID: claim!.id }))
    expect(await nameOf(wanted, child.id)).toBe(`Ray ${mark}`)
  })

  test('is no claimant whose approval was reversed, but who was on the roster before', async () => {
    const [claimant, coach, family, admin] = [...(await given.users(3)), await given.admin()]
    const child = await given.player({ claimer: family!, name: `Rhys ${mark}` })
    const team = await given.team({ owner: coach! })
    await given.rosterEntry(coach!, { teamID: team.id, playerID: child.id })
    const claim = { resourceType: 'player', resourceID: child.id } as const
    const { id: claimID } = await as(claimant!).createClaimRequest(claim)
    await as(admin!).approveClaim({ claimID })
    await coachOf(claimant!, child.id, child.id)
    await as(admin!).reverseClaim({ claimID })
    expect(await nameOf(claimant!, child.id)).toBe('Rhys Y.')
    expect(await nameOf(coach!, child.id)).toBe(`Rhys ${mark}`)
  })

  test('is its family, its team, and the organizer of what its family registered it for', async () => {
    const coach = await given.user()
    const rostered = await given.player({ claimer, name: `Rae ${mark}` })
    const registered = await given.player({ claimer, name: `Reese ${mark}` })
    const opportunityID = await coachOf(coach, rostered.id, registered.id, claimer)
    for (const viewer of [coach, claimer, await given.admin()]) {
      expect(await nameOf(viewer, rostered.id)).toBe(`Rae ${mark}`)
      expect(await nameOf(viewer, registered.id)).toBe(`Reese ${mark}`)
    }
    expect(await registrantsSeen(coach, opportunityID)).toEqual([{ player: { name: `Reese ${mark}` } }])
    const stranger = await given.user()
    expect(await nameOf(stranger, registered.id)).toBe('Reese Y.')
    await as(await given.admin()).hideRecord({ kind: 'opportunity', id: opportunityID, reason: 'Check' })
    expect(await nameOf(stranger, registered.id)).toBe('Reese Y.')
  })

  test('is no former team, nor an organizer before the family accepts what the team registered it for', async () => {
    const [coach, organizer] = await given.users(2)
    const { id } = await given.player({ claimer, name: `Remy ${mark}` })
    const team = await given.team({ owner: coach })
    const entry = await given.rosterEntry(coach, { teamID: team.id, playerID: id })
    const { id: opportunityID } = await given.opportunity({ creator: organizer })
    const { id: registrationID } = await given.registration(coach, { opportunityID, playerID: id })
    expect(await nameOf(organizer, id)).toBe('Remy Y.')
    expect(await registrantsSeen(organizer, opportunityID)).toEqual([{ player: { name: 'Remy Y.' } }])
    await as(claimer).acceptRegistration({ registrationID })
    expect(await registrantsSeen(organizer, opportunityID)).toEqual([{ player: { name: `Remy ${mark}` } }])

    const seen = async () => [
      await as(coach).player({ id }, 'name viewerCanRegister'),
      await as(coach).opportunity({ id: opportunityID }, 'registrations { id }'),
    ]
    const whole = { name: `Remy ${mark}`, viewerCanRegister: true }
    expect(await seen()).toEqual([whole, { registrations: [{ id: registrationID }] }])
    await as(coach).updatePlayerTeamHistory({ id: entry.id, input: { endDate: '2025-12-01' } })
    expect(await seen()).toEqual([{ name: 'Remy Y.', viewerCanRegister: false }, { registrations: [] }])
  })
})

test("an account reads the contacts' addresses of 30 teams of others an hour", async () => {
  vi.stubEnv('RATE_LIMITS', 'on')
  const [owner, reader] = [await given.user(), await given.user()]
  const { id } = await given.team({ owner })
  await given.teamContact(owner, { teamID: id, user: owner })
  const now = new Date('2026-05-05T12:00:00Z')
  const emails = async (viewer: UserItem) =>
    (await as(viewer).team({ id }, 'contacts { email again: email }', { now })).contacts
  for (let i = 0; i < 30; i++) expect(await emails(reader)).toEqual([{ email: owner.email, again: owner.email }])
  await expectRefusal(emails(reader), 'RATE_LIMITED')
  expect(await as(reader).team({ id }, 'contacts { name }', { now })).toMatchObject({
    contacts: [{ name: owner.name }],
  })
  for (const viewer of [owner, await given.admin()])
    expect(await emails(viewer)).toEqual([{ email: owner.email, again: owner.email }])
})
