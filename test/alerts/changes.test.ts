import { afterEach, describe, expect, test, vi } from 'vitest'
import { scheduledWork } from '../../functions/domain/scheduled-work/entity.ts'
import { teams } from '../../functions/domain/teams/entity.ts'
import { users } from '../../functions/domain/users/entity.ts'
import { removeChildrenOfUser } from '../../functions/lifecycle/removal/accounts.ts'
import { removeChildrenOfOpportunity } from '../../functions/lifecycle/removal/opportunities.ts'
import { queryPartition, transactWrite } from '../../functions/store/store.ts'
import { as } from '../support/as.ts'
import { calendarOf } from '../support/calendar.ts'
import { given } from '../support/given.ts'
import { pendingClaims } from '../support/pending-claims.ts'
import { startTestAlerts } from '../support/test-alerts.ts'
import { inHours, inMinutes } from '../support/times.ts'
import { givenTournament } from '../support/tournament.ts'

const mail = await startTestAlerts()
const { mailsTo, push, queue, subjectsTo } = mail
afterEach(() => void vi.useRealTimers())

const MINUTE = 60_000
/** Runs the job that is scheduled every minute, with the clock set ahead by this many minutes. */
async function runIn(minutes: number) {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + minutes * MINUTE })
  await mail.run({ dueWork: true })
  vi.useRealTimers()
}

type User = Awaited<ReturnType<typeof given.user>>
const update = (user: User, id: string, input: object) => as(user).updateOpportunity({ id, input })
const startsIn = (hours: number) => ({ startTime: inHours(hours) })
const remove = (user: User, id: string) => as(user).deleteOpportunity({ id })

/** A tryout with one approved, one pending, and one rejected family. */
async function scenario() {
  const [organizer, approved, pending, rejected] = await given.users(4)
  const tryout = { title: 'Spring tryout', startTime: '2031-03-06T09:00', feeCents: 1_000 }
  const { id } = await given.opportunity({ creator: organizer, ...tryout })
  const register = async (parent: User) => {
    const player = await given.player({ claimer: parent, name: 'Sam Slugger' })
    return (await given.registration(parent, { opportunityID: id, playerID: player.id })).id
  }
  const ids = [await register(approved), await register(pending), await register(rejected)]
  await as(organizer).approveRegistration({ registrationID: ids[0] })
  await as(organizer).rejectRegistration({ registrationID: ids[2] })
  return { organizer, approved, pending, rejected, id, register }
}

/** The user got one email about the move to 11 AM at Brushy Creek, with a calendar file. Returns it. */
function expectMove(user: User, id: string, title: string) {
  const [email, ...more] = mailsTo(user)
  expect(more).toEqual([])
  expect(email!.subject).toBe(`Changed: ${title}`)
  expect(email!.text).toContain('New time: Thu, Mar 6, 2031, 11:00 AM CST (was Thu, Mar 6, 2031, 9:00 AM CST)')
  expect(email!.text).toContain('New place: Brushy Creek, Austin, TX (was Zilker Park, Austin, TX)')
  expect(calendarOf(email)).toEqual({
    method: 'PUBLISH',
    uid: `${id}@fungo`,
    sequence: 2,
    status: 'CONFIRMED',
    start: '2031-03-06T17:00:00.000Z',
    place: 'Brushy Creek, Austin, TX',
  })
  return email!
}

