import type { SQSEvent } from 'aws-lambda'
import { afterEach, expect, test, vi } from 'vitest'
import { askDueFamilies } from '../../functions/alerts/handler.ts'
import { players } from '../../functions/domain/players/entity.ts'
import { registrations } from '../../functions/domain/registrations/entity.ts'
import { endExpiredOffers } from '../../functions/domain/registrations/expired-offers.ts'
import { type ScheduledWork, schedule, scheduledWork } from '../../functions/domain/scheduled-work/entity.ts'
import { MAX_TRIES } from '../../functions/domain/scheduled-work/give-up.ts'
import { teams } from '../../functions/domain/teams/entity.ts'
import { type UserItem, users } from '../../functions/domain/users/entity.ts'
import { type WatchRow, watchLists } from '../../functions/domain/watches/entity.ts'
import { findWatchList } from '../../functions/domain/watches/service.ts'
import { sweep } from '../../functions/lifecycle/retention/sweep.ts'
import { handler as notices } from '../../functions/notices/handler.ts'
import { sendMessages } from '../../functions/services/queue.ts'
import { auditing } from '../../functions/store/audit-log/audit-context.ts'
import { client } from '../../functions/store/dynamo.ts'
import { find, transactWrite } from '../../functions/store/store.ts'
import { DAY_MS } from '../../functions/values/durations.ts'
import { newID } from '../../functions/values/ids.ts'
import { as } from '../support/as.ts'
import { given } from '../support/given.ts'
import { metricsOf } from '../support/metrics-of.ts'
import { startTestAlerts } from '../support/test-alerts.ts'
import { inHours, inMinutes } from '../support/times.ts'

const mail = await startTestAlerts()
const { subjectsTo } = mail

async function runIn(minutes: number, event?: { dueWork: boolean }) {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(inMinutes(minutes)) })
  await mail.run(event).finally(() => void vi.useRealTimers())
}
const lettersOf = ({ Records }: SQSEvent) => Records.map(({ body }) => JSON.parse(body) as { name: string })

test('messages that the queue refuses do not hold back the others, and any text reaches its reader', async () => {
  const messages = Array.from({ length: 25 }, (_, at) => ({ at, text: '🥎 Muñoz \uFFFF\uD83E\u0000' }))
  const tooLong = { at: -1, text: '🥎'.repeat(100_000) }
  const sent = sendMessages(process.env.ALERTS_QUEUE_URL!, messages.toSpliced(3, 0, tooLong))
  await expect(sent).rejects.toThrow('The queue refused a message: It is too long.')
  const arrived = (await mail.queued()).Records.map(({ body }) => JSON.parse(body) as (typeof messages)[number])
  expect(arrived.toSorted((a, b) => a.at - b.at)).toEqual(messages)
})

const inARun = () => runIn(20, { dueWork: true })
/** `parts`: of the record's ID. */
const jobs: { kind: ScheduledWork['kind']; run: () => Promise<void>; parts?: number }[] = [
  { kind: 'offer', run: () => endExpiredOffers(new Date(inMinutes(20))), parts: 2 },
  { kind: 'entry-offer', run: inARun, parts: 3 },
  { kind: 'opportunity-change', run: inARun },
  { kind: 'event-change', run: inARun },
  { kind: 'schedule-change', run: inARun },
  { kind: 'decision', run: inARun },
  { kind: 'roster-offer', run: inARun, parts: 2 },
  { kind: 'ask', run: () => askDueFamilies(new Date(inMinutes(20))) },
]

