import { afterAll, expect, test, vi } from 'vitest'
import { players } from '../../functions/domain/players/entity.ts'
import { playerRecord } from '../../functions/domain/players/record.ts'
import { type UserItem, users } from '../../functions/domain/users/entity.ts'
import { changePlayerWatches } from '../../functions/domain/watches/player-watches.ts'
import { findWatchList } from '../../functions/domain/watches/service.ts'
import { recordWrites } from '../../functions/store/records/listed-record.ts'
import { transactInBatches } from '../../functions/store/store.ts'
import { newID } from '../../functions/values/ids.ts'
import { as, expectRefusal } from '../support/as.ts'
import { given } from '../support/given.ts'
import { openPage } from '../support/open-page.ts'
import { startTestAlerts } from '../support/test-alerts.ts'

const mail = await startTestAlerts()
const { mailsTo, subjectsTo } = mail
vi.useFakeTimers({ toFake: ['Date'] })
afterAll(() => void vi.useRealTimers())

/** Runs the alerts a minute later: changes of the last half minute are left to the next run. */
async function run() {
  vi.setSystemTime(Date.now() + 60_000)
  await mail.run()
}

/** A parent in Austin with a 12-year-old catcher, after the stream consumer has seen the player. */
async function parentOf(player: object = {}, account: object = {}) {
  const parent = await given.user(account)
  return { parent, playerID: await playerOf(parent, player) }
}
async function playerOf(parent: UserItem, player: object = {}) {
  const home = { locationCity: 'Austin', state: 'TX' }
  const about = { name: 'Sam Slugger', age: 12, position: 'Catcher', ...home, ...player }
  const { id: playerID } = await given.player({ claimer: parent, ...about })
  await changePlayerWatches(null, await findPlayer(playerID), new Date())
  return playerID
}
const findPlayer = async (playerID: string) => (await players().get({ playerID }).go()).data
const watchesOf = (user: { userID: string }) => as(user).watches({}, 'id name path isDaily isPaused')

test('a family is emailed once about a new opportunity that fits its player within 75 miles of home', async () => {
  const { parent, playerID } = await parentOf()
  const watched = 'Opportunities that fit Sam S. within 75 miles of Austin'
  expect(await watchesOf(parent)).toMatchObject([
    { name: watched, path: expect.stringContaining(`fits=${playerID}`), isDaily: false },
  ])
  const creator = await given.user()
  const title = 'A catcher on Saturday'
  const ages = { minAge: 11, maxAge: 12 }
  await given.opportunity({ creator, type: 'GUEST_NEED', title, ...ages, positionsNeeded: 'Catcher' })
  await run()
  const [email, ...more] = mailsTo(parent)
  expect(more).toEqual([])
  expect(email!.subject).toBe('A new guest spot in what you watch')
  expect(email!.text).toContain(`${watched}.`)
  expect(email!.text).toContain('because opportunity alerts are turned on')
  await run()
  expect(mailsTo(parent)).toHaveLength(1)

  const link = new URL(email!.headers['List-Unsubscribe']!.slice(1, -1))
  expect((await openPage(link, { method: 'POST' })).body).toContain('Your opportunity alerts are off')
  await given.opportunity({ creator })
  await run()
  expect(mailsTo(parent)).toHaveLength(1)
})

test.each<[string, Record<string, unknown>, Record<string, unknown>]>([
  ['is too young', { age: 9 }, { minAge: 10 }],
  ['is too old', { age: 15 }, { maxAge: 14 }],
  ['plays another position', { position: 'Pitcher' }, { positionsNeeded: 'Catcher' }],
  ['lives far away in another state', { locationCity: 'Tulsa', state: 'OK' }, {}],
  ['lives far away in the same state', { locationCity: 'El Paso', state: 'TX' }, {}],
])('no family is emailed about a player who %s', async (_, player, opportunity) => {
  const { parent } = await parentOf(player)
  const { parent: other } = await parentOf({ age: 12, position: '' })
  await given.opportunity({ creator: await given.user(), ...opportunity })
  await run()
  expect(mailsTo(parent)).toEqual([])
  expect(mailsTo(other)).toHaveLength(1)
})

test('a player whose teams play another sport fits nothing of this sport, and one across a state line fits', async () => {
  const { parent, playerID } = await parentOf({ locationCity: 'Overland Park', state: 'KS' })
  const teamID = (await given.team({ owner: parent, sport: 'BASEBALL' })).id
  await given.rosterEntry(parent, { teamID, playerID })
  const creator = await given.user()
  const post = (sport: string) => given.opportunity({ creator, title: sport, sport, city: 'Kansas City', state: 'MO' })
  await post('SOFTBALL')
  await run()
  expect(mailsTo(parent)).toEqual([])
  await post('BASEBALL')
  await run()
  expect(subjectsTo(parent)).toEqual(['A new tryout in what you watch'])
})

test('one email names all players of a family, and blocked or unconfirmed families get none', async () => {
  const { parent } = await parentOf()
  await playerOf(parent, { name: 'Alex Arm' })
  const { parent: blocked } = await parentOf()
  await users().patch({ userID: blocked.userID }).set({ isBlocked: true }).go()
  const { parent: unverified } = await parentOf({}, { emailVerifiedAt: undefined })
  await given.opportunity({ creator: await given.user(), title: 'For two' })
  await run()
  expect(mailsTo(parent)).toHaveLength(1)
  expect(mailsTo(parent)[0]!.text).toContain('that fit Sam S. within')
  expect(mailsTo(parent)[0]!.text).toContain('that fit Alex A. within')
  for (const user of [blocked, unverified]) expect(mailsTo(user)).toEqual([])
})

