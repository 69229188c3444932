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

const SEE = 'query ($id: ID!) { player(id: $id) { name photoURL claimedBy isClaimed } }'

let claimer: UserItem
beforeAll(async () => {
  claimer = await given.user({ name: 'Pat Abernathy' })
})
afterEach(() => void vi.unstubAllEnvs())

test.each([
  ['Jordan Smith', 'Jordan S.'],
  ['Smith, Jordan', 'Jordan S.'],
  ['Jordan_Smith', 'Jordan S.'],
  ['Jordan\u200bSmith', 'Jordan S.'],
  ['Jordan\u00a0Smith', 'Jordan S.'],
  ['Jordan.Smith 12U', 'Jordan U.'],
  ["Ty'Shawn O’Neil-Smith", "Ty'Shawn O."],
  ['Zoë', 'Zoë'],
])('visitors see the name %j as %j', (name, shown) => expect(publicName(name)).toBe(shown))

describe('an account without a confirmed address', () => {
  const REDACTED = { name: 'Jordan A.', photoURL: null, claimedBy: null, isClaimed: true }

  test('sees a player as visitors do, without its claimer', async () => {
    const { id } = await given.player({ claimer, name: 'Jordan Abernathy' })
    const newcomer = await given.user({ emailVerifiedAt: undefined })
    expect((await asAnonymous().send(SEE, { id })).player).toEqual(REDACTED)
    expect((await as(newcomer).send(SEE, { id })).player).toEqual(REDACTED)
    const full = { name: 'Jordan Abernathy', claimedBy: claimer.userID }
    expect((await as(await given.user()).send(SEE, { id })).player).toMatchObject(full)
  })

  test('sees its own players in full and cannot search others by last name', async () => {
    const newcomer = await given.user({ emailVerifiedAt: undefined })
    const last = `Zz${newID().slice(-8)}`
    const { id } = await given.player({ claimer: newcomer, name: `Jordan ${last}` })
    expect((await as(newcomer).send(SEE, { id })).player).toMatchObject({
      name: `Jordan ${last}`,
      claimedBy: newcomer.userID,
    })
    const other = await given.user({ emailVerifiedAt: undefined })
    const search =
      'query ($last: String!) { playersCount(search: $last) search(text: $last, perKind: 5) { playersCount } }'
    expect(await as(other).send(search, { last })).toEqual({ playersCount: 0, search: { playersCount: 0 } })
    // A search, such as that of a picker, finds own players by full name.
    expect(await as(newcomer).send(search, { last: `Jordan ${last}` })).toEqual({
      playersCount: 1,
      search: { playersCount: 1 },
    })
    expect((await as(await given.user()).send(search, { last })).playersCount).toBe(1)
  })

  test('finds and orders registrants by what it reads of their names', async () => {
    const organizer = await given.user({ emailVerifiedAt: undefined })
    const { id } = await given.opportunity({ creator: organizer })
    const [able, adams] = [
      await given.player({ claimer, name: 'Jordan Able' }),
      await given.player({ claimer, name: 'Jordan Adams' }),
    ]
    for (const player of [able, adams]) await given.registration(claimer, { opportunityID: id, playerID: player.id })
    const registered = async (reader: UserItem, search: string | null, orderBy: string | null = null) =>
      (
        await as(reader).send(
          `query ($id: ID!, $search: String, $orderBy: ListColumn) {
            opportunityRegistrations(opportunityID: $id, search: $search, orderBy: $orderBy) { player { id name } } }`,
          { id, search, orderBy },
        )
      ).opportunityRegistrations.map(
        ({ player }: { player: { id: string; name: string } }) => `${player.name} ${player.id}`,
      )
    const initialed = [adams, able].map((it) => `Jordan A. ${it.id}`)
    expect(await registered(organizer, 'jordan a')).toEqual(initialed)
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
    const READ = 'query ($id: ID!) { opportunityRegistrations(opportunityID: $id) { notes contact { email } } }'
    expect((await as(organizer).send(READ, { id })).opportunityRegistrations).toEqual([{ notes: null, contact: null }])
  })

  test('sees no email of a contact', async () => {
    const owner = await given.user()
    const team = await given.team({ owner })
    await given.teamContact(owner, { teamID: team.id, user: owner })
    const contacts = 'query ($id: ID!) { team(id: $id) { contacts { email } } }'
    const newcomer = await given.user({ emailVerifiedAt: undefined })
    expect((await as(newcomer).send(contacts, { id: team.id })).team.contacts).toEqual([{ email: null }])
    expect((await as(await given.user()).send(contacts, { id: team.id })).team.contacts).toEqual([
      { email: owner.email },
    ])
  })
})

