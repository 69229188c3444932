import { expect, test } from 'vitest'
import { calendarFeeds } from '../../functions/domain/calendars/entity.ts'
import { events } from '../../functions/domain/events/entity.ts'
import { eventRecord } from '../../functions/domain/events/record.ts'
import { nextSequence } from '../../functions/domain/scheduled-work/changes.ts'
import { teams } from '../../functions/domain/teams/entity.ts'
import { teamRecord } from '../../functions/domain/teams/record.ts'
import { userReferences, users } from '../../functions/domain/users/entity.ts'
import { type RecordChange, recordWrites } from '../../functions/store/records/listed-record.ts'
import { transactWrite } from '../../functions/store/store.ts'
import { newID } from '../../functions/values/ids.ts'
import { as, expectAtOnce, expectRefusal } from '../support/as.ts'
import { readCalendar } from '../support/calendar.ts'
import { given } from '../support/given.ts'
import { openPage } from '../support/open-page.ts'
import { inDays } from '../support/times.ts'

process.env.WEB_URL = 'https://fungo.example'

const fetched = (url: string, headers: Record<string, string> = {}, method = 'GET') =>
  openPage(url, { method, headers })

const feedOf = (user: { userID: string }, kind: string, id?: string) =>
  as(user).calendarFeed({ kind, id }, 'id kind title url')
const feedsOf = (user: { userID: string }) => as(user).calendarFeeds({}, 'id title url')

/** Creates many records, `size` in a transaction. */
async function createAll(records: RecordChange[], size: number) {
  for (let at = 0; at < records.length; at += size) await transactWrite(recordWrites(...records.slice(at, at + size)))
}

/** Fetches and parses the feed. */
async function read(url: string) {
  const { statusCode, headers, body } = await fetched(url)
  expect([statusCode, headers?.['content-type']]).toEqual([200, 'text/calendar; charset=utf-8'])
  return { body: body!, ...readCalendar(body!) }
}

/** Polls the feed until it has `count` entries: a list may be up to a second old. */
async function readOnce(url: string, count: number) {
  await expect.poll(async () => (await read(url)).entries.length, { timeout: 5_000 }).toBe(count)
  return read(url)
}

test('the calendar feed of a team keeps canceled events under the same UID with a higher SEQUENCE', async () => {
  const [coach, reader] = await Promise.all([given.user(), given.user()])
  const team = await given.team({ owner: coach })
  const { id: eventID } = await given.event({ creator: coach, teamID: team.id })
  const tryout = { creator: coach, teamID: team.id, title: 'Tryout; bring water, gloves' }
  const { id } = await given.opportunity(tryout)
  await given.opportunity({ ...tryout, title: 'Draft', visibility: 'HIDDEN' })
  await given.opportunity({ ...tryout, title: 'Team only', visibility: 'PRIVATE' })
  const { url, title } = await feedOf(reader, 'TEAM', team.id)
  // The secret is in the query, since the CDN logs paths but no queries.
  expect(new URL(url).pathname).toMatch(/^\/feeds\/\w{26}\.\w{26}\.ics$/)
  const { name, entries } = await read(url)
  expect([name, title]).toEqual([team.name, team.name])
  expect(entries.map(({ uid }) => uid).sort()).toEqual([`${id}@fungo`, `${eventID}@fungo`].sort())
  const before = entries.find(({ uid }) => uid === `${id}@fungo`)!
  expect(before).toMatchObject({ status: 'CONFIRMED', summary: 'Tryout; bring water, gloves' })

  await as(coach).updateOpportunity({ id, input: { startTime: inDays(9) } })
  await as(coach).updateOpportunity({ id, input: { cancelled: true } })
  await events().patch({ eventID }).set({ status: 'cancelled', calendarSequence: 1 }).go()
  const after = (await read(url)).entries
  const canceled = after.find(({ uid }) => uid === `${id}@fungo`)!
  expect(canceled).toMatchObject({ status: 'CANCELLED', summary: 'Canceled: Tryout; bring water, gloves' })
  expect(canceled.sequence).toBeGreaterThan(before.sequence)
  expect(after.find(({ uid }) => uid === `${eventID}@fungo`)).toMatchObject({ status: 'CANCELLED', sequence: 1 })

  const own = await read((await feedOf(coach, 'TEAM', team.id)).url)
  expect(own.entries.map(({ summary }) => summary)).toEqual(expect.arrayContaining(['Draft', 'Team only']))
})

