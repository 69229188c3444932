import { expect, test } from 'vitest'
import {
  emailChangesNow,
  finishChange,
  scheduleChange,
  scheduleDeletion,
  scheduleImportedChange,
} from '../../functions/domain/scheduled-work/changes.ts'
import { dueWork, schedule, scheduledWork } from '../../functions/domain/scheduled-work/entity.ts'
import { client } from '../../functions/store/dynamo.ts'
import { queryPartition, retryOnConflict, transactInBatches, transactWrite } from '../../functions/store/store.ts'
import { newID } from '../../functions/values/ids.ts'

const MINUTE = 60_000
const at = (minutes: number) => new Date(Date.UTC(2026, 0, 1) + minutes * MINUTE)

/** The number of items that the work reads from the table. */
async function itemsReadBy(work: () => Promise<unknown>) {
  let items = 0
  client.middlewareStack.add(
    (next) => async (args) => {
      const response = await next(args)
      const { Items = [], Responses = {} } = response.output as { Items?: unknown[]; Responses?: object }
      items += Items.length + Object.values(Responses).flat().length
      return response
    },
    { step: 'initialize', name: 'items' },
  )
  await work().finally(() => client.middlewareStack.remove('items'))
  return items
}

test('a run reads only the work that is due, however much is pending', async () => {
  const offers = Array.from({ length: 500 }, (_, i) => ({ kind: 'offer' as const, recordID: newID(), edits: 1, i }))
  await transactInBatches(offers.map(({ i, ...work }) => schedule({ ...work, dueAt: at(i).toISOString() })))
  let due: unknown[] = []
  const read = () => itemsReadBy(async () => (due = (await dueWork('offer', at(2))).map(({ dueAt }) => dueAt)))
  expect(await read()).toBe(6)
  expect(due).toEqual([0, 1, 2].map((minutes) => at(minutes).toISOString()))
  await transactInBatches(offers.map(({ kind, recordID }) => [[scheduledWork().delete({ kind, recordID })]]))
  expect(await read()).toBe(3)
  expect(await read()).toBe(0)
  expect(due).toEqual([])
})

test('work is found when it is due after any sequence of concurrent edits, emails, imports, and deletions', async () => {
  const kind = 'event-change'
  const pick = <T>(of: readonly T[]) => of[Math.floor(Math.random() * of.length)]!
  const ids = ['a', 'b', 'c']
  const change = (now: Date) => {
    const details = { title: 'Game', timeZone: 'America/Chicago', isCanceled: false }
    const startTime = (hours: number) => new Date(now.getTime() + hours * 60 * MINUTE).toISOString()
    const before = { ...details, startTime: startTime(pick([20, 100, 200])) }
    return { before, after: { ...before, location: newID() } }
  }
  const steps: ((id: string, now: Date) => Promise<unknown>)[] = [
    (id, now) => retryOnConflict(async () => transactWrite((await scheduleChange(kind, id, change(now), now)).writes)),
    (id, now) => transactWrite(scheduleImportedChange(kind, id, change(now), now).map((write) => [write])),
    (id, now) => emailChangesNow(kind, id, now),
    async (id, now) => {
      const audience = { recipients: async () => ['family'], followedTeamID: undefined }
      await transactWrite(await scheduleDeletion(kind, id, change(now).before, audience, now))
    },
    async (_, now) => {
      // As the alerts function does. It may lose a race, and the next run tries again.
      for (const work of await dueWork(kind, now))
        await finishChange(work, pick([null, change(now).after]), now).catch(() => {})
    },
    (_, now) => dueWork(kind, now),
  ]
  for (let round = 0; round < 60; round++) {
    const now = at(round * 4)
    await Promise.all(Array.from({ length: 6 }, () => pick(steps)(pick(ids), now)))
    const pending = (await queryPartition(scheduledWork().query.byKind({ kind }), true)).of(scheduledWork)
    for (const time of [now, at(round * 4 + 15)]) {
      const due = pending.filter(({ dueAt }) => dueAt <= time.toISOString()).map(({ recordID }) => recordID)
      expect((await dueWork(kind, time)).map(({ recordID }) => recordID).toSorted()).toEqual(due.toSorted())
    }
  }
})