test('deleting an account cancels the opportunities that it organized alone and notifies their families by email and in the app', async () => {
  const { organizer, approved, pending, rejected, id } = await scenario()
  const { id: past } = await given.opportunity({ creator: organizer, startTime: inMinutes(1) })
  const { id: hidden, title } = await given.opportunity({ creator: organizer })
  const waiting = await given.user()
  const { id: playerID } = await given.player({ claimer: waiting })
  await given.registration(waiting, { opportunityID: hidden, playerID })
  const admin = await given.admin()
  await as(admin).hideRecord({ kind: 'opportunity', id: hidden, reason: 'Odd' })
  const { id: ownTeam } = await given.team({ owner: organizer })
  const { id: ofOwnTeam } = await given.opportunity({ creator: organizer, teamID: ownTeam })

  await transactWrite([[users().delete({ userID: organizer.userID })]])
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 2 * MINUTE })
  await removeChildrenOfUser(organizer.userID)
  await removeChildrenOfUser(organizer.userID)
  vi.useRealTimers()
  const statusOf = async (opportunityID: string) =>
    (await as(admin).opportunity({ id: opportunityID }, 'status')).status
  const statuses = await Promise.all([id, hidden, ofOwnTeam, past].map(statusOf))
  expect(statuses).toEqual(['CANCELLED', 'CANCELLED', 'CANCELLED', expect.not.stringMatching('CANCELLED')])

  await runIn(13)
  expect(subjectsTo(waiting)).toContain(`Canceled: ${title}`)
  for (const family of [approved, pending]) {
    const [email, ...more] = mailsTo(family)
    expect(more).toEqual([])
    expect(email!.subject).toBe('Canceled: Spring tryout')
    expect(email!.text).toContain('was canceled because the account of its organizer was deleted.')
    expect(calendarOf(email)).toMatchObject({ method: 'CANCEL' })
    const notifications = await as(family).notifications({}, 'subject path')
    expect(notifications).toEqual([{ subject: 'Canceled: Spring tryout', path: `/opportunities/${id}` }])
  }
  expect(mailsTo(rejected)).toEqual([])
})

test('rejecting a claim notifies those who registered for, or entered, what its claimant organized', async () => {
  const [claimer, family] = await given.users(2)
  const admin = await given.admin()
  const { id: teamID } = await given.importedTeam()
  const rostered = await given.user()
  const { id: playerID } = await given.player({ claimer: rostered })
  await given.rosterEntry(admin, { teamID, playerID })
  await as(claimer).claimTeam({ teamID })
  const { id: opportunityID, title } = await given.opportunity({ creator: claimer, teamID })
  await given.registration(family, { opportunityID, playerID: (await given.player({ claimer: family })).id })
  const { eventID, sides } = await givenTournament(['Otters'], { creator: claimer, teamID })
  const { name } = await as(admin).event({ id: eventID }, 'name')
  const [claim] = await pendingClaims(teamID)
  await as(admin).rejectClaim({ claimID: claim!.id })
  await runIn(1)
  expect(subjectsTo(family)).toContain(`Canceled: ${title}`)
  for (const user of [sides[0]!.coach, sides[0]!.family]) expect(subjectsTo(user)).toContain(`Canceled: ${name}`)
  expect(subjectsTo(rostered), 'no text of the claimant').toEqual([])
})

test("deleting an account transfers its opportunities for another owner's team to that owner", async () => {
  const [owner, poster] = await given.users(2)
  const { id: teamID } = await given.team({ owner })
  await given.teamContact(owner, { teamID, user: poster, role: 'manager' })
  const { id } = await given.opportunity({ creator: poster, teamID })
  await transactWrite([[users().delete({ userID: poster.userID })]])
  await removeChildrenOfUser(poster.userID)
  const opportunity = await as(owner).opportunity({ id }, 'status createdBy')
  expect(opportunity).toEqual({ status: 'OPEN', createdBy: owner.userID })
})

test('edits within ten minutes are emailed once to pending and approved families, with old and new values and a calendar file', async () => {
  const { organizer, approved, pending, rejected, id } = await scenario()
  const opportunity = await as(organizer).opportunity({ id }, 'familiesToNotify')
  expect(opportunity.familiesToNotify).toBe(2)
  await update(organizer, id, { startTime: '2031-03-06T10:00' })
  await update(organizer, id, { startTime: '2031-03-06T11:00', location: 'Brushy Creek', feeCents: 2_500 })
  await update(organizer, id, { title: 'Spring open tryout' })
  await runIn(9)
  expect(mailsTo(approved)).toEqual([])
  await runIn(11)
  await runIn(12)
  for (const family of [approved, pending]) {
    const email = expectMove(family, id, 'Spring open tryout')
    expect(email.text).toContain('New fee: $25.00 (was $10.00)')
  }
  expect(mailsTo(rejected)).toEqual([])
  expect(mailsTo(organizer)).toEqual([])
  const left = (await queryPartition(scheduledWork().query.byKind({ kind: 'opportunity-change' }), true)).of(
    scheduledWork,
  )
  expect(left.filter(({ recordID }) => recordID === id)).toEqual([])
})