test('every kind of calendar feed encodes special characters and all-day events per RFC 5545, and increments SEQUENCE and DTSTAMP', async () => {
  const coach = await given.user()
  const city = `Foldville${Date.now().toString(36)}`
  const place = { city, state: 'TX', location: 'Field 7; behind the barn, "north"' }
  const name = `${'⚾ Größter Tag, '.repeat(9)}back\\slash; ends:here`
  const team = await given.team({ owner: coach })
  const whole = await given.event({
    creator: coach,
    teamID: team.id,
    name,
    ...place,
    date: '2027-07-03',
    endDate: '2027-07-04',
  })
  const { id } = await given.opportunity({
    creator: coach,
    teamID: team.id,
    title: name,
    ...place,
    startTime: '2027-07-05T09:00',
    endTime: '2027-07-05T10:30',
  })
  const feeds = {
    TEAM: await feedOf(coach, 'TEAM', team.id),
    EVENTS: await feedOf(coach, 'EVENTS', `city=${city}`),
    USER: await feedOf(coach, 'USER'),
  }
  const event = {
    uid: `${whole.id}@fungo`,
    summary: name,
    status: 'CONFIRMED',
    sequence: 0,
    place: `${place.location}, ${city}, TX`,
    start: '2027-07-03T00:00:00.000Z',
    end: '2027-07-05T00:00:00.000Z',
  }
  const tryout = {
    uid: `${id}@fungo`,
    summary: name,
    status: 'CONFIRMED',
    sequence: 0,
    start: '2027-07-05T14:00:00.000Z',
    end: '2027-07-05T15:30:00.000Z',
  }
  const expected = { TEAM: [event, tryout], EVENTS: [event], USER: [event, tryout] }
  const before: Record<string, string> = {}
  for (const [kind, { url }] of Object.entries(feeds)) {
    const { method, entries } = await readOnce(url, expected[kind as keyof typeof feeds].length)
    expect([kind, method]).toEqual([kind, null])
    expect(entries).toMatchObject(expected[kind as keyof typeof feeds])
    before[kind] = entries[0]!.stamp
  }

  const later = { now: new Date(Date.now() + 5_000) }
  await as(coach).updateEvent({ id: whole.id, input: { cancelled: true } }, undefined, later)
  for (const [kind, { url }] of Object.entries(feeds)) {
    const [canceled] = (await read(url)).entries
    expect(canceled, kind).toMatchObject({ ...event, summary: `Canceled: ${name}`, status: 'CANCELLED', sequence: 1 })
    expect(canceled!.stamp > before[kind]!, kind).toBe(true)
  }
})

test.each([
  ['event', 'of a team'],
  ['event', 'of nobody'],
  ['opportunity', 'of a team'],
] as const)(
  "the calendar file on the page of an %s %s is the feed's entry, and SEQUENCE increases at each move",
  async (kind, ofWhom) => {
    const coach = await given.user()
    const team = await given.team({ owner: coach })
    const city = `Movetown${Date.now().toString(36)}`
    const texts = kind === 'event' ? {} : { description: 'Two sessions.', whatToBring: 'Gloves, water' }
    const input = { creator: coach, city, state: 'TX', ...(ofWhom === 'of a team' && { teamID: team.id }), ...texts }
    const { id } = await (kind === 'event' ? given.event(input) : given.opportunity(input))
    const { url } =
      ofWhom === 'of a team' ? await feedOf(coach, 'TEAM', team.id) : await feedOf(coach, 'EVENTS', `city=${city}`)
    const edit = (input: object) =>
      kind === 'event' ? as(coach).updateEvent({ id, input }) : as(coach).updateOpportunity({ id, input })
    const start = kind === 'event' ? 'date' : 'startTime'
    const steps: [() => Promise<unknown>, object][] = [
      [async () => {}, { sequence: 0, status: 'CONFIRMED' }],
      [() => edit({ [start]: '2030-06-01T09:00' }), { sequence: 1, start: '2030-06-01T14:00:00.000Z' }],
      [() => edit({ [start]: '2030-06-02T09:00' }), { sequence: 2, start: '2030-06-02T14:00:00.000Z' }],
      [() => edit({ location: 'Field 2' }), { sequence: 3, place: `Field 2, ${city}, TX` }],
      [
        () => edit({ [kind === 'event' ? 'name' : 'title']: 'Día de béisbol' }),
        { sequence: 3, summary: 'Día de béisbol' },
      ],
      ...(kind === 'event'
        ? [
            [
              () => events().patch({ eventID: id }).set({ status: 'postponed' }).go(),
              { status: 'TENTATIVE', summary: 'Postponed: Día de béisbol' },
            ] as [() => Promise<unknown>, object],
          ]
        : []),
      [() => edit({ cancelled: true }), { sequence: 4, status: 'CANCELLED', summary: 'Canceled: Día de béisbol' }],
      [() => edit({ cancelled: false }), { sequence: 5, status: 'CONFIRMED', summary: 'Día de béisbol' }],
    ]
    for (const [change, expected] of steps) {
      await change()
      const [entry] = (await readOnce(url, 1)).entries
      expect(entry).toMatchObject({
        ...expected,
        description: kind === 'event' ? null : 'Two sessions.\n\nWhat to bring: Gloves, water',
      })
      const { calendarFile } = await as(coach)[kind]({ id }, 'calendarFile')
      const { method, entries } = readCalendar(calendarFile)
      expect(method).toBe(entry!.status === 'CANCELLED' ? 'CANCEL' : 'PUBLISH')
      const organizer = 'mailto:no-reply@fungo.example'
      expect(entries).toEqual([{ ...entry, organizer, stamp: expect.any(String) }])
    }
  },
)

