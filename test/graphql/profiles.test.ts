import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { publicName } from '../../functions/domain/players/public-name.ts'
import { playerRecord } from '../../functions/domain/players/record.ts'
import type { UserItem } from '../../functions/domain/users/entity.ts'
import { log } from '../../functions/services/log.ts'
import { recordWrites } from '../../functions/store/records/listed-record.ts'
import { transactWrite } from '../../functions/store/store.ts'
import { newID } from '../../functions/values/ids.ts'
import { RegistrantsToPickDocument } from '../../web/api/generated.ts'
import { as, asAnonymous } from '../support/as.ts'
import { given } from '../support/given.ts'

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
    const full = { name: 'Jordan Abernathy', claimedBy: claimer.userID }
    expect(await as(await given.user()).player({ id }, SEE)).toMatchObject(full)
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

  test("sees the full name on the child's own page only, not in lists, rosters, searches, or what a mutation returns", async () => {
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
    expect(await as(reader).player({ id }, SEE)).toMatchObject(full)
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
        ...{ players: [], playersCount: 0, search: { playersCount: 0 } },
        playersFacets: Array(4).fill({ values: [] }),
      })
    expect(await found(claimer, `Sz${mark}`)).toBe(1)
    expect(await found(await given.admin(), `Sz${mark}`)).toBe(1)
  })
})

