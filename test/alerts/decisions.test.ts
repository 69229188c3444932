import { afterEach, expect, test, vi } from 'vitest'
import { as, asAnonymous, expectRefusal } from '../support/as.ts'
import { given } from '../support/given.ts'
import { startTestAlerts } from '../support/test-alerts.ts'
import { inDays } from '../support/times.ts'

const mail = await startTestAlerts()
const { mailsTo, queue, subjectsTo } = mail
afterEach(() => void vi.useRealTimers())

/** Runs the job that is scheduled every minute, at this local time in Austin. */
async function runAt(local: string) {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(`${local}-06:00`) })
  await mail.run({ dueWork: true }).finally(() => vi.useRealTimers())
}

type User = Awaited<ReturnType<typeof given.user>>
const update = (user: User, id: string, input: object) => as(user).updateOpportunity({ id, input }, 'decideBy')

/** A tryout with the decision day January 10, one approved family, and one pending family. */
async function scenario() {
  const [organizer, approved, pending] = await given.users(3)
  const { id } = await given.opportunity({
    creator: organizer,
    title: 'Winter tryout',
    startTime: '2031-02-06T09:00',
    decideBy: '2031-01-10',
  })
  for (const parent of [approved, pending]) {
    const player = await given.player({ claimer: parent, name: 'Sam Slugger' })
    const registration = await given.registration(parent, { opportunityID: id, playerID: player.id })
    if (parent === approved) await as(organizer).approveRegistration({ registrationID: registration.id })
  }
  return { organizer, approved, pending, id }
}

test('an organizer is reminded on the decision day, and pending families are notified that evening', async () => {
  const { organizer, approved, pending, id } = await scenario()
  expect((await asAnonymous().opportunity({ id }, 'decideBy')).decideBy).toBe('2031-01-10')
  await runAt('2031-01-08T08:59')
  expect(subjectsTo(organizer)).toEqual([])
  await runAt('2031-01-08T09:00')
  await runAt('2031-01-08T09:01')
  expect(subjectsTo(organizer)).toEqual(['Decide in 2 days: Winter tryout'])
  expect(mailsTo(organizer)[0]!.text).toContain('1 registration is pending')
  await runAt('2031-01-10T09:00')
  expect(subjectsTo(organizer)).toEqual(['Decide today: Winter tryout', 'Decide in 2 days: Winter tryout'])
  expect(subjectsTo(pending)).toEqual([])
  await runAt('2031-01-10T18:00')
  await runAt('2031-01-10T18:01')
  expect(subjectsTo(pending)).toEqual(['Still undecided: Winter tryout'])
  const [email] = mailsTo(pending)
  expect(email!.text).toContain('decide by Fri, Jan 10, 2031 and is still undecided about Sam S.')
  expect(email!.text).not.toContain('Slugger')
  expect(subjectsTo(approved)).toEqual([])
  expect(subjectsTo(organizer)).toHaveLength(2)
})

test('reminders follow a moved decision day and stop when it is removed or the opportunity is canceled', async () => {
  const moved = await scenario()
  await update(moved.organizer, moved.id, { decideBy: '2031-01-20' })
  const cleared = await scenario()
  expect((await update(cleared.organizer, cleared.id, { decideBy: '' })).decideBy).toBeNull()
  const canceled = await scenario()
  await update(canceled.organizer, canceled.id, { cancelled: true })
  await runAt('2031-01-10T09:00')
  await runAt('2031-01-10T18:00')
  for (const { organizer } of [moved, cleared, canceled])
    expect(subjectsTo(organizer).filter((subject) => subject.startsWith('Decide'))).toEqual([])
  await runAt('2031-01-20T18:00')
  await runAt('2031-01-20T18:01')
  expect(subjectsTo(moved.pending).filter((it) => it.startsWith('Still'))).toEqual(['Still undecided: Winter tryout'])
  await expectRefusal(update(moved.organizer, moved.id, { decideBy: 'soon' }), 'BAD_USER_INPUT')
})

test('a crashed or late worker neither loses nor repeats a notice', async () => {
  const { organizer, pending } = await scenario()
  queue.breakFor(() => true)
  await expect(runAt('2031-01-08T09:00')).rejects.toThrow()
  queue.breakFor(() => false)
  // The next run is after the deadline, when a reminder to the organizer is pointless.
  await runAt('2031-01-10T19:00')
  await runAt('2031-01-10T19:01')
  await Promise.all([runAt('2031-01-10T19:02'), runAt('2031-01-10T19:02')])
  expect(subjectsTo(organizer)).toEqual([])
  expect(subjectsTo(pending)).toEqual(['Still undecided: Winter tryout'])
})

test('a team shows its response rate after ten decisions', async () => {
  const coach = await given.user()
  const team = await given.team({ owner: coach })
  const startTime = inDays(1)
  const { id: opportunityID } = await given.opportunity({ creator: coach, teamID: team.id, capacity: 20, startTime })
  const all = await Promise.all(
    Array.from({ length: 12 }, async () => {
      const player = await given.player({ claimer: await given.admin() })
      return given.registration(coach, { opportunityID, playerID: player.id })
    }),
  )
  const rate = async (now = new Date()) => await asAnonymous().teamResponseRate({ teamID: team.id }, undefined, { now })
  const decide = (id: string, status: string) => as(coach).updateRegistrationStatus({ id, status })
  for (const { id } of all.slice(0, 9)) await decide(id, 'APPROVED')
  expect(await rate()).toBeNull()
  await decide(all[9]!.id, 'REJECTED')
  expect(await rate()).toBe(100)
  // After the start, the two undecided registrations lower the rate.
  expect(await rate(new Date(Date.parse(startTime) + 1))).toBe(83)
})