test('the calendar file of an opportunity has no texts of an author without a confirmed address', async () => {
  const [coach, reader] = await Promise.all([given.user({ emailVerifiedAt: undefined }), given.user()])
  const { id } = await given.opportunity({ creator: coach, description: 'Call me', whatToBring: 'Cash' })
  const fileFor = async (user: { userID: string }) => (await as(user).opportunity({ id }, 'calendarFile')).calendarFile
  expect(await fileFor(coach)).toContain('DESCRIPTION:Call me')
  expect(await fileFor(reader)).not.toMatch(/DESCRIPTION|Call me|Cash/)
})

test('a calendar feed without entries has the component that RFC 5545 requires, and a file name with its accents', async () => {
  const coach = await given.user()
  const team = await given.team({ owner: coach, name: `Peñón Águilas ${Date.now()}` })
  const { url } = await feedOf(coach, 'TEAM', team.id)
  expect(await read(url)).toMatchObject({ name: team.name, entries: [] })
  const { headers } = await fetched(url)
  const name = team.name.replaceAll(' ', '-')
  expect(headers?.['content-disposition']).toBe(
    `inline; filename="${name.normalize('NFD').replace(/[^\w-]/g, '')}.ics"; filename*=UTF-8''${encodeURIComponent(name)}.ics`,
  )
})

test("a manager's personal calendar feed has the events of the team until the appointment ends", async () => {
  const [coach, manager] = await Promise.all([given.user(), given.user()])
  const team = await given.team({ owner: coach })
  await given.event({ creator: coach, teamID: team.id, name: 'Scrimmage' })
  await given.teamContact(coach, { teamID: team.id, user: manager, role: 'manager' })
  const { url } = await feedOf(manager, 'USER')
  expect((await read(url)).entries.map(({ summary }) => summary)).toEqual(['Scrimmage'])
  await as(coach).removeTeamContact({ teamID: team.id, userID: manager.userID })
  expect((await read(url)).entries).toEqual([])
})

test("a personal calendar feed has no child's name and says whether a registration is approved", async () => {
  const [organizer, parent] = await Promise.all([given.user(), given.user()])
  const player = await given.player({ claimer: parent, name: 'Quillon Namedchild' })
  const [pending, approved, rejected] = await Promise.all(
    ['Pending day', 'Approved day', 'Rejected day'].map((title) =>
      given.opportunity({ creator: organizer, title, description: 'Be early.' }),
    ),
  )
  const register = (to: { id: string }) => given.registration(parent, { opportunityID: to.id, playerID: player.id })
  await register(pending!)
  await as(organizer).updateRegistrationStatus({ ...(await register(approved!)), status: 'APPROVED' })
  await as(organizer).updateRegistrationStatus({ ...(await register(rejected!)), status: 'REJECTED' })
  const team = await given.team({ owner: organizer })
  await given.rosterEntry(organizer, { teamID: team.id, playerID: player.id })
  const { id: eventID } = await given.event({ creator: organizer, teamID: team.id, name: 'Team doubleheader' })

  const { body, entries } = await read((await feedOf(parent, 'USER')).url)
  expect(entries.map(({ summary, description }) => [summary, description]).sort()).toEqual([
    ['Approved day', 'Registration approved\n\nBe early.'],
    ['Pending day', 'Registration pending\n\nBe early.'],
    ['Team doubleheader', null],
  ])
  expect(entries.map(({ uid }) => uid)).toContain(`${eventID}@fungo`)
  expect(body).not.toMatch(/Quillon|Namedchild/)
})