test('a change of what starts within a day is emailed within a minute, also if an earlier change waits', async () => {
  const { organizer, approved, id } = await scenario()
  await update(organizer, id, startsIn(48))
  await runIn(1)
  expect(mailsTo(approved)).toEqual([])
  await update(organizer, id, startsIn(2))
  await runIn(1)
  expect(mailsTo(approved)).toHaveLength(1)
  await update(organizer, id, startsIn(2.75))
  await runIn(1)
  expect(mailsTo(approved)).toHaveLength(2)
  await runIn(11)
  expect(mailsTo(approved)).toHaveLength(2)
})

test('another start time or a cancellation within a day is pushed also to a family that turned emails off', async () => {
  const { organizer, approved, pending, id } = await scenario()
  for (const family of [approved, pending])
    await as(family).updateUserSettings({ input: { emailNotifications: false } }, 'id')
  const pushes = () => push.pushes.filter((it) => it.id === approved.userID)
  await update(organizer, id, startsIn(48))
  await runIn(11)
  expect(pushes(), 'not within a day').toEqual([])
  await update(organizer, id, startsIn(20))
  await runIn(1)
  const [moved, ...others] = pushes()
  expect(others).toEqual([])
  expect(moved).toMatchObject({
    title: 'Changed: Spring tryout',
    body: expect.stringMatching(/^New time: .+ \(was .+\)$/),
    path: `/opportunities/${id}`,
    headers: { urgency: 'high' },
  })
  await update(organizer, id, { location: 'Brushy Creek' })
  await runIn(1)
  expect(pushes(), 'not for another place').toHaveLength(1)
  await update(organizer, id, { cancelled: true })
  await runIn(1)
  expect(pushes().map(({ title }) => title)).toEqual(['Changed: Spring tryout', 'Canceled: Spring tryout'])
  expect(mailsTo(approved)).toEqual([])
  expect(await as(approved).notifications({}, 'subject')).toEqual([])
})

test('the organizer sees when a change is emailed, and emails it at once', async () => {
  const { organizer, approved, id } = await scenario()
  const emailedAt = async (user: User) => (await as(user).opportunity({ id }, 'changesEmailedAt')).changesEmailedAt
  await update(organizer, id, { location: 'Brushy Creek' })
  expect(Date.parse((await emailedAt(organizer)) ?? '') - Date.now()).toBeGreaterThan(9 * MINUTE)
  expect(await emailedAt(approved)).toBeNull()
  await as(organizer).emailOpportunityChanges({ id })
  await runIn(1)
  expect(mailsTo(approved)).toHaveLength(1)
  expect(await emailedAt(organizer)).toBeNull()
})

test('a change by a manager without a confirmed address is emailed to nobody', async () => {
  const [organizer, family] = await given.users(2)
  const { id: teamID } = await given.team({ owner: organizer })
  const manager = await given.user({ emailVerifiedAt: undefined })
  await given.teamContact(organizer, { teamID, user: manager, role: 'manager' })
  const { id } = await given.opportunity({ creator: organizer, teamID, startTime: '2031-03-06T09:00' })
  const { id: playerID } = await given.player({ claimer: family })
  await given.registration(family, { opportunityID: id, playerID })
  await update(manager, id, { location: 'Elsewhere' })
  await runIn(11)
  expect(mailsTo(family)).toEqual([])
  await update(organizer, id, { location: 'Brushy Creek' })
  await runIn(11)
  expect(mailsTo(family)).toHaveLength(1)
})

test('a change reverted within ten minutes, and a new title alone, send no email', async () => {
  const { organizer, approved, id } = await scenario()
  await update(organizer, id, { startTime: '2031-03-06T10:00' })
  await update(organizer, id, { startTime: '2031-03-06T09:00' })
  await update(organizer, id, { title: 'Another name' })
  await runIn(11)
  expect(mailsTo(approved)).toEqual([])
})