describe('the daily limit of full profiles', () => {
  const allow = (perDay?: string) => {
    vi.stubEnv('RATE_LIMITS', 'on')
    if (perDay) vi.stubEnv('FULL_PROFILES_PER_DAY', perDay)
  }
  const mark = `Yy${[...newID().slice(-10)].map((it) => String.fromCharCode(97 + (Number.parseInt(it, 36) % 26))).join('')}`
  const pageOf = async (viewer: UserItem, id: string, now = new Date()) =>
    await as(viewer).player({ id }, 'name profilesLeft', { now })
  const full = (profilesLeft: number | null) => ({ name: `Jordan ${mark}`, profilesLeft })
  const USED_UP = { name: 'Jordan Y.', profilesLeft: 0 }
  let ids: string[]
  beforeAll(async () => {
    const players = Array.from({ length: 6 }, () => given.player({ claimer, name: `Jordan ${mark}` }))
    ids = (await Promise.all(players)).map(({ id }) => id)
  })

  test('is 50 by default', async () => {
    allow()
    expect(await pageOf(await given.user(), ids[0]!)).toEqual(full(49))
  })

  test('counts opened pages, the same child once a day, and no rows of lists', async () => {
    allow('2')
    const reader = await given.user()
    const today = new Date('2026-05-05T12:00:00Z')
    expect((await as(reader).players({ perPage: 50 }, 'name photoURL', { now: today })).length).toBeGreaterThan(2)
    await as(reader).player({ id: ids[5]! }, 'position', { now: today })
    for (let i = 0; i < 2; i++) expect(await pageOf(reader, ids[0]!, today)).toEqual(full(1))
    expect(await pageOf(reader, ids[1]!, today)).toEqual(full(0))
    expect(await pageOf(reader, ids[2]!, today)).toEqual(USED_UP)
    expect((await as(reader).player({ id: ids[2]! }, SEE, { now: today })).claimedBy).toBeNull()
    expect(await pageOf(reader, ids[0]!, today)).toEqual(full(0))
    expect(await pageOf(reader, ids[2]!, new Date('2026-05-06T00:00:00Z'))).toEqual(full(1))
    const newcomer = await given.user({ emailVerifiedAt: undefined })
    expect(await pageOf(newcomer, ids[0]!)).toEqual({ ...USED_UP, profilesLeft: null })
    for (const viewer of [claimer, await given.admin()]) expect(await pageOf(viewer, ids[0]!)).toEqual(full(null))
  })

  test('holds if many pages are opened at once', async () => {
    allow('4')
    const reader = await given.user()
    const pages = await Promise.all(ids.map((id) => pageOf(reader, id)))
    expect(pages.filter(({ name }) => name === `Jordan ${mark}`)).toHaveLength(4)
    const aliases = ids.map((id, i) => `p${i}: player(id: "${id}") { name }`).join(' ')
    const inOne = Object.values(await as(await given.user()).send(`{ ${aliases} }`)) as { name: string }[]
    expect(inOne.filter(({ name }) => name === `Jordan ${mark}`)).toHaveLength(4)
  })

  test('counts the contacts of a team once a day, except for its managers', async () => {
    allow('1')
    const [owner, reader] = [await given.user(), await given.user()]
    const teams = [await given.team({ owner }), await given.team({ owner })]
    for (const { id } of teams) await given.teamContact(owner, { teamID: id, user: owner })
    const contactsOf = async (viewer: UserItem, team: { id: string }) =>
      await as(viewer).team(team, 'profilesLeft contacts { email }')
    const shown = (profilesLeft: number | null) => ({ profilesLeft, contacts: [{ email: owner.email }] })
    await as(reader).team(teams[1]!, 'name contacts { name }')
    const nested = 'query ($id: ID!) { teamRoster(teamID: $id) { id } teams(perPage: 50) { contacts { email } } }'
    const listed = (await as(reader).send(nested, teams[0]!)).teams as { contacts: { email: string | null }[] }[]
    expect(listed.flatMap(({ contacts }) => contacts).filter(({ email }) => email)).toEqual([])
    for (let i = 0; i < 2; i++) expect(await contactsOf(reader, teams[0]!)).toEqual(shown(0))
    expect(await contactsOf(reader, teams[1]!)).toEqual({ profilesLeft: 0, contacts: [{ email: null }] })
    expect(await pageOf(reader, ids[0]!)).toEqual(USED_UP)
    for (const viewer of [owner, await given.admin()]) expect(await contactsOf(viewer, teams[1]!)).toEqual(shown(null))
  })

  test('logs one warning per account that uses it up, and profileReaders lists accounts that use a quarter of it to admins', async () => {
    allow('4')
    const warned = vi.spyOn(log, 'warn').mockImplementation(() => {})
    const [reader, modest] = [await given.user(), await given.user()]
    const readersFor = async () => {
      const readers = await as(await given.admin()).profileReaders({}, 'day profiles allowance user { id email }')
      return readers.filter(({ user }) => [reader.userID, modest.userID].includes(user.id))
    }
    expect(await readersFor()).toEqual([])
    for (const id of [...ids, ...ids]) await pageOf(reader, id)
    const day = new Date().toISOString().slice(0, 10)
    const user = { id: reader.userID, email: reader.email }
    expect(await readersFor()).toEqual([{ day, profiles: 4, allowance: 4, user }])
    expect(warned.mock.calls.filter(([text]) => String(text).includes('full profiles'))).toHaveLength(1)
    warned.mockRestore()
    vi.stubEnv('FULL_PROFILES_PER_DAY', '200')
    await pageOf(modest, ids[0]!)
    expect(await readersFor()).toHaveLength(1)
  })

  test('offers in the registration picker the players whom the viewer can register, and counts none', async () => {
    allow('1')
    const reader = await given.user()
    const pick = { search: mark, page: 1, perPage: 20 }
    const picked = async (viewer: UserItem) => (await as(viewer).send(String(RegistrantsToPickDocument), pick)).players
    const imported = { playerID: newID(), name: `${mark} Indigo`, origin: { source: 'sample', externals: {} } }
    await transactWrite(recordWrites(playerRecord.create(imported, { now: new Date() })))
    const admin = await given.admin()
    const { id } = await given.player({ claimer: admin, name: `${mark} Casey` })
    await given.player({ claimer, name: `${mark} Jordan` })
    expect(await picked(reader)).toMatchObject([{ id, name: `${mark} C.`, viewerCanRegister: true }])
    expect(await picked(admin)).toHaveLength(ids.length + 3)
    expect(await pageOf(reader, ids[0]!)).toEqual(full(0))
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

  test('counts players whom nobody manages, also on the own roster and as own registrants', async () => {
    allow('1')
    const [coach, admin] = [await given.user(), await given.admin()]
    const rostered = await given.player({ claimer: admin, name: `Robin ${mark}` })
    const registered = await given.player({ claimer: admin, name: `Riley ${mark}` })
    const opportunityID = await coachOf(coach, rostered.id, registered.id)
    expect((await pageOf(coach, ids[0]!)).name).toBe(`Jordan ${mark}`)
    expect((await pageOf(coach, rostered.id)).name).toBe('Robin Y.')
    expect(await registrantsSeen(coach, opportunityID)).toEqual([{ player: { name: 'Riley Y.' } }])
  })

  test('does not count own players, players of own teams, and registrants of own opportunities', async () => {
    allow('1')
    const coach = await given.user()
    const opportunityID = await coachOf(coach, ids[1]!, ids[2]!, claimer)
    const { id } = await given.player()
    for (const reader of [coach, claimer]) expect((await pageOf(reader, id)).profilesLeft).toBe(0)
    for (const tied of [ids[1]!, ids[2]!]) expect(await pageOf(coach, tied)).toEqual(full(null))
    expect(await registrantsSeen(coach, opportunityID)).toEqual([{ player: { name: `Jordan ${mark}` } }])
    expect(await pageOf(coach, ids[3]!)).toEqual(USED_UP)
    expect(await pageOf(claimer, ids[3]!)).toEqual(full(null))
  })
})
