import { afterEach, expect, test, vi } from 'vitest'
import { as } from '../support/as.ts'
import { given } from '../support/given.ts'
import { startTestAlerts } from '../support/test-alerts.ts'
import { inHours } from '../support/times.ts'
import { givenTournament } from '../support/tournament.ts'

const mail = await startTestAlerts()
const { mailsTo, subjectsTo } = mail
afterEach(() => void vi.useRealTimers())

/** Runs the job that is scheduled every minute, with the clock set ahead by this many minutes. */
async function runIn(minutes: number) {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + minutes * 60_000 })
  await mail.run({ dueWork: true })
  vi.useRealTimers()
}

const CHANGED = 'Game times changed: Fall Classic'

/** Three games of four teams on Friday. */
async function scheduled() {
  const place = await givenTournament(['Linces', 'Nutrias', 'Osos', 'Zorros'], { name: 'Fall Classic' })
  const [linces, nutrias, osos, zorros] = place.sides as [Side, Side, Side, Side]
  const games = [
    { startsAt: '2031-03-07T09:00', field: '1', teamIDs: [linces.teamID, nutrias.teamID] },
    { startsAt: '2031-03-07T11:00', field: '2', teamIDs: [osos.teamID, zorros.teamID] },
    { startsAt: '2031-03-08T09:00', field: '1', teamIDs: [linces.teamID, osos.teamID] },
  ]
  await place.schedule(games)
  return { ...place, linces, nutrias, osos, zorros, games }
}
type Side = Awaited<ReturnType<typeof givenTournament>>['sides'][number]
const people = (side: Side) => [side.coach, side.family]
const news = (user: { email: string }) => subjectsTo(user as never).filter((it) => it === CHANGED)

test('a new schedule is emailed once to the families and managers of its teams, with the games of their team', async () => {
  const { director, linces, nutrias, osos, zorros, schedule, games } = await scheduled()
  // Ten minutes of edits are one email.
  await schedule(games.with(1, { ...games[1]!, field: '3' }))
  await runIn(11)
  await runIn(12)
  for (const side of [linces, nutrias, osos, zorros])
    for (const user of people(side)) expect(news(user)).toEqual([CHANGED])
  expect(news(director)).toEqual([])
  const [email] = mailsTo(zorros.family)
  expect(email!.text).toContain(`${osos.name} – ${zorros.name}: Fri, Mar 7, 2031, 11:00 AM CST, 3`)
  expect(email!.text).not.toContain(linces.name)
})

test('only the families and managers of teams whose games moved are told, once, what moved', async () => {
  const { linces, nutrias, osos, zorros, schedule, games } = await scheduled()
  await runIn(11)
  const [first, second, third] = games
  await schedule([{ ...first!, startsAt: '2031-03-07T10:30', field: '4' }, second!, third!])
  await runIn(11)
  await runIn(12)
  for (const user of [...people(linces), ...people(nutrias)]) expect(news(user)).toEqual([CHANGED, CHANGED])
  for (const user of [...people(osos), ...people(zorros)]) expect(news(user)).toEqual([CHANGED])
  expect(mailsTo(nutrias.family)[0]!.text).toContain(
    `${linces.name} – ${nutrias.name}: Fri, Mar 7, 2031, 10:30 AM CST, 4 (was Fri, Mar 7, 2031, 9:00 AM CST, 1)`,
  )
  await schedule([first!, third!])
  await runIn(11)
  expect(mailsTo(zorros.coach)[0]!.text).toContain('No longer on the schedule (was Fri, Mar 7, 2031, 11:00 AM CST, 2)')
})

test('a family with players in two teams gets one email, and an undone change none', async () => {
  const { linces, osos, schedule, games } = await scheduled()
  const family = linces.family
  const { id: playerID } = await given.player({ claimer: family })
  await given.rosterEntry(family, { teamID: osos.teamID, playerID })
  await runIn(11)
  expect(news(family)).toEqual([CHANGED])
  await schedule(games.with(0, { ...games[0]!, field: '9' }))
  await schedule(games)
  await runIn(11)
  expect(news(family)).toEqual([CHANGED])
})