test('a cancellation and a reopening are emailed, each with its calendar update', async () => {
  const { organizer, approved, id, register } = await scenario()
  await update(organizer, id, { cancelled: true })
  await runIn(11)
  const [canceled] = mailsTo(approved)
  expect(canceled!.subject).toBe('Canceled: Spring tryout')
  expect(canceled!.attachments[0]).toMatchObject({ type: expect.stringContaining('method=CANCEL') })
  expect(calendarOf(canceled)).toMatchObject({ method: 'CANCEL', status: 'CANCELLED', sequence: 1 })
  await update(organizer, id, { cancelled: false })
  const late = await given.user()
  await register(late)
  await runIn(11)
  const [reopened] = mailsTo(approved)
  expect(reopened!.subject).toBe('Back on: Spring tryout')
  expect(calendarOf(reopened)).toMatchObject({ method: 'PUBLISH', status: 'CONFIRMED', sequence: 2 })
  // Families who registered after the edit have already seen it.
  expect(mailsTo(late)).toEqual([])
})

test('the families of a deleted opportunity are emailed that it is canceled', async () => {
  const { organizer, approved, pending, rejected, id } = await scenario()
  await remove(organizer, id)
  await runIn(1)
  for (const family of [approved, pending]) {
    expect(subjectsTo(family)).toEqual(['Canceled: Spring tryout'])
    expect(calendarOf(mailsTo(family)[0])).toMatchObject({ method: 'CANCEL' })
  }
  expect(mailsTo(rejected)).toEqual([])
})

test('a change that could not be queued is emailed by the next run, once to each family', async () => {
  const { organizer, approved, pending, id } = await scenario()
  await update(organizer, id, { startTime: '2031-03-06T10:00' })
  queue.breakFor(() => true)
  await expect(runIn(11)).rejects.toThrow()
  queue.breakFor(() => false)
  await runIn(11)
  await runIn(11)
  expect([approved, pending].map((it) => mailsTo(it).length)).toEqual([1, 1])
})

const leave = (user: User, id: string) =>
  as(user).updatePlayerTeamHistory({
    id,
    input: { startDate: '2025-09-01', season: '2025 Fall', endDate: '2025-10-01' },
  })

test('evaluators are emailed once about each change, cancellation, and deletion of an opportunity, like families', async () => {
  const { organizer, approved, id } = await scenario()
  const [evaluator, late] = await given.users(2)
  const invite = async (user: User) => {
    await as(organizer).inviteEvaluator({ opportunityID: id, userID: user.userID })
    await as(user).acceptEvaluator({ opportunityID: id })
  }
  await invite(evaluator)
  // A parent who is also an evaluator gets only one email.
  await invite(approved)
  await update(organizer, id, { startTime: '2031-03-06T10:00' })
  await invite(late)
  await runIn(11)
  expect(mailsTo(late)).toEqual([])
  await update(organizer, id, { cancelled: true })
  await runIn(11)
  await update(organizer, id, { cancelled: false })
  await remove(organizer, id)
  await runIn(1)
  for (const person of [evaluator, approved])
    expect(subjectsTo(person)).toEqual(['Canceled: Spring tryout', 'Canceled: Spring tryout', 'Changed: Spring tryout'])
  expect(calendarOf(mailsTo(evaluator)[0])).toMatchObject({ method: 'CANCEL', uid: `${id}@fungo` })
})

test('families who were notified of a deletion are notified of the restore, with a calendar file of a higher SEQUENCE', async () => {
  const { organizer, approved, id } = await scenario()
  const restore = () => as(organizer).restoreRecord({ kind: 'opportunity', id })
  await remove(organizer, id)
  await removeChildrenOfOpportunity(id)
  await restore()
  await runIn(12)
  expect(mailsTo(approved), 'no email about a restore if none was sent about the deletion').toEqual([])

  await remove(organizer, id)
  await removeChildrenOfOpportunity(id)
  await runIn(1)
  const [canceled] = mailsTo(approved)
  await restore()
  await runIn(12)
  const [back, ...earlier] = mailsTo(approved)
  expect(earlier).toEqual([canceled])
  expect([canceled!.subject, back!.subject]).toEqual(['Canceled: Spring tryout', 'Back on: Spring tryout'])
  expect(calendarOf(canceled)).toMatchObject({ method: 'CANCEL', sequence: 1 })
  expect(calendarOf(back)).toMatchObject({ method: 'PUBLISH', sequence: 2, status: 'CONFIRMED', uid: `${id}@fungo` })
})