test('a calendar feed of the event list applies its filters', async () => {
  const reader = await given.user()
  const city = `Wayfar${Date.now().toString(36)}`
  const { id } = await given.event({ city, state: 'OK', date: '2027-05-01T09:00' })
  await given.event({ city: 'Elsewhere', state: 'OK' })
  const { url, title } = await feedOf(reader, 'EVENTS', `city=${city}&state=OK&page=3`)
  expect(title).toBe(`Events: OK, ${city}`)
  const { entries } = await readOnce(url, 1)
  expect(entries).toMatchObject([{ uid: `${id}@fungo`, start: '2027-05-01T14:00:00.000Z' }])
})

test('a calendar feed of a long event list has the next 500 events and says how many there are', async () => {
  const reader = await given.user()
  const city = `Longlist${Date.now().toString(36)}`
  const { id: eventID } = await given.event({ city, state: 'OK' })
  const { data: first } = await events().get({ eventID }).go()
  const copies = Array.from({ length: 500 }, (_, at) => {
    const date = new Date(Date.now() + (at + 1) * 3_600_000).toISOString()
    return eventRecord.create({ ...first!, eventID: newID(), date, endDate: date }, { now: new Date() })
  })
  await createAll(copies, 30)
  const { url } = await feedOf(reader, 'EVENTS', `city=${city}`)
  const { description } = await readOnce(url, 500)
  expect(description).toBe(
    'This calendar has the next 500 of 501 events. Subscribe with more filters to get all of them.',
  )
})

test('a calendar feed of a team with hundreds of events has the next and latest 500 and says so', async () => {
  const coach = await given.user()
  const team = await given.team({ owner: coach })
  const soon = await given.event({ creator: coach, teamID: team.id, date: '2030-05-01T09:00', name: 'Next up' })
  const { data: first } = await events().get({ eventID: soon.id }).go()
  const { data: item } = await teams().get({ teamID: team.id }).go()
  const copies = Array.from({ length: 600 }, (_, at) => {
    const date = new Date(Date.now() - (at + 1) * 3_600_000).toISOString()
    const copy = { ...first!, eventID: newID(), date, endDate: date, name: `Past ${at}` }
    return eventRecord.create(copy, { now: new Date(), team: item })
  })
  await createAll(copies, 25)
  for (const [kind, id, most] of [
    ['TEAM', team.id, 500],
    ['USER', undefined, 200],
  ] as const) {
    const { entries, description } = await readOnce((await feedOf(coach, kind, id)).url, most)
    const names = entries.map(({ summary }) => summary)
    expect(names).toContain('Next up')
    expect(names).toContain('Past 0')
    expect(names).not.toContain('Past 599')
    expect(description).toBe(
      `This calendar has up to ${most} events and ${most} opportunities of a team: the next ones, then the latest.`,
    )
  }
})

test('the personal calendar feed of a manager of more than 100 teams has 100 of them and says so', async () => {
  const [coach, manager] = await Promise.all([given.user(), given.user()])
  const { id } = await given.team({ owner: coach })
  const { data: item } = await teams().get({ teamID: id }).go()
  const managers = { grantedBy: coach.userID, since: item!.claimedAt!, userIDs: [manager.userID] }
  const all = Array.from({ length: 101 }, (_, at) => ({ teamID: newID(), name: `Squad ${at + 100} ${id}` }))
  const copies = all.map((it) => teamRecord.create({ ...item!, ...it, managers }, { now: new Date() }))
  await createAll(copies, 10)
  const contact = { userID: manager.userID, kind: 'contact' } as const
  await userReferences()
    .put(all.map(({ teamID }) => ({ ...contact, recordID: teamID })))
    .go()
  await given.event({ creator: coach, teamID: all[99]!.teamID, name: 'Of the hundredth' })
  await given.event({ creator: coach, teamID: all[100]!.teamID, name: 'Of the next' })
  const { entries, description } = await read((await feedOf(manager, 'USER')).url)
  expect(entries.map(({ summary }) => summary)).toEqual(['Of the hundredth'])
  expect(description).toBe('This calendar has 100 of your 101 teams. Subscribe to the others on their pages.')
})

