import { expect, test } from 'vitest'
import { everything, expectConsistent, startLeague } from './league.ts'
import { seed } from './seed.ts'

const count = Number(process.env.SYNC_RECORDS ?? 1_000)
const sizes = { teams: count * 0.4, events: count * 0.15, players: count * 0.25, contacts: count * 0.2 }

test(`${count} records through crashing workers, duplicate and shuffled messages, and a flaky source (SYNC_SEED=${seed})`, {
  timeout: 300_000,
}, async () => {
  const faults = ['error', 'busy', 'html', 'half', 'hang-up', 'redirect', 'wrong-shape'] as const
  const league = await startLeague({
    sizes,
    pageSize: count / 20,
    seed,
    chaos: { seed, crashes: 10, duplicates: 5, isShuffled: true },
    faultOf: (request) => (request % 4 === 1 ? faults[(request >> 2) % faults.length] : undefined),
  })
  const run = await league.sync()
  expect(league.queue.dead).toEqual([])
  expect(run).toMatchObject({ status: 'succeeded', refused: 6 })

  const { records } = league.feed
  const updated = (kind: keyof typeof records) =>
    records[kind].filter(({ record }) => record.state === 'updated').length
  const all = updated('teams') + updated('events') + updated('players') + updated('contacts')
  expect(run.created).toBe(count)
  expect(run.created + run.updated + run.unchanged + run.refused).toBe(all)

  const table = await expectConsistent()
  expect(table.teams).toHaveLength(sizes.teams)
  expect(table.events).toHaveLength(sizes.events)
  expect(table.players).toHaveLength(sizes.players)
  expect(table.contacts).toHaveLength(sizes.contacts)
  const references = table.of('sync-reference').map(({ source, kind }) => (source === 'sample' ? kind : source))
  expect(references.filter((kind) => kind === 'contacts')).toHaveLength(sizes.contacts)
  expect(references.filter((source) => source === '#names')).toHaveLength(sizes.teams)
  const homes = table.teams.flatMap(({ origin }) => Object.keys(origin.externals))
  expect(homes.toSorted()).toEqual([...new Set(homes)].toSorted())
  expect(homes).toHaveLength(updated('teams'))
  expect(table.teams.reduce((sum, { divisions }) => sum + divisions.length, 0)).toBe(run.divisionsAdded)

  const again = await league.syncAll()
  expect(again).toMatchObject({ status: 'succeeded', created: 0, updated: 0, removed: 0, refused: 6 })
  expect((await everything()).teams.map(({ version }) => version).toSorted()).toEqual(
    table.teams.map(({ version }) => version).toSorted(),
  )
  const { deliveries, kills } = league.queue.counts()
  console.info(`${all} records, ${deliveries} deliveries, ${kills} workers killed`)
  await league.stop()
})