const failures = 'failures'
/** Fails every read and write of the table that names the ID, but not those that schedule and count. */
function failFor(id: string) {
  client.middlewareStack.add(
    (next) => async (args) => {
      const input = JSON.stringify(args.input)
      if (input.includes(id) && !/"(?:work|due|failures)#/.test(input)) throw new Error('It cannot be done.')
      return next(args)
    },
    { step: 'initialize', name: failures },
  )
}
afterEach(() => {
  client.middlewareStack.remove(failures)
  vi.unstubAllEnvs()
})

test.for(jobs)(
  '$kind: work that always fails holds back no other, and becomes a dead letter that can be re-driven',
  async ({ kind, run, parts = 1 }) => {
    const workAt = (dueAt: number): ScheduledWork => {
      const recordID = Array.from({ length: parts }, newID).join('.')
      return {
        kind,
        recordID,
        dueAt: new Date(dueAt).toISOString(),
        edits: 1,
        data: { editedAt: '', step: 'soon', decideBy: '2031-03-06' },
      }
    }
    const [before, bad, after] = [workAt(0), workAt(1), workAt(2)]
    const add = (work: ScheduledWork) => transactWrite(schedule(work))
    const held = ({ recordID }: ScheduledWork) => find(scheduledWork, { kind, recordID })
    await Promise.all([before, bad, after].map(add))
    failFor(bad.recordID.split('.')[0]!)
    // Of no record: done as soon as it is looked at.
    await expect(run()).rejects.toThrow('It cannot be done.')
    expect(await Promise.all([before, bad, after].map(held))).toEqual([null, bad, null])
    for (let tries = 2; tries < MAX_TRIES; tries++) await expect(run()).rejects.toThrow()
    expect((await mail.deadLetters()).Records).toEqual([])
    await expect(run()).rejects.toThrow()
    await run()
    const letters = await mail.deadLetters()
    expect(lettersOf(letters)).toEqual([
      { type: 'deadLetter', name: expect.any(String), error: 'Error: It cannot be done.', work: bad },
    ])
    expect(await held(bad)).toBeNull()
    expect(await notices(letters)).toEqual({ batchItemFailures: [] })
    expect(await held(bad)).toEqual(bad)
    client.middlewareStack.remove(failures)
    await run()
    expect(await held(bad)).toBeNull()
  },
)

test('a watch list that cannot be read or mailed holds back no other, and its finds become a dead letter', async () => {
  const [unmatched, unmailed, reader, creator] = await given.users(4)
  const city = `City ${newID()}`
  for (const user of [unmatched, unmailed, reader])
    await as(user).createWatch({ input: { kind: 'OPPORTUNITIES', filters: `search=${encodeURIComponent(city)}` } })
  const spoil = async (user: typeof reader, found: object | number) => {
    const list = (await findWatchList(user.userID))!
    const watches = list.watches.map((it) => ({ ...it, found })) as unknown as WatchRow[]
    await watchLists()
      .put({ ...list, watches })
      .go()
  }
  await spoil(unmatched, { records: 7, count: 1, since: '', dueAt: new Date(0).toISOString() })
  await spoil(unmailed, {
    records: [{ kind: 'nothing', id: newID() }],
    count: 1,
    since: '',
    dueAt: new Date(0).toISOString(),
  })
  await given.opportunity({ creator, title: `🔥 Tryouts ${city}` })
  await given.opportunity({ creator, title: `Plain tryouts ${city}` })
  await expect(runIn(30)).rejects.toThrow()
  expect(subjectsTo(reader)).toEqual([`2 new: Opportunities named “${city}”`])
  for (let tries = 2; tries <= MAX_TRIES; tries++) await expect(runIn(30 + tries)).rejects.toThrow()
  expect(lettersOf(await mail.deadLetters()).map(({ name }) => name)).toEqual(
    expect.arrayContaining([`match#${unmatched.userID}`, `watches#${unmailed.userID}`]),
  )
  expect((await findWatchList(unmailed.userID))!.watches[0]).not.toHaveProperty('found')
  await given.opportunity({ creator, title: `Later tryouts ${city}` })
  await runIn(60).catch(() => {})
  expect(subjectsTo(reader)).toHaveLength(2)
  expect(subjectsTo(unmailed)).toEqual(['A new tryout in what you watch'])
})

const reminded: Record<string, (title: string, hours: number) => Promise<{ id: string; reader: UserItem }>> = {
  async opportunity(title, hours) {
    const [creator, reader] = await given.users(2)
    const { id } = await given.opportunity({ creator, title, startTime: inHours(hours) })
    const { id: playerID } = await given.player({ claimer: reader })
    await given.registration(reader, { opportunityID: id, playerID, approvedBy: creator })
    return { id, reader }
  },
  async event(name, hours) {
    const reader = await given.user()
    const { id: teamID } = await given.team({ owner: reader })
    const { id } = await given.event({ creator: reader, teamID, name, date: inHours(hours) })
    return { id, reader }
  },
}

test.for(Object.keys(reminded))(
  'an %s whose reminders fail holds back no others, and becomes a dead letter',
  async (kind) => {
    const add = reminded[kind]!
    const [first, bad, last] = [await add('First', 23.3), await add('Bad', 23.4), await add('Last', 23.5)]
    failFor(bad.id)
    await expect(runIn(0)).rejects.toThrow('It cannot be done.')
    const subjects = [first, bad, last].map(({ reader }) =>
      subjectsTo(reader).filter((it) => it.startsWith('Tomorrow')),
    )
    expect(subjects).toEqual([['Tomorrow: First'], [], ['Tomorrow: Last']])
    for (let tries = 2; tries <= MAX_TRIES; tries++) await expect(runIn(0)).rejects.toThrow()
    expect(lettersOf(await mail.deadLetters()).map(({ name }) => name)).toContain(`reminders#${bad.id}`)
  },
)

const later = (days: number) => new Date(Date.now() + days * DAY_MS)
/** Runs the weekly check of all records as of this many days from now. */
const sweepIn = (days: number) => auditing({ action: 'retention', now: later(days) }, () => sweep(later(days)))

type Kept = { id: string; isDone: () => Promise<boolean> }
const kept: Record<string, () => Promise<Kept>> = {
  async 'a player profile'() {
    const { id } = await given.player({ claimer: await given.user() })
    return { id, isDone: async () => (await find(players, { playerID: id }))?.retentionNoticedAt !== undefined }
  },
  async 'an account'() {
    const { userID } = await given.user({ emailVerifiedAt: undefined })
    return { id: userID, isDone: async () => (await find(users, { userID }))?.retentionNoticedAt !== undefined }
  },
  async 'a team with the cost of a season'() {
    const owner = await given.user()
    const { id } = await given.team({ owner })
    const seasonCost = { cents: 150_000, includes: [], hasPaymentPlan: false, hasFinancialAid: false }
    await as(owner).updateTeam({ id, input: { seasonCost } })
    return { id, isDone: async () => (await find(teams, { teamID: id }))?.seasonCostAskedAt !== undefined }
  },
  async 'a registration'() {
    const parent = await given.user()
    const { id: opportunityID } = await given.opportunity({ creator: await given.user() })
    const { id: playerID } = await given.player({ claimer: parent })
    await given.registration(parent, { opportunityID, playerID, notes: 'Arrives late' })
    return {
      id: opportunityID,
      isDone: async () => (await find(registrations, { opportunityID, playerID }))?.notes === undefined,
    }
  },
}

test.for(Object.keys(kept))(
  '%s that the check of kept records fails for holds back no other, raises the alarm of faults, and is done by the next check',
  async (kind) => {
    const all = [await kept[kind]!(), await kept[kind]!(), await kept[kind]!()]
    const done = () => Promise.all(all.map(({ isDone }) => isDone()))
    failFor(all[1]!.id)
    vi.stubEnv('POWERTOOLS_METRICS_NAMESPACE', 'Fungo')
    expect(await metricsOf(() => sweepIn(800))).toMatchObject({ Faults: 1 })
    client.middlewareStack.remove(failures)
    expect(await done()).toEqual([true, false, true])
    await sweepIn(800)
    expect(await done()).toEqual([true, true, true])
  },
)