test('the title of a calendar of a hidden team does not name the team', async () => {
  const [reader, admin] = await Promise.all([given.user(), given.admin()])
  const team = await given.team()
  await feedOf(reader, 'TEAM', team.id)
  await as(admin).hideRecord({ kind: 'team', id: team.id, reason: 'Spam' })
  const [feed] = await feedsOf(reader)
  expect(feed.title).toBe('A team that is no longer listed')
  expect(await as(reader).exportMyData()).not.toContain(team.name)
})

test('a calendar feed URL stops working when revoked or when its owner is blocked or deleted', async () => {
  const [reader, stranger] = await Promise.all([given.user(), given.user()])
  const team = await given.team()
  const feed = await feedOf(reader, 'TEAM', team.id)
  expect(await feedOf(reader, 'TEAM', team.id)).toEqual(feed)
  expect(await feedsOf(reader)).toEqual([{ id: feed.id, title: team.name, url: feed.url }])
  expect(await feedsOf(stranger)).toEqual([])

  const { headers } = await fetched(feed.url)
  expect((await fetched(feed.url, { 'if-none-match': String(headers!.etag) })).statusCode).toBe(304)
  expect((await fetched(feed.url, {}, 'HEAD')).body).toBe('')
  const forged = [/.{3}$/, /\?.*/, '.ics'].map((part, at) => feed.url.replace(part, at ? '' : 'abc'))
  for (const url of [...forged, feed.url.replace(reader.userID, stranger.userID)])
    expect((await fetched(url)).statusCode, url).toBe(404)

  await expectRefusal(as(stranger).revokeCalendarFeed({ id: feed.id }), 'NOT_FOUND')
  await users().patch({ userID: reader.userID }).set({ isBlocked: true }).go()
  expect((await fetched(feed.url)).statusCode).toBe(404)
  await users().patch({ userID: reader.userID }).set({ isBlocked: false }).go()
  expect((await fetched(feed.url)).statusCode).toBe(200)
  await as(reader).revokeCalendarFeed({ id: feed.id })
  expect((await fetched(feed.url)).statusCode).toBe(404)
  const next = await feedOf(reader, 'TEAM', team.id)
  expect(next.url).not.toBe(feed.url)
  await users().delete({ userID: reader.userID }).go()
  expect((await fetched(next.url)).statusCode).toBe(404)
})

test('an account has at most 50 calendar feeds and one for each subject, also under concurrent requests', async () => {
  const reader = await given.user()
  const ask = (city: string) => feedOf(reader, 'EVENTS', `city=${city}`)
  const { userID } = reader
  const feed = { userID, kind: 'EVENTS' as const, title: 'Events', createdAt: new Date().toISOString() }
  const towns = Array.from({ length: 46 }, (_, at) => ({ ...feed, subject: `city=Town ${at}`, feedID: newID() }))
  await calendarFeeds().put(towns).go()
  const same = await Promise.all(['Same', 'Same', 'Same'].map(ask))
  expect(new Set(same.map(({ id }) => id)).size).toBe(1)
  const message = 'You have 50 calendars. Remove one first.'
  await expectAtOnce(
    [1, 2, 3, 4, 5, 6].map((at) => ask(`Village ${at}`)),
    { successes: 3, message },
  )
  expect(await feedsOf(reader)).toHaveLength(50)
})

test.each<[string, object, number]>([
  ['a new start', { date: '2030-06-02T14:00:00.000Z' }, 1],
  ['a new end', { endDate: '2030-06-02T14:00:00.000Z' }, 1],
  ['the same time in another time zone', { timeZone: 'America/Denver' }, 1],
  ['another field', { location: 'Field 2' }, 1],
  ['another city', { city: 'Waco' }, 1],
  ['another state', { state: 'OK' }, 1],
  ['a cancellation', { status: 'cancelled' }, 1],
  ['a postponement', { status: 'postponed' }, 1],
  ['another name', { name: 'Fall Classic' }, 0],
  ['the same values', { status: 'scheduled', city: 'Austin' }, 0],
])('%s of an event increases SEQUENCE if calendars show it', (_, changes, increase) => {
  const place = { timeZone: 'America/Chicago', location: 'Field 1', city: 'Austin', state: 'TX' }
  const event = {
    ...place,
    name: 'Classic',
    date: '2030-06-01T14:00:00.000Z',
    status: 'scheduled',
    calendarSequence: 3,
  }
  expect(nextSequence(event, changes)).toBe(3 + increase)
})