describe('an event of a team', () => {
  /** An event of a team whose roster has a family and the coach's own child, and had another family before. */
  async function hosted() {
    const [coach, family, former] = await given.users(3)
    const team = await given.team({ owner: coach })
    for (const claimer of [family, family, coach, former]) {
      const player = await given.player({ claimer, name: 'Sam Slugger' })
      const entry = await given.rosterEntry(claimer, { teamID: team.id, playerID: player.id })
      if (claimer === former) await leave(coach, entry.id)
    }
    const event = { teamID: team.id, name: 'Fall Classic', date: '2031-03-06T09:00' }
    const { id } = await given.event({ creator: coach, ...event })
    const edit = (input: object) => as(coach).updateEvent({ id, input })
    return { coach, family, former, team, id, edit }
  }

  test('does not notify a family that claimed a player who had been put on the roster before', async () => {
    const { coach, team, edit } = await hosted()
    const [family, admin] = [await given.user(), await given.admin()]
    const { id: playerID } = await given.player({ claimer: admin })
    await given.rosterEntry(coach, { teamID: team.id, playerID })
    await as(family).claimPlayer({ playerID })
    await edit({ location: 'Pay at the gate' })
    await runIn(11)
    expect(subjectsTo(family)).not.toContain('Changed: Fall Classic')
  })

  test('does not notify families from before a claim that is reviewed', async () => {
    const { family, team, edit } = await hosted()
    const since = new Date().toISOString()
    const provisional = { since, until: '2032-01-01T00:00:00.000Z', before: { name: 'Aces', divisions: [] } }
    await teams().patch({ teamID: team.id }).set({ provisional }).go()
    const joined = await given.user()
    const { id: playerID } = await given.player({ claimer: joined })
    await given.rosterEntry(joined, { teamID: team.id, playerID })
    await edit({ location: 'Pay at the gate' })
    await runIn(11)
    expect(mailsTo(family)).toEqual([])
    expect(subjectsTo(joined)).toContain('Changed: Fall Classic')
  })

  test('notifies each rostered family once of its new time and place, with a calendar file', async () => {
    const { coach, family, former, id, edit } = await hosted()
    expect((await as(coach).event({ id }, 'familiesToNotify')).familiesToNotify).toBe(1)
    expect((await as(family).event({ id }, 'familiesToNotify')).familiesToNotify).toBe(0)
    await edit({ date: '2031-03-06T10:00' })
    await edit({ date: '2031-03-06T11:00', location: 'Brushy Creek' })
    await edit({ name: 'Fall Classic II' })
    await runIn(9)
    expect(mailsTo(family)).toEqual([])
    await runIn(11)
    await runIn(12)
    expectMove(family, id, 'Fall Classic II')
    expect([mailsTo(coach), mailsTo(former)]).toEqual([[], []])
  })

  test.each([
    ['whole days', { date: '2031-03-07', endDate: '2031-03-09' }, 'Fri, Mar 7, 2031 to Sun, Mar 9, 2031'],
    [
      'times',
      { date: '2031-03-07T18:00', endDate: '2031-03-08T12:00' },
      'Fri, Mar 7, 2031, 6:00 PM CST to Sat, Mar 8, 2031, 12:00 PM CST',
    ],
  ])('names all of its days in every email, if it has several, with %s', async (_, days, range) => {
    const { family, edit } = await hosted()
    await edit(days)
    await runIn(11)
    expect(mailsTo(family)[0]!.text).toContain(`New time: ${range} (was `)
    expect(mailsTo(family)[0]!.text).not.toContain('New end')
    await edit({ cancelled: true })
    await runIn(11)
    const [canceled] = mailsTo(family)
    expect(canceled!.subject).toBe('Canceled: Fall Classic')
    expect(canceled!.text).toContain(`Time: ${range}\n`)
  })

  test('notifies families of its cancellation, reopening, and deletion', async () => {
    const { coach, family, id, edit } = await hosted()
    await edit({ cancelled: true })
    await runIn(11)
    expect(mailsTo(family)[0]!.subject).toBe('Canceled: Fall Classic')
    expect(calendarOf(mailsTo(family)[0])).toMatchObject({ method: 'CANCEL', sequence: 1, status: 'CANCELLED' })
    await edit({ cancelled: false })
    await runIn(11)
    expect(mailsTo(family)[0]!.subject).toBe('Back on: Fall Classic')
    expect(calendarOf(mailsTo(family)[0])).toMatchObject({ method: 'PUBLISH', sequence: 2, status: 'CONFIRMED' })
    await as(coach).deleteEvent({ id })
    await runIn(1)
    expect(mailsTo(family)).toHaveLength(3)
    expect(calendarOf(mailsTo(family)[0])).toMatchObject({ method: 'CANCEL', sequence: 3, uid: `${id}@fungo` })
  })

  test('notifies nobody if it is in the past or its creator has no confirmed address', async () => {
    const { family, edit } = await hosted()
    await edit({ date: '2020-03-06T09:00' })
    await runIn(11)
    const email = mailsTo(family).length
    await edit({ location: 'Corrected Park' })
    await runIn(11)
    expect(mailsTo(family)).toHaveLength(email)

    const coach = await given.user({ emailVerifiedAt: undefined })
    const team = await given.team({ owner: coach })
    const player = await given.player({ claimer: family })
    await given.rosterEntry(family, { teamID: team.id, playerID: player.id })
    const { id } = await given.event({ creator: coach, teamID: team.id, date: '2031-03-06T09:00' })
    await as(coach).updateEvent({ id, input: { location: 'Elsewhere' } })
    await runIn(11)
    expect(mailsTo(family)).toHaveLength(email)
  })

  test('notifies nobody of an edit by a manager without a confirmed address, until the creator edits it again', async () => {
    const { family, coach, id, team, edit } = await hosted()
    const manager = await given.user({ emailVerifiedAt: undefined })
    await given.teamContact(coach, { teamID: team.id, user: manager, role: 'manager' })
    await as(manager).updateEvent({ id, input: { location: 'Elsewhere' } })
    await runIn(11)
    expect(mailsTo(family)).toEqual([])
    await edit({ location: 'Brushy Creek' })
    await runIn(11)
    expect(mailsTo(family)).toHaveLength(1)
  })
})

