import type { SQSEvent } from 'aws-lambda'
import { afterEach, expect, test, vi } from 'vitest'
import { askDueFamilies } from '../../functions/alerts/handler.ts'
import { endExpiredOffers } from '../../functions/domain/registrations/expired-offers.ts'
import { type ScheduledWork, schedule, scheduledWork } from '../../functions/domain/scheduled-work/entity.ts'
import { MAX_TRIES } from '../../functions/domain/scheduled-work/give-up.ts'
import { type WatchRow, watchLists } from '../../functions/domain/watches/entity.ts'
import { findWatchList } from '../../functions/domain/watches/service.ts'
import { handler as notices } from '../../functions/notices/handler.ts'
import { sendMessages } from '../../functions/services/queue.ts'
import { client } from '../../functions/store/dynamo.ts'
import { find, transactWrite } from '../../functions/store/store.ts'
import { newID } from '../../functions/values/ids.ts'
import { as } from '../support/as.ts'
import { given } from '../support/given.ts'
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
const jobs: { kind: ScheduledWork['kind']; run: () => Promise<void> }[] = [
  { kind: 'offer', run: () => endExpiredOffers(new Date(inMinutes(20))) },
  { kind: 'opportunity-change', run: inARun },
  { kind: 'event-change', run: inARun },
  { kind: 'decision', run: inARun },
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
afterEach(() => void client.middlewareStack.remove(failures))

test.for(jobs)(
  '$kind: work that always fails holds back no other, and becomes a dead letter that can be re-driven',
  async ({ kind, run }) => {
    const workAt = (dueAt: number): ScheduledWork => {
      const recordID = kind === 'offer' ? `${newID()}.${newID()}` : newID()
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
    failFor(bad.recordID.split('.').at(-1)!)
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

test('an opportunity whose reminders fail holds back no others, and becomes a dead letter', async () => {
  const parent = await given.user()
  const { id: playerID } = await given.player({ claimer: parent })
  const creator = await given.user()
  const ids: string[] = []
  for (const [title, hours] of [
    ['First', 23.3],
    ['Bad', 23.4],
    ['Last', 23.5],
  ] as const) {
    const { id } = await given.opportunity({ creator, title, startTime: inHours(hours) })
    const registration = await given.registration(parent, { opportunityID: id, playerID })
    await as(creator).approveRegistration({ registrationID: registration.id })
    ids.push(id)
  }
  failFor(ids[1]!)
  await expect(runIn(0)).rejects.toThrow('It cannot be done.')
  expect(subjectsTo(parent).toSorted()).toEqual(['Tomorrow: First', 'Tomorrow: Last'])
  for (let tries = 2; tries <= MAX_TRIES; tries++) await expect(runIn(0)).rejects.toThrow()
  expect(lettersOf(await mail.deadLetters()).map(({ name }) => name)).toContain(`reminders#${ids[1]}`)
})