test('48 watches of a family that are due at once are one email, which names what fits its players once', async () => {
  const parent = await given.user()
  const home = { locationCity: 'Austin', state: 'TX', latitude: 30.27, longitude: -97.74 }
  const kids = Array.from({ length: 48 }, () =>
    playerRecord.create(
      { playerID: newID(), name: 'Kid Number', age: 12, claimedBy: parent.userID, ...home },
      { now: new Date() },
    ),
  )
  await transactInBatches(kids.map((kid) => recordWrites(kid)))
  for (const { item } of kids) await changePlayerWatches(null, item, new Date())
  expect(await watchesOf(parent)).toHaveLength(48)
  await given.opportunity({ creator: await given.user(), title: 'For all' })
  await run()
  await run()
  expect(subjectsTo(parent)).toEqual(['A new tryout in what you watch'])
  const { text } = mailsTo(parent)[0]!
  expect(text).toContain('For all')
  expect(text).toMatch(/what fits your players/i)
  expect(text).not.toContain('Kid N.')
  expect(await as(parent).notifications({}, 'subject')).toEqual([{ subject: 'A new tryout in what you watch' }])
})

test('an email about several finds names the player, and the push on a locked screen does not', async () => {
  const { parent } = await parentOf()
  const creator = await given.user()
  for (const title of ['One tryout', 'Another tryout']) await given.opportunity({ creator, title })
  await run()
  expect(subjectsTo(parent)).toEqual(['2 new: Opportunities that fit Sam S. within 75 miles of Austin'])
  const titles = mail.push.pushes.filter(({ id }) => id === parent.userID).map(({ title }) => title)
  expect(titles).toEqual(['2 new in what you watch'])
})

test('the automatic watch moves with the home, stays deleted, and can be made again from the list', async () => {
  const { parent, playerID } = await parentOf()
  const moveTo = async (input: object) => {
    const before = await findPlayer(playerID)
    await as(parent).updatePlayer({ id: playerID, input })
    const after = await findPlayer(playerID)
    for (const _ of [1, 2]) await changePlayerWatches(before, after, new Date())
  }
  const names = async () => (await watchesOf(parent)).map(({ name }: { name: string }) => name)
  await moveTo({ locationCity: 'El Paso' })
  expect(await names()).toEqual(['Opportunities that fit Sam S. within 75 miles of El Paso'])
  await moveTo({ locationCity: '', state: '' })
  expect(await names()).toEqual([])
  await moveTo({ locationCity: 'Austin', state: 'TX' })
  const [{ id, path }] = await watchesOf(parent)
  await as(parent).updateWatch({ id, input: { isPaused: true } })
  await moveTo({ locationCity: 'Dallas' })
  expect(await watchesOf(parent)).toMatchObject([{ id, isPaused: true, name: expect.stringContaining('Dallas') }])
  await as(parent).deleteWatch({ id })
  await moveTo({ locationCity: 'Austin' })
  expect(await names()).toEqual([])

  const filters = path.split('?')[1]!.replace('within=75', 'within=25')
  const input = { kind: 'OPPORTUNITIES', filters }
  await as(parent).createWatch({ input })
  expect(await names()).toEqual(['Opportunities that fit Sam S. within 25 miles of Austin'])
  await expectRefusal(as(await given.user()).createWatch({ input }), 'NOT_FOUND', 'Player not found')
})

test('20 watches leave room for the automatic ones', async () => {
  const parent = await given.user()
  for (let i = 0; i < 20; i++) await as(parent).createWatch({ input: { kind: 'TEAMS', filters: `search=${i}` } })
  await playerOf(parent)
  expect(await watchesOf(parent)).toHaveLength(21)
  await expectRefusal(as(parent).createWatch({ input: { kind: 'TEAMS', filters: 'search=x' } }), 'CONFLICT')
})

test('all watches of a player end when it changes hands, and the new family has its own', async () => {
  const { parent, playerID } = await parentOf()
  const [{ path }] = await watchesOf(parent)
  const filters = path.split('?')[1]!.replace('within=75', 'within=25')
  await as(parent).createWatch({ input: { kind: 'OPPORTUNITIES', filters } })
  const next = await given.user()
  const before = await findPlayer(playerID)
  const after = { ...before!, claimedBy: next.userID }
  await players().patch({ playerID }).set({ claimedBy: next.userID }).go()
  // Nobody is emailed about a player who is not theirs, even before the stream consumer has seen it.
  await given.opportunity({ creator: await given.user() })
  await run()
  expect(mailsTo(parent)).toEqual([])
  for (const _ of [1, 2]) await changePlayerWatches(before, after, new Date())
  expect(await findWatchList(parent.userID)).toBeNull()
  expect(await watchesOf(next)).toHaveLength(1)
  // A change that arrives late gives nothing back.
  await changePlayerWatches(null, before, new Date())
  expect(await findWatchList(parent.userID)).toBeNull()
  await players().delete({ playerID }).go()
  await changePlayerWatches(after, null, new Date())
  expect(await watchesOf(next)).toEqual([])
})
