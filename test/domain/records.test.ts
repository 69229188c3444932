import fc from 'fast-check'
import { expect, test } from 'vitest'
import { events } from '../../functions/domain/events/entity.ts'
import { eventRecord } from '../../functions/domain/events/record.ts'
import { NO_COUNTS, opportunities } from '../../functions/domain/opportunities/entity.ts'
import { opportunityRecord } from '../../functions/domain/opportunities/record.ts'
import { players } from '../../functions/domain/players/entity.ts'
import { playerRecord } from '../../functions/domain/players/record.ts'
import { teams } from '../../functions/domain/teams/entity.ts'
import { teamRecord } from '../../functions/domain/teams/record.ts'
import { foldedTeamName } from '../../functions/domain/teams/validation.ts'
import { users } from '../../functions/domain/users/entity.ts'
import { userRecord } from '../../functions/domain/users/record.ts'
import { createDirectory } from '../../functions/services/directory/directory.ts'
import { heads } from '../../functions/store/change-log/head.ts'
import { changeLog } from '../../functions/store/change-log/log.ts'
import { type ChangeLogChange, type Kind, kinds, type Row } from '../../functions/store/change-log/rows.ts'
import { type RecordChange, recordWrites } from '../../functions/store/records/listed-record.ts'
import { transactWrite, VersionConflict } from '../../functions/store/store.ts'
import { firstIDOf, newID } from '../../functions/values/ids.ts'
import { allItems } from '../support/all-items.ts'
import { InMemoryDirectory } from './directory-in-memory.ts'

class Taken extends Error {}
class LastAdmin extends Error {}

const now = () => new Date()
const how = () => ({ now: now(), taken: new Taken(), holdsKey: true, lastAdmin: new LastAdmin() })
/** Few values, so that records collide. */
const name = (n: number) => `Name ${n % 4}`
const owner = (n: number) => (n % 3 === 0 ? undefined : `owner-${n % 3}`)
const at = '2030-03-06T15:00:00.000Z'

type Action = 'create' | 'replace' | 'relist' | 'annotate' | 'remove'
// biome-ignore lint/suspicious/noExplicitAny: records and entities of all kinds
type AnyRecord = any
type Life = {
  read(id: string): Promise<unknown>
  create(id: string, n: number): RecordChange
  next(action: Exclude<Action, 'create'>, read: unknown, n: number): RecordChange
  /** The directory row of a stored item. `logged` is the row of the log. */
  row(item: Item, logged: Row): Row
}

const origin = (n: number) => ({ origin: { source: 'feed', externals: { a: String(n) } } })
const ofTeam = (n: number) => ({ team: { name: name(n), divisions: [] } })

function life(
  [kind, entity, record]: [Kind, AnyRecord, AnyRecord],
  values: (n: number) => object,
  {
    annotation = origin as (n: number) => object,
    listed = (_: number) => ({}),
    initial = (_: number) => ({}),
    listing = (_: Row) => ({}),
  } = {},
): Life {
  const idOf = (id: string) => ({ [`${kind}ID`]: id })
  const context = (n: number) => ({ ...how(), ...listed(n) })
  return {
    read: async (id) => (await entity().get(idOf(id)).go({ consistent: true })).data,
    create: (id, n) => record.create({ ...idOf(id), ...initial(n), ...values(n) }, context(n)),
    next: (action, item, n) =>
      ({
        replace: () => record.replace(item, values(n), context(n)),
        relist: () => record.relist(item, listed(n)),
        annotate: () => record.annotate(item, annotation(n)),
        remove: () => record.remove(item, how()),
      })[action](),
    row: (item, logged) => record.listed(item, listing(logged)).row,
  }
}

const createdBy = 'creator'
const team = (n: number) => ({ name: name(n), state: 'TX', divisions: [], claimedBy: owner(n), createdBy })
const player = (n: number) => ({ name: name(n), age: 10 + (n % 3), claimedBy: owner(n), createdBy })
const event = (n: number) => ({
  name: name(n),
  date: at,
  timeZone: 'UTC',
  status: 'scheduled' as const,
  teamID: owner(n),
  createdBy,
})
const opportunity = (n: number) => ({
  title: name(n),
  type: 'TRYOUT' as const,
  startTime: at,
  timeZone: 'UTC',
  location: 'Field 1',
  positionsNeeded: [],
  feeCents: 0,
  capacity: 3,
  ...NO_COUNTS,
  offersAutomatically: false,
  waiverRequired: false,
  visibility: n % 2 ? ('PUBLIC' as const) : ('HIDDEN' as const),
  teamID: owner(n),
  createdBy: 'someone',
})
const user = (n: number) => ({
  name: name(n),
  role: n % 2 ? ('admin' as const) : ('coach' as const),
  isBlocked: n % 5 === 0,
  emailNotifications: true,
  eventReminders: true,
  opportunityAlerts: true,
  marketingEmails: false,
})

/** The operations on records of each kind. `n` selects the new values. */
const lives: Record<Kind, Life> = {
  team: life(['team', teams, teamRecord], team),
  player: life(['player', players, playerRecord], player),
  event: life(['event', events, eventRecord], event),
  opportunity: life(['opportunity', opportunities, opportunityRecord], opportunity, {
    annotation: () => ({}),
    listed: ofTeam,
    // The team name is only in the log.
    listing: (row) => ({ team: 'teamName' in row && row.teamName ? { name: row.teamName, divisions: [] } : null }),
  }),
  user: life(['user', users, userRecord], user, {
    annotation: (n) => ({ signedOutAt: String(n) }),
    initial: (n) => ({ email: `${name(n)}@fungo.example` }),
  }),
}