test('an event tells the owner and managers of each team that entered of a new time, its cancellation, and its deletion', async () => {
  const director = await given.user()
  const division = { ageGroup: '12U', division: 'AA', max: 2, entryFeeCents: 45_000 }
  const input = { name: 'Fall Classic', date: '2031-03-06T09:00', divisions: [division] }
  const { id } = await given.event({ creator: director, ...input })
  const { divisions } = await as(director).event({ id }, 'divisions { id }')
  const enter = async (status?: 'ACCEPTED' | 'WAITLISTED' | 'DECLINED') => {
    const owner = await given.user()
    const { id: teamID } = await given.team({ owner })
    const entry = await as(owner).enterTeam({ input: { eventID: id, divisionID: divisions[0]!.id!, teamID } }, 'id')
    if (status) await as(director).decideEntry({ id: entry.id, decision: status })
    return { owner, teamID, id: entry.id }
  }
  const [applied, accepted, waitlisted] = [await enter(), await enter('ACCEPTED'), await enter('WAITLISTED')]
  const [declined, withdrawn] = [await enter('DECLINED'), await enter()]
  await as(withdrawn.owner).withdrawEntry({ id: withdrawn.id })
  const manager = await given.user()
  await given.teamContact(accepted.owner, { teamID: accepted.teamID, user: manager, role: 'manager' })
  const told = [applied.owner, accepted.owner, waitlisted.owner, manager]
  const news = (user: User) => subjectsTo(user).filter((it) => it.endsWith('Fall Classic'))
  const expectNews = (subjects: string[]) => {
    for (const user of told) expect(news(user)).toEqual(subjects)
    for (const user of [director, declined.owner, withdrawn.owner]) expect(news(user)).toEqual([])
  }

  expect((await as(director).event({ id }, 'familiesToNotify')).familiesToNotify).toBe(4)
  await as(director).updateEvent({ id, input: { date: '2031-03-06T11:00' } })
  await runIn(11)
  expectNews(['Changed: Fall Classic'])
  await as(director).updateEvent({ id, input: { cancelled: true } })
  await runIn(11)
  expectNews(['Canceled: Fall Classic', 'Changed: Fall Classic'])
  await as(director).updateEvent({ id, input: { cancelled: false } })
  await runIn(11)
  await as(director).deleteEvent({ id })
  await runIn(1)
  const back = ['Canceled: Fall Classic', 'Back on: Fall Classic']
  expectNews([...back, 'Canceled: Fall Classic', 'Changed: Fall Classic'])
})