describe('the daily limit of full profiles', () => {
  const mark = `Yy${[...newID().slice(-10)].map((it) => String.fromCharCode(97 + (Number.parseInt(it, 36) % 26))).join('')}`
  const LIST = 'query ($search: String!) { players(search: $search) { id name } }'
  const isFull = ({ name }: { name: string }) => name.endsWith(mark)
  let ids: string[]
  beforeAll(async () => {
    ids = []
    for (let i = 0; i < 6; i++) ids.push((await given.player({ claimer, name: `Jordan ${mark}` })).id)
  })

  test('shows initials after it is used up and counts the same profile once', async () => {
    vi.stubEnv('RATE_LIMITS', 'on')
    vi.stubEnv('FULL_PROFILES_PER_DAY', '4')
    const reader = await given.user()
    for (let i = 0; i < 2; i++) expect((await as(reader).send(SEE, { id: ids[0]! })).player.name).toBe(`Jordan ${mark}`)
    const { players } = await as(reader).send(LIST, { search: mark })
    expect(players.filter(isFull)).toHaveLength(4)
    expect((await as(reader).send(SEE, { id: ids[0]! })).player.name).toBe(`Jordan ${mark}`)
    // Users who cannot read a last name cannot search for it either, nor read the name of the family's account.
    expect((await as(reader).send(LIST, { search: mark })).players).toEqual([])
    const claimers = await Promise.all(ids.map(async (id) => (await as(reader).send(SEE, { id })).player.claimedBy))
    expect(claimers.filter((it) => it === claimer.userID)).toHaveLength(4)
    expect(claimers.filter((it) => it === null)).toHaveLength(2)
  })

  test('sets hasProfilesLeft to false when it is used up, for the account only', async () => {
    vi.stubEnv('RATE_LIMITS', 'on')
    vi.stubEnv('FULL_PROFILES_PER_DAY', '2')
    const reader = await given.user()
    const today = new Date('2026-05-05T12:00:00Z')
    const tomorrow = new Date('2026-05-06T00:00:00Z')
    const LEFT = 'query ($id: ID!) { user(id: $id) { hasProfilesLeft } }'
    const leftFor = async (viewer: UserItem, now = today) =>
      (await as(viewer).send(LEFT, { id: reader.userID }, { now })).user.hasProfilesLeft
    await as(reader).send(SEE, { id: ids[0]! }, { now: today })
    expect(await leftFor(reader)).toBe(true)
    await as(reader).send(SEE, { id: ids[1]! }, { now: today })
    expect(await leftFor(reader)).toBe(false)
    expect(await leftFor(reader, tomorrow)).toBe(true)
    expect(await leftFor(await given.user())).toBeNull()
    expect(await leftFor(await given.admin())).toBeNull()

    const ME = '{ currentUser { hasProfilesLeft } }'
    const newcomer = await given.user({ emailVerifiedAt: undefined })
    expect(await as(newcomer).send(ME)).toEqual({ currentUser: { hasProfilesLeft: null } })
    expect(await as(await given.admin()).send(ME)).toEqual({ currentUser: { hasProfilesLeft: true } })
  })

  test('logs one warning per account that uses a quarter of it, and profileReaders lists such accounts to admins', async () => {
    vi.stubEnv('RATE_LIMITS', 'on')
    vi.stubEnv('FULL_PROFILES_PER_DAY', '4')
    const warned = vi.spyOn(log, 'warn').mockImplementation(() => {})
    const [reader, modest] = [await given.user(), await given.user()]
    const readersFor = async () => {
      const { profileReaders } = await as(await given.admin()).send(
        '{ profileReaders { day profiles allowance user { id email } } }',
      )
      return profileReaders.filter(({ user }: { user: { id: string } }) =>
        [reader.userID, modest.userID].includes(user.id),
      )
    }
    expect(await readersFor()).toEqual([])
    await as(reader).send(LIST, { search: mark })
    for (let i = 0; i < 2; i++) await as(reader).send(SEE, { id: ids[5]! })
    expect(await readersFor()).toEqual([
      {
        day: new Date().toISOString().slice(0, 10),
        profiles: 4,
        allowance: 4,
        user: { id: reader.userID, email: reader.email },
      },
    ])
    expect(warned.mock.calls.filter(([text]) => String(text).includes('full profiles'))).toHaveLength(1)
    warned.mockRestore()
    vi.stubEnv('FULL_PROFILES_PER_DAY', '200')
    await as(modest).send(SEE, { id: ids[0]! })
    expect(await readersFor()).toHaveLength(1)
  })

  test('does not count players in the registration picker whom the viewer cannot register', async () => {
    vi.stubEnv('RATE_LIMITS', 'on')
    vi.stubEnv('FULL_PROFILES_PER_DAY', '2')
    const reader = await given.user()
    const pick = { search: mark, page: 1, perPage: 20 }
    const picked = async (viewer: UserItem) => (await as(viewer).send(String(RegistrantsToPickDocument), pick)).players
    expect(await picked(reader)).toEqual([])
    expect((await as(reader).send(SEE, { id: ids[0]! })).player.name).toBe(`Jordan ${mark}`)
    const origin = { source: 'sample', externals: { 'sample/P': '2026-01-01T00:00:00.000Z' } }
    const imported = { playerID: newID(), name: `Indigo ${mark}`, origin }
    await transactWrite(recordWrites(playerRecord.create(imported, { now: new Date() })))
    const admin = await given.admin()
    const { id } = await given.player({ claimer: admin, name: `Casey ${mark}` })
    expect(await picked(reader)).toMatchObject([{ id, name: `Casey ${mark}`, viewerCanRegister: true }])
    expect(await picked(admin)).toHaveLength(ids.length + 2)
  })

  test('counts players whom nobody manages, also on the own roster and as own registrants', async () => {
    vi.stubEnv('RATE_LIMITS', 'on')
    vi.stubEnv('FULL_PROFILES_PER_DAY', '1')
    const [coach, admin] = [await given.user(), await given.admin()]
    const [rostered, registered] = await Promise.all(
      ['Robin', 'Riley'].map((name) => given.player({ claimer: admin, name: `${name} ${mark}` })),
    )
    const team = await given.team({ owner: coach })
    await given.rosterEntry(coach, { teamID: team.id, playerID: rostered!.id })
    const opportunity = await given.opportunity({ creator: coach })
    await given.registration(coach, { opportunityID: opportunity.id, playerID: registered!.id })
    expect((await as(coach).send(SEE, { id: ids[0]! })).player.name).toBe(`Jordan ${mark}`)
    expect((await as(coach).send(SEE, { id: rostered!.id })).player.name).toBe('Robin Y.')
    const { opportunityRegistrations } = await as(coach).send(
      'query ($id: ID!) { opportunityRegistrations(opportunityID: $id) { player { name } } }',
      { id: opportunity.id },
    )
    expect(opportunityRegistrations).toEqual([{ player: { name: 'Riley Y.' } }])
  })

  test('does not count own players, players of own teams, and registrants of own opportunities', async () => {
    vi.stubEnv('RATE_LIMITS', 'on')
    vi.stubEnv('FULL_PROFILES_PER_DAY', '0')
    const coach = await given.user()
    const team = await given.team({ owner: coach })
    await given.rosterEntry(coach, { teamID: team.id, playerID: ids[1]! })
    const opportunity = await given.opportunity({ creator: coach })
    await given.registration(claimer, { opportunityID: opportunity.id, playerID: ids[2]! })
    expect((await as(coach).send(SEE, { id: ids[1]! })).player.name).toBe(`Jordan ${mark}`)
    const { opportunityRegistrations } = await as(coach).send(
      'query ($id: ID!) { opportunityRegistrations(opportunityID: $id) { player { name } } }',
      { id: opportunity.id },
    )
    expect(opportunityRegistrations).toEqual([{ player: { name: `Jordan ${mark}` } }])
    expect((await as(coach).send(SEE, { id: ids[3]! })).player.name).toBe('Jordan Y.')
    expect((await as(claimer).send(SEE, { id: ids[3]! })).player.name).toBe(`Jordan ${mark}`)
  })
})