type Step = { kind: Kind; action: Action; which: number; n: number; isStale: boolean }
const step: fc.Arbitrary<Step> = fc.record({
  kind: fc.constantFrom(...kinds),
  action: fc.constantFrom<Action>('create', 'create', 'replace', 'replace', 'relist', 'annotate', 'remove'),
  which: fc.nat(20),
  n: fc.nat(60),
  isStale: fc.boolean(),
})

/** Runs the steps in one transaction, as the sync does. The item of a stale step changes after it was read. */
async function take(steps: readonly Step[], ids: Record<Kind, string[]>) {
  const changes = new Map<string, RecordChange>()
  for (const { kind, action, which, n, isStale } of steps) {
    const { read, create, next } = lives[kind]
    const id = action === 'create' ? newID() : ids[kind][which % Math.max(1, ids[kind].length)]
    if (!id || changes.has(id)) continue
    if (action === 'create') {
      ids[kind].push(id)
      changes.set(id, create(id, n))
      continue
    }
    const item = await read(id)
    if (!item) continue
    changes.set(id, next(action, item, n))
    if (isStale) await commit([next('replace', item, n + 1)])
  }
  if (changes.size > 0) await commit([...changes.values()])
}

/** Ignores refusals, and transactions that DynamoDB rejects because they write one item twice: neither changes anything. */
const commit = (changes: RecordChange[]) =>
  transactWrite(recordWrites(...changes)).catch((error: Error) => {
    const isRefused = [Taken, LastAdmin, VersionConflict].some((expected) => error instanceof expected)
    if (!isRefused && !/multiple operations on one item/i.test(error.message)) throw error
  })

type Item = Record<string, string> & { version?: number }

async function loggedRows(kind: Kind) {
  const newest = new Map<string, ChangeLogChange>()
  for await (const page of changeLog.read(kind, firstIDOf(0)))
    for (const change of page.flatMap(({ changes }) => changes))
      if (change.version > (newest.get(change.id)?.version ?? 0)) newest.set(change.id, change)
  return new Map([...newest].flatMap(([id, { row }]) => (row ? [[id, row] as const] : [])))
}

const sorted = (texts: Iterable<string>) => [...texts].sort()
const directory = createDirectory({ log: changeLog, heads, snapshots: new InMemoryDirectory().snapshots })

async function expectAgreement() {
  const items = await allItems<Item>()
  const of = (entity: string) => items.filter(({ __edb_e__ }) => __edb_e__ === entity)

  for (const kind of kinds) {
    const stored = new Map(of(kind).map((item) => [item[`${kind}ID`]!, item]))
    const logged = await loggedRows(kind)
    expect(sorted(logged.keys()), `the log has the ${kind}s`).toEqual(sorted(stored.keys()))
    const row = (id: string, item: Item) => defined(lives[kind].row(item, logged.get(id)!))
    for (const [id, item] of stored) expect(logged.get(id), `the log's ${kind}`).toEqual(row(id, item))

    // A token with a new position makes the reader read the log again.
    const query = { perPage: 10_000, visibleTo: { all: true }, now: now() } as never
    const listed = await directory.rows(kind, query, { [kind]: newID() })
    expect(sorted(listed.map(({ id }) => id)), `the read model has the ${kind}s`).toEqual(sorted(stored.keys()))
  }

  const admins = of('user').filter(({ role, isBlocked }) => role === 'admin' && !isBlocked)
  expect(Number(of('admin-count')[0]?.count ?? 0), 'administrators').toBe(admins.length)

  const keys = of('unique-key').map(({ scope, value, owner }) => `${scope} ${value} ${owner}`)
  expect(sorted(keys), 'each team name and email address has a unique key owned by its record').toEqual(
    sorted([
      ...of('team').map(({ name, teamID }) => `teamname ${foldedTeamName(name!)} ${teamID}`),
      ...of('user').map(({ email, userID }) => `email ${email} ${userID}`),
    ]),
  )

  const references = [
    ...of('user-reference').map((it) => `${it.userID} ${it.recordID}`),
    ...of('team-event').map((it) => `${it.teamID} ${it.eventID}`),
    ...of('team-opportunity').map((it) => `${it.teamID} ${it.opportunityID}`),
  ]
  const owners = (entity: string, by: string) =>
    of(entity).flatMap((it) => (it[by] ? [`${it[by]} ${it[`${entity}ID`]}`] : []))
  expect(sorted(references), 'each owner and host team has references to its records').toEqual(
    sorted([
      ...owners('team', 'claimedBy'),
      ...owners('player', 'claimedBy'),
      ...owners('event', 'teamID'),
      ...owners('opportunity', 'teamID'),
    ]),
  )
}

/** Drops undefined values, as DynamoDB does. */
const defined = (row: object) => Object.fromEntries(Object.entries(row).filter(([, value]) => value !== undefined))

test('after any sequence of changes the table, change log, read model, number of admins, unique keys, and references agree', async () => {
  const ids: Record<Kind, string[]> = { team: [], player: [], event: [], opportunity: [], user: [] }
  const histories = fc.asyncProperty(
    fc.array(fc.array(step, { minLength: 1, maxLength: 6 }), { minLength: 10, maxLength: 20 }),
    async (transactions) => {
      for (const steps of transactions) await take(steps, ids)
      await expectAgreement()
    },
  )
  // A failure prints its seed and path. There is no shrinking, since the failed run has changed the table.
  await fc.assert(histories, { numRuns: 6, endOnFailure: true })
})