test('a removed schedule is emailed once, at once if its organizer sends it', async () => {
  const { director, eventID, linces, zorros, schedule } = await scheduled()
  await runIn(11)
  await schedule([])
  const emailedAt = async () => (await as(director).event({ id: eventID }, 'scheduleEmailedAt'))!.scheduleEmailedAt
  expect(Date.parse((await emailedAt())!)).toBeGreaterThan(Date.now() + 9 * 60_000)
  expect(await as(linces.coach).event({ id: eventID }, 'scheduleEmailedAt')).toEqual({ scheduleEmailedAt: null })
  await as(director).emailEventChanges({ id: eventID })
  await runIn(1)
  await runIn(11)
  for (const side of [linces, zorros]) for (const user of people(side)) expect(news(user)).toEqual([CHANGED, CHANGED])
  expect(mailsTo(zorros.coach)[0]!.text).toContain('No longer on the schedule (was Fri, Mar 7, 2031, 11:00 AM CST, 2)')
  expect(await emailedAt()).toBeNull()
})

test('a game that moves within a day is emailed within a minute', async () => {
  const days = { date: inHours(1), endDate: inHours(48) }
  const { sides, schedule } = await givenTournament(['Linces', 'Nutrias'], { name: 'Fall Classic', ...days })
  const teamIDs = sides.map(({ teamID }) => teamID)
  await schedule([{ startsAt: inHours(5), teamIDs }])
  await runIn(2)
  await schedule([{ startsAt: inHours(7), teamIDs }])
  await runIn(2)
  expect(news(sides[0]!.family)).toEqual([CHANGED, CHANGED])
})

test('the schedule of an organizer without a confirmed address is emailed to nobody', async () => {
  const creator = await given.user({ emailVerifiedAt: undefined })
  const { sides, schedule } = await givenTournament(['Linces', 'Nutrias'], { name: 'Fall Classic', creator })
  await schedule([{ startsAt: '2031-03-07T09:00', teamIDs: sides.map(({ teamID }) => teamID) }])
  await runIn(11)
  for (const user of people(sides[0]!)) expect(news(user)).toEqual([])
})

test('a schedule by a manager without a confirmed address is emailed to nobody', async () => {
  const creator = await given.user()
  const { id: teamID } = await given.team({ owner: creator })
  const manager = await given.user({ emailVerifiedAt: undefined })
  await given.teamContact(creator, { teamID, user: manager, role: 'manager' })
  const { sides, schedule } = await givenTournament(['Linces', 'Nutrias'], { name: 'Fall Classic', creator, teamID })
  await schedule([{ startsAt: '2031-03-07T09:00', teamIDs: sides.map(({ teamID }) => teamID) }], manager)
  await runIn(11)
  for (const user of people(sides[0]!)) expect(news(user)).toEqual([])
})

test('a schedule that changes with a cancellation is only told as the cancellation', async () => {
  const { director, eventID, linces, schedule, games } = await scheduled()
  await as(director).updateEvent({ id: eventID, input: { cancelled: true } })
  await schedule(games.slice(1))
  await runIn(11)
  expect(subjectsTo(linces.family)).toEqual(['Canceled: Fall Classic'])
})

test('families of accepted teams, and managers of all that entered, are told of a postponement and the new time', async () => {
  const { director, eventID, linces } = await scheduled()
  await runIn(11)
  await as(director).updateEvent({ id: eventID, input: { postponed: true } })
  await runIn(11)
  for (const user of people(linces)) expect(subjectsTo(user)[0]).toBe('Postponed: Fall Classic')
  expect(mailsTo(linces.family)[0]!.text).toContain('was postponed by its organizer')
  await as(director).updateEvent({
    id: eventID,
    input: { postponed: false, date: '2031-04-07T08:00', endDate: '2031-04-08T20:00' },
  })
  await runIn(11)
  for (const user of people(linces)) expect(subjectsTo(user)[0]).toBe('Changed: Fall Classic')
})
