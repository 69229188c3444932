import { afterAll, describe, expect, test, vi } from 'vitest'
import { users } from '../../functions/domain/users/entity.ts'
import { deleteUser } from '../../functions/domain/users/service.ts'
import { shards, watchLists } from '../../functions/domain/watches/entity.ts'
import { findWatchList, followersOf } from '../../functions/domain/watches/service.ts'
import { removeChildrenOfUser } from '../../functions/lifecycle/removal/accounts.ts'
import { as, asAnonymous, expectRefusal } from '../support/as.ts'
import { given } from '../support/given.ts'
import { openPage } from '../support/open-page.ts'
import { startTestAlerts } from '../support/test-alerts.ts'
import { inHours, inMinutes } from '../support/times.ts'

const mail = await startTestAlerts()
const { mailsTo, queue, subjectsTo } = mail
vi.useFakeTimers({ toFake: ['Date'] })
afterAll(() => void vi.useRealTimers())

const MINUTE = 60_000
const HOUR = 60 * MINUTE
/** Runs the alerts after this time has passed. Changes of the last half minute are left to the next run. */
async function runIn(milliseconds = MINUTE, event?: { dueWork: boolean }) {
  vi.setSystemTime(Date.now() + milliseconds)
  await mail.run(event)
}
/** Emails the changes that are due after this time. */
const changesIn = (milliseconds: number) => runIn(milliseconds, { dueWork: true })

type User = Awaited<ReturnType<typeof given.user>>
const NEAR = 'near=30.51%2C-97.68&place=Round+Rock%2C+TX'
const watch = (user: User, filters: string, more: object = {}) =>
  as(user).createWatch({ input: { kind: 'OPPORTUNITIES', filters, ...more } }, 'id name path isDaily isPaused teamID')
const inRoundRock = { city: 'Round Rock', state: 'TX', location: 'Old Settlers Park' }

test('a watch has the name of its search, is returned again for the same search, and is found by its user only', async () => {
  const [parent, stranger] = [await given.user(), await given.user()]
  const filters = `type=TRYOUT&sort=newest&sport=BASEBALL&${NEAR}&ageGroup=12U`
  const first = await watch(parent, filters)
  expect(first).toEqual({
    id: expect.any(String),
    name: '12U baseball tryouts within 50 miles of Round Rock',
    path: `/opportunities?ageGroup=12U&sport=BASEBALL&${NEAR}&type=TRYOUT`,
    isDaily: false,
    isPaused: false,
    teamID: null,
  })
  expect(await watch(parent, `sort=nearest&${filters}`)).toEqual(first)
  expect(await as(parent).watches({}, 'id')).toEqual([{ id: first.id }])
  expect(await as(stranger).watches({}, 'id')).toEqual([])
  await expectRefusal(as(stranger).deleteWatch({ id: first.id }), 'NOT_FOUND', 'Watch not found')
  await expectRefusal(as(stranger).updateWatch({ id: first.id, input: { isPaused: true } }), 'NOT_FOUND')
  await as(parent).deleteWatch({ id: first.id })
  expect(await as(parent).watches({}, 'id')).toEqual([])
})

test('a user has at most 20 watches, also with concurrent requests', async () => {
  const parent = await given.user()
  const results = await Promise.allSettled(
    Array.from({ length: 24 }, (_, i) => as(parent).createWatch({ input: { kind: 'TEAMS', filters: `search=${i}` } })),
  )
  expect(results.filter(({ status }) => status === 'rejected')).toHaveLength(4)
  expect(await as(parent).watches({}, 'id')).toHaveLength(20)
})

describe('what a watch finds', () => {
  test('is emailed once, with public fields, and without what does not match', async () => {
    const parent = await given.user()
    const creator = await given.user()
    await watch(parent, `type=TRYOUT&sport=BASEBALL&ageGroup=12U&within=25&${NEAR}`)
    const post = (more: object) => given.opportunity({ creator, ...inRoundRock, sport: 'BASEBALL', ...more })
    const { id } = await post({ title: 'Fall tryout', minAge: 12, maxAge: 12 })
    await post({ title: 'Too old', minAge: 15 })
    await post({ title: 'Far away', city: 'El Paso' })
    await post({ title: 'Softball', sport: 'SOFTBALL' })
    await post({ title: 'A draft', visibility: 'HIDDEN' })
    await post({ title: 'Team only', visibility: 'PRIVATE' })
    await runIn()
    const [email, ...more] = mailsTo(parent)
    expect(more).toEqual([])
    expect(email!.subject).toBe('A new tryout in what you watch')
    expect(email!.text).toContain('12U baseball tryouts within 25 miles of Round Rock')
    expect(email!.text).toMatch(/New tryout: Fall tryout, \w{3}, .* C[SD]T, Old Settlers Park, Round Rock, TX/)
    expect(email!.text).toContain(`https://fungo.example/opportunities/${id}`)
    expect(email!.headers['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click')
    expect((await as(parent).notifications({}, 'subject')).map((it: { subject: string }) => it.subject)).toEqual([
      email!.subject,
    ])
    await as(creator).updateOpportunity({ id, input: { title: 'Renamed' } })
    await runIn()
    await runIn(4 * HOUR)
    expect(mailsTo(parent)).toHaveLength(1)
  })

  test('includes records that do not state what is asked for, drafts that are published later, and new events and teams', async () => {
    const [parent, creator] = [await given.user(), await given.user()]
    await watch(parent, `sport=BASEBALL&ageGroup=12U&${NEAR}`)
    await watch(parent, 'search=lonestar', { kind: 'EVENTS' })
    await watch(parent, 'search=lonestar', { kind: 'TEAMS' })
    const { id } = await given.opportunity({ creator, ...inRoundRock, title: 'Says nothing', visibility: 'HIDDEN' })
    await runIn()
    expect(mailsTo(parent)).toEqual([])
    await as(creator).updateOpportunity({ id, input: { visibility: 'PUBLIC' } })
    await given.event({ creator, name: 'Lonestar Classic', date: '2031-03-06T09:00', endDate: '2031-03-08T09:00' })
    await given.event({ creator, name: 'Lonestar of the past', date: '2020-03-06T09:00' })
    await given.team({ owner: creator, name: `Lonestar Nine ${id.slice(-4)}` })
    await runIn()
    const [email, ...more] = mailsTo(parent)
    expect(more).toEqual([])
    expect(email!.subject).toContain('3 new: ')
    const until = 'Thu, Mar 6, 2031, 9:00 AM CST to Sat, Mar 8, 2031, 9:00 AM CST'
    for (const text of ['Says nothing', `New event: Lonestar Classic, ${until}`, 'New team: Lonestar Nine'])
      expect(email!.text).toContain(text)
    for (const list of [
      `opportunities?ageGroup=12U&sport=BASEBALL&${NEAR}`,
      'events?search=lonestar',
      'teams?search=lonestar',
    ])
      expect(email!.html).toContain(`href="https://fungo.example/${list.replaceAll('&', '&amp;')}"`)
    expect(email!.text).not.toContain('of the past')
    await as(creator).updateOpportunity({ id, input: { visibility: 'HIDDEN' } })
    await as(creator).updateOpportunity({ id, input: { visibility: 'PUBLIC' } })
    await runIn()
    expect(mailsTo(parent)).toHaveLength(1)
  })

  test('waits for the author to confirm an address, and is nothing of blocked authors or of the reader', async () => {
    const parent = await given.user()
    const [unconfirmed, blocked] = [await given.user({ emailVerifiedAt: undefined }), await given.user()]
    await watch(parent, NEAR)
    for (const creator of [unconfirmed, blocked, parent])
      await given.opportunity({ creator, ...inRoundRock, title: creator === unconfirmed ? 'Late' : 'Never' })
    await users().patch({ userID: blocked.userID }).set({ isBlocked: true }).go()
    await runIn()
    expect(mailsTo(parent)).toEqual([])
    const emailVerifiedAt = inMinutes(5)
    await users().patch({ userID: unconfirmed.userID }).set({ emailVerifiedAt }).go()
    await runIn(11 * MINUTE)
    expect(subjectsTo(parent)).toEqual(['A new tryout in what you watch'])
  })

  test('is not emailed if it was canceled, hidden, or made private before the email', async () => {
    const [parent, creator, admin] = [await given.user(), await given.user(), await given.admin()]
    await watch(parent, NEAR, { isDaily: true })
    for (const kind of ['EVENTS', 'TEAMS']) await watch(parent, 'search=Shortlived', { kind, isDaily: true })
    const opportunity = () => given.opportunity({ creator, ...inRoundRock })
    const [canceled, restricted, hidden] = [await opportunity(), await opportunity(), await opportunity()]
    const event = await given.event({ creator, name: 'Shortlived Classic', date: '2031-03-06T09:00' })
    const team = await given.team({ owner: creator, name: `Shortlived Nine ${hidden.id.slice(-4)}` })
    await runIn()
    await as(creator).updateOpportunity({ id: canceled.id, input: { cancelled: true } })
    await as(creator).updateOpportunity({ id: restricted.id, input: { visibility: 'PRIVATE' } })
    for (const [kind, { id }] of Object.entries({ opportunity: hidden, event, team }))
      await as(admin).hideRecord({ kind, id, reason: 'Not real' })
    await runIn(25 * HOUR)
    expect(mailsTo(parent)).toEqual([])
  })
})

test('an email names no watch whose finds were hidden before it', async () => {
  const parent = await given.user()
  const creator = await given.user()
  const team = await given.team({ owner: creator })
  await watch(parent, NEAR, { isDaily: true })
  await as(parent).createWatch({ input: { kind: 'TEAM', teamID: team.id, isDaily: true } })
  await given.opportunity({ creator, ...inRoundRock, title: 'Open to all' })
  await given.opportunity({ creator, teamID: team.id, title: 'Of a hidden team', city: 'El Paso' })
  await runIn()
  await as(await given.admin()).hideRecord({ kind: 'team', id: team.id, reason: 'Not real' })
  await runIn(24 * HOUR)
  const [email] = mailsTo(parent)
  expect(email!.text).toContain('Open to all')
  expect(email!.text).not.toContain(team.name)
})

test('a daily watch collects its finds into one email a day, with a count of those that it does not list', async () => {
  const [parent, creator] = [await given.user(), await given.user()]
  await watch(parent, `search=daily&${NEAR}`, { isDaily: true })
  for (let i = 0; i < 12; i++) await given.opportunity({ creator, ...inRoundRock, title: `Daily ${i}` })
  await runIn()
  await given.opportunity({ creator, ...inRoundRock, title: 'Daily 13' })
  await runIn(11 * MINUTE)
  expect(mailsTo(parent)).toEqual([])
  await runIn(25 * HOUR)
  const [email, ...more] = mailsTo(parent)
  expect(more).toEqual([])
  expect(email!.subject).toMatch(/^More than 10 new: /)
  expect(email!.text).toContain(`https://fungo.example/opportunities?search=daily&${NEAR}`)
  await runIn(25 * HOUR)
  expect(mailsTo(parent)).toHaveLength(1)
})

test('watches send at most five emails a day, and the rest with the next daily one', async () => {
  const [parent, creator] = [await given.user(), await given.user()]
  await watch(parent, `search=often&${NEAR}`)
  vi.setSystemTime(Date.parse(`${inHours(24).slice(0, 10)}T14:00:00.000Z`))
  for (let i = 1; i <= 12; i++) {
    await given.opportunity({ creator, ...inRoundRock, title: `Often ${i}` })
    await runIn(10 * MINUTE)
  }
  expect(mailsTo(parent)).toHaveLength(5)
  await runIn(24 * HOUR)
  expect(mailsTo(parent)).toHaveLength(6)
  expect(mailsTo(parent)[0]!.text).toContain('Often 6')
})

test('a paused watch, an unconfirmed address, and the preference of the account stop the emails', async () => {
  const [paused, off] = [await given.user(), await given.user()]
  const unconfirmed = await given.user({ emailVerifiedAt: undefined })
  const creator = await given.user()
  const { id } = await watch(paused, NEAR)
  for (const user of [off, unconfirmed]) await watch(user, NEAR)
  await as(paused).updateWatch({ id, input: { isPaused: true } })
  await as(off).updateUserSettings({ input: { opportunityAlerts: false } })
  await given.opportunity({ creator, ...inRoundRock })
  await runIn()
  for (const user of [paused, off, unconfirmed]) expect(mailsTo(user)).toEqual([])
  await as(paused).updateWatch({ id, input: { isPaused: false } })
  await runIn(11 * MINUTE)
  expect(mailsTo(paused)).toEqual([])
})

test('an email that could not be queued is sent by the next run, once', async () => {
  const [one, other, creator] = [await given.user(), await given.user(), await given.user()]
  for (const user of [one, other]) await watch(user, `search=unsent&${NEAR}`)
  await given.opportunity({ creator, ...inRoundRock, title: 'Unsent' })
  queue.breakFor(() => true)
  await expect(runIn()).rejects.toThrow()
  queue.breakFor(() => false)
  expect([one, other].map((it) => mailsTo(it).length)).toEqual([0, 0])
  vi.setSystemTime(Date.now() + 10 * MINUTE)
  await Promise.all([mail.run(), mail.run()])
  await runIn()
  expect([one, other].map((it) => mailsTo(it).length)).toEqual([1, 1])
})

test('watches are in the data export, and deleted with the account', async () => {
  const parent = await given.user()
  const { id } = await watch(parent, NEAR)
  const { watches } = JSON.parse(await as(parent).exportMyData({}))
  expect(watches).toMatchObject([{ watchID: id, kind: 'OPPORTUNITIES' }])
  await deleteUser(parent.userID)
  await removeChildrenOfUser(parent.userID)
  expect(await findWatchList(parent.userID)).toBeNull()
})

test('watches of an account that was not used for a year end with an email', async () => {
  const [away, active] = [await given.user(), await given.user()]
  for (const user of [away, active]) await watch(user, NEAR)
  vi.setSystemTime(Date.now() + 366 * 24 * HOUR)
  await users().patch({ userID: active.userID }).set({ lastSeenAt: new Date().toISOString() }).go()
  await runIn()
  expect(subjectsTo(away)).toEqual(['Your watches have ended'])
  expect(await findWatchList(away.userID)).toBeNull()
  expect(await as(active).watches({}, 'id')).toHaveLength(1)
  expect(mailsTo(active)).toEqual([])
})

describe('a followed team', () => {
  /** A team with a public tryout and an event, and its follower. */
  async function followed() {
    const [coach, follower] = [await given.user(), await given.user()]
    const { id: teamID, name } = await given.team({ owner: coach })
    const watched = await as(follower).createWatch({ input: { kind: 'TEAM', teamID } }, 'id name path teamID')
    expect(watched).toMatchObject({ name, path: `/teams/${teamID}`, teamID })
    const soon = { creator: coach, teamID }
    const tryout = await given.opportunity({ ...soon, title: 'Fall tryout', startTime: '2031-03-06T09:00' })
    const event = await given.event({ ...soon, name: 'Fall Classic', date: '2031-03-06T09:00' })
    return { coach, follower, teamID, name, watchID: watched.id, tryout: tryout.id, event: event.id }
  }
  const move = { startTime: '2031-03-06T10:00' }

  test('is emailed about new opportunities and events, and their changes, cancellations, and deletions', async () => {
    const { coach, follower, teamID, tryout, event } = await followed()
    await given.opportunity({ creator: coach, teamID, title: 'For the team', visibility: 'PRIVATE' })
    await runIn()
    const [first] = mailsTo(follower)
    expect(first!.subject).toBe('2 new in what you watch')
    expect(first!.text).not.toContain('For the team')
    await as(coach).updateOpportunity({ id: tryout, input: move })
    await as(coach).updateEvent({ id: event, input: { cancelled: true } })
    await changesIn(11 * MINUTE)
    expect(subjectsTo(follower).slice(0, 2).sort()).toEqual([
      'Canceled by a team you follow',
      'Changed by a team you follow',
    ])
    expect(mailsTo(follower)[0]!.text).toContain('because opportunity alerts are turned on')
    await as(coach).deleteOpportunity({ id: tryout })
    await changesIn(MINUTE)
    expect(subjectsTo(follower)[0]).toBe('Canceled by a team you follow')
    expect(subjectsTo(coach)).toEqual([])
  })

  test('of a registered family is emailed once about a change', async () => {
    const { coach, follower, tryout } = await followed()
    const player = await given.player({ claimer: follower })
    await given.registration(follower, { opportunityID: tryout, playerID: player.id })
    await as(coach).updateOpportunity({ id: tryout, input: move })
    await changesIn(11 * MINUTE)
    expect(subjectsTo(follower)).toEqual(['Changed: Fall tryout'])
  })

  test('is not emailed about changes that the public does not see, while paused, or after it was unfollowed', async () => {
    const { coach, follower, watchID, tryout, event } = await followed()
    await as(coach).updateOpportunity({ id: tryout, input: { ...move, visibility: 'PRIVATE' } })
    await changesIn(11 * MINUTE)
    await as(follower).updateWatch({ id: watchID, input: { isPaused: true } })
    await as(coach).updateEvent({ id: event, input: { location: 'Elsewhere' } })
    await changesIn(11 * MINUTE)
    await as(follower).deleteWatch({ id: watchID })
    await as(coach).updateEvent({ id: event, input: { location: 'Somewhere' } })
    await changesIn(11 * MINUTE)
    expect(mailsTo(follower)).toEqual([])
  })

  test('that is merged is followed as the team that was kept', async () => {
    const { follower, teamID } = await followed()
    const { id: keptID } = await given.team({ owner: await given.user() })
    await as(await given.admin()).mergeTeams({ fromID: teamID, intoID: keptID, dryRun: false })
    expect(await as(follower).watches({}, 'teamID')).toEqual([{ teamID: keptID }])
    expect(await followersOf(keptID)).toMatchObject([{ ownerID: follower.userID }])
    expect(await followersOf(teamID)).toEqual([])
  })
})

describe('a watch of a visitor', () => {
  const request = (email: string, filters: string, options = {}) =>
    asAnonymous().requestWatch({ input: { kind: 'OPPORTUNITIES', filters, email } }, undefined, options)
  const linkIn = (text: string) => new URL(/https:\S+\/p\/watch\?\S+/.exec(text)![0])
  const emailOf = (name: string) => `${name}-${Date.now()}@fungo.example`
  /** Requests a watch and confirms the address. */
  async function confirmed(email: string, filters: string) {
    await request(email, filters)
    return openPage(linkIn(mailsTo({ email })[0]!.text), { method: 'POST' })
  }

  test('starts with the link in an email that has no text of its sender, and stores nothing before', async () => {
    const email = emailOf('visitor')
    const creator = await given.user()
    await request(email, `search=Call+555-0100&${NEAR}`)
    const [first] = mailsTo({ email })
    const link = linkIn(first!.text)
    for (const text of ['Call 555-0100', 'Round Rock']) expect(first!.text.replace(link.href, '')).not.toContain(text)
    expect((await openPage(link)).body).toContain('Opportunities named “Call 555-0100” within 50 miles of Round Rock')
    expect(await visitorsOf(email)).toEqual([])
    link.searchParams.set('email', 'other@fungo.example')
    expect((await openPage(link, { method: 'POST' })).statusCode).toBe(400)
    vi.setSystemTime(Date.now() + 3 * 24 * HOUR)
    expect((await openPage(linkIn(first!.text), { method: 'POST' })).statusCode).toBe(400)
    await given.opportunity({ creator, ...inRoundRock, title: 'Call 555-0100' })
    await runIn()
    expect(mailsTo({ email })).toHaveLength(1)
  })

  test('is emailed one email about a match, and one click deletes it and the address', async () => {
    const email = emailOf('finder')
    const creator = await given.user()
    // A visitor has no player.
    await confirmed(email, `search=finder&fits=${creator.userID}&${NEAR}`)
    await given.opportunity({ creator, ...inRoundRock, title: 'Finder tryout' })
    await runIn()
    const [found, ...more] = mailsTo({ email })
    expect(more).toHaveLength(1)
    expect(found!.subject).toBe('A new tryout in what you watch')
    expect(found!.text).toContain('because you asked to watch this')
    const unsubscribe = new URL(found!.headers['List-Unsubscribe']!.slice(1, -1))
    expect(unsubscribe.href).not.toContain(encodeURIComponent(email))
    expect((await openPage(unsubscribe)).body).toContain('Unsubscribe?')
    expect(await visitorsOf(email)).toHaveLength(1)
    expect((await openPage(unsubscribe, { method: 'POST' })).body).toContain('You are unsubscribed')
    expect(await visitorsOf(email)).toEqual([])
    await given.opportunity({ creator, ...inRoundRock, title: 'Finder tryout' })
    await runIn()
    expect(mailsTo({ email })).toHaveLength(2)
  })

  test('ends with an email a year after it was confirmed', async () => {
    const email = emailOf('yearly')
    await confirmed(email, `search=yearly&${NEAR}`)
    vi.setSystemTime(Date.now() + 366 * 24 * HOUR)
    await runIn()
    expect(subjectsTo({ email })[0]).toBe('Your watches have ended')
    expect(await visitorsOf(email)).toEqual([])
  })

  test('is one of at most three of an address', async () => {
    const email = emailOf('many')
    for (const name of ['a', 'b', 'c']) expect((await confirmed(email, `search=${name}`)).statusCode).toBe(200)
    const fourth = await confirmed(email, 'search=d')
    expect(fourth.body).toContain('You watch 3 searches and teams. Delete one first.')
    expect((await visitorsOf(email))[0]!.watches).toHaveLength(3)
  })

  test('of a team is emailed its changes', async () => {
    const email = emailOf('fan')
    const coach = await given.user()
    const { id: teamID } = await given.team({ owner: coach })
    const { id } = await given.event({ creator: coach, teamID, name: 'Fall Classic', date: '2031-03-06T09:00' })
    await asAnonymous().requestWatch({ input: { kind: 'TEAM', teamID, email } })
    const link = linkIn(mailsTo({ email })[0]!.text)
    const { name } = await as(coach).team({ id: teamID }, 'name')
    expect((await openPage(link)).body).toContain(name)
    const admin = await given.admin()
    await as(admin).hideRecord({ kind: 'team', id: teamID, reason: 'Spam' })
    expect((await openPage(link)).body).not.toContain(name)
    await as(admin).unhideRecord({ kind: 'team', id: teamID })
    await openPage(link, { method: 'POST' })
    await as(coach).updateEvent({ id, input: { date: '2031-03-06T10:00' } })
    await changesIn(11 * MINUTE)
    expect(subjectsTo({ email })[0]).toBe('Changed by a team you follow')
    await expectRefusal(
      asAnonymous().requestWatch({ input: { kind: 'TEAM', teamID: id, email } }),
      'NOT_FOUND',
      'Team not found',
    )
  })
})

/** The watch lists with the address. */
async function visitorsOf(email: string) {
  const lists = await Promise.all(shards.map((shard) => watchLists().query.byShard({ shard }).go({ pages: 'all' })))
  return lists.flatMap(({ data }) => data).filter((it) => it.email === email)
}
