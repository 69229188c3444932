import fc from 'fast-check'
import { expect, test } from 'vitest'
import { FEED_KINDS, type FeedKind } from '../../functions/domain/sync/entity.ts'
import { getRun, retrySyncRun, startRun } from '../../functions/domain/sync/service.ts'
import { tasksOf } from '../../functions/domain/sync/tasks.ts'
import { teamKey } from '../../functions/domain/sync/team-key.ts'
import {
  cleanContact,
  cleanEvent,
  cleanPlayer,
  cleanTeam,
  isRefused,
} from '../../functions/sync/cleaning/clean-records.ts'
import { isRefusal, readItem } from '../../functions/sync/source/items.ts'
import { localID } from '../../functions/values/ids.ts'
import { arbitraryFeed, exampleFeeds, isOfListing, PAGES, type Version } from './arbitrary-feed.ts'
import { everything, expectConsistent, type Item } from './league.ts'
import { startQueue } from './queue.ts'
import { type RawItem, startScriptedFeed } from './scripted-feed.ts'

/** The same in each run, so that a change fails only for its own faults. `SYNC_SEED` tries others. */
const seed = Number(process.env.SYNC_SEED ?? 1)
const workers = Number(process.env.SYNC_WORKERS ?? 2)
const feeds = Number(process.env.SYNC_FEEDS ?? 10)
/** How many feeds share the pages of one source. Each feed has its own IDs and places. */
const TOGETHER = 25

type Read = { modified: string; isDeleted: boolean; clean?: Item }
type Records = Map<string, Read>

/** Reads a raw item for the model, which shares the code that reads and cleans records but not the code that writes them. */
async function read(kind: FeedKind, raw: RawItem): Promise<({ id: string } & Read) | null> {
  const item = readItem(kind, raw)
  if (isRefusal(item)) return null
  const { externalID: id, modified } = item
  if (item.isDeleted) return { id, modified, isDeleted: true }
  const clean = await cleaned(item, id)
  return isRefused(clean) ? null : { id, modified, isDeleted: false, clean }
}

function cleaned(item: Exclude<ReturnType<typeof readItem>, { reason: string }> & { isDeleted: false }, id: string) {
  if (item.kind === 'teams') return cleanTeam(`fuzz/${id}`, item.data)
  if (item.kind === 'contacts') return cleanContact(item.data)
  return item.kind === 'events' ? cleanEvent(item.data) : cleanPlayer(item.data)
}

/** The model: the newest readable version of each record. */
async function modelOf(versions: Version[]) {
  const records = Object.fromEntries(FEED_KINDS.map((kind): [FeedKind, Records] => [kind, new Map()])) as Record<
    FeedKind,
    Records
  >
  const ofContacts = new Map<string, Read[]>()
  let refused = 0
  for (const { kind, raw } of versions) {
    const version = await read(kind, raw)
    if (!version) {
      refused++
      continue
    }
    if (kind === 'contacts') ofContacts.set(version.id, [...(ofContacts.get(version.id) ?? []), version])
    const known = records[kind].get(version.id)
    if (!known || known.modified < version.modified) records[kind].set(version.id, version)
  }
  return { records, ofContacts, refused }
}

type Model = Awaited<ReturnType<typeof modelOf>>
const present = (records: Records) =>
  [...records].flatMap(([id, { isDeleted, clean, modified }]) =>
    isDeleted ? [] : [{ ...clean!, id, modified } as Item & { id: string; modified: string }],
  )
const written = (divisions: { ageGroup: string; division: string }[] = []) =>
  divisions.map(({ ageGroup, division }) => `${ageGroup} ${division}`).toSorted()

const keyOf = ({ name, city, state }: Item) => teamKey(name, city, state)
/** The name and place of a listing, or null. */
const listingOf = (team: Item) => (team.isListing ? keyOf(team) : null)

type TeamVersion = Item & { id: string; modified: string }
/** `renamings`: versions that may name the team, although their records may have been deleted since. */
type Grouping = { of(team: Item & { id: string }): string; renamings(group: string): TeamVersion[] }

/** The groups of records that are one team after the first sync: listings with the same name and place. */
const byNames: Grouping = { of: (team) => listingOf(team) ?? team.id, renamings: () => [] }

/**
 * The groups after a later sync. A record of an earlier sync stays with its team, or returns to it if it was deleted, even if the team was
 * removed. A new listing joins the oldest team with its name. A team of an earlier sync has the name of its newest version, and is a listing
 * if the newest name of any of its records has an age or class.
 */
function byTeamsBefore(
  before: Awaited<ReturnType<typeof everything>>,
  earlier: Model,
  versions: TeamVersion[],
): Grouping {
  const homes = new Map<string, string>()
  for (const { source, kind, externalID, localID } of before.of('sync-reference'))
    if (source === 'fuzz' && kind === 'teams') homes.set(externalID, localID)
  const recordsOf = ({ origin }: Item) => Object.keys(origin.externals).map((key) => key.slice('fuzz/'.length))
  for (const team of before.teams) for (const id of recordsOf(team)) homes.set(id, team.teamID)
  const versionsOf = Map.groupBy(versions, ({ id }) => homes.get(id))
  const removed = before.of('deleted-record').map(({ record }) => {
    const team = JSON.parse(record) as Item
    return { ...team, origin: { externals: {} as Record<string, string> } } as unknown as Item
  })
  const named = [...before.teams, ...removed.filter(({ teamID }) => versionsOf.has(teamID))]
    .toSorted((a, b) => (`${a.createdAt} ${a.teamID}` < `${b.createdAt} ${b.teamID}` ? -1 : 1))
    .map((team) => {
      const newer = (versionsOf.get(team.teamID) ?? []).toSorted((a, b) => (a.modified < b.modified ? 1 : -1))
      const isListing = [...new Set([...recordsOf(team), ...newer.map(({ id }) => id)])].some(
        (id) => (newer.find((version) => version.id === id) ?? earlier.records.teams.get(id)?.clean)?.isListing,
      )
      return {
        teamID: team.teamID as string,
        key: isListing ? keyOf(newer[0] ?? { ...team, city: team.locationCity }) : null,
      }
    })
  return {
    of(team) {
      const key = listingOf(team)
      const home = homes.get(team.id) ?? (key && named.find((each) => each.key === key)?.teamID)
      return home ?? byNames.of(team)
    },
    renamings: (group) => versionsOf.get(group) ?? [],
  }
}

/** The teams that the model expects, with the IDs of their records. */
function teamsOf({ records: { teams } }: Model, grouping: Grouping) {
  const groups = Map.groupBy(present(teams), grouping.of)
  const newestOf = <Version extends { modified: string }>(versions: Version[]) =>
    versions.toSorted((a, b) => (a.modified < b.modified ? 1 : -1))[0]!
  return [...groups].map(([group, records]) => {
    const newest = newestOf(records)
    const { name, state } = newestOf([newest, ...grouping.renamings(group)])
    return {
      ids: records.map(({ id }) => id).toSorted(),
      name,
      state,
      description: records.length > 1 ? undefined : newest.description,
      divisions: [...new Set(records.flatMap(({ divisions }) => written(divisions)))].toSorted(),
    }
  })
}

function compare(
  model: Model,
  table: Awaited<ReturnType<typeof everything>>,
  grouping = byNames,
  deletedBefore: ReadonlySet<string> = new Set(),
) {
  const idsOf = ({ origin }: Item) =>
    Object.keys(origin.externals)
      .map((key) => key.slice('fuzz/'.length))
      .toSorted()
  const expected = teamsOf(model, grouping)
  const wanted = new Map(expected.map((team) => [team.ids.join(), team]))
  const { teams } = table
  expect(teams.map((team) => idsOf(team).join()).toSorted(), 'teams').toEqual([...wanted.keys()].toSorted())
  const teamIDOf = new Map<string, string>()
  for (const team of teams) {
    for (const id of idsOf(team)) teamIDOf.set(id, team.teamID)
    const { ids, name, state, description, divisions } = wanted.get(idsOf(team).join())!
    expect(
      { name: team.name, state: team.state, divisions: [...new Set(written(team.divisions))] },
      ids.join(),
    ).toEqual({ name, state, divisions })
    if (!ids.some(isOfListing)) expect(team.description, ids.join()).toBe(description)
  }
  // Skip the links of records whose team the source deleted at any time: the stream removes them, not the sync.
  const isGone = (id: string | undefined) =>
    id !== undefined && (model.records.teams.get(id)?.isDeleted === true || deletedBefore.has(id))
  const byExternalID = (records: Item[]) =>
    Map.groupBy(records, ({ origin }) => Object.keys(origin.externals)[0]!.slice('fuzz/'.length))
  const here = { events: byExternalID(table.events), players: byExternalID(table.players) }
  const byID = (kind: 'events' | 'players', id: string) => here[kind].get(id) ?? []

  // A contact belongs to the team of its newest version. While that team is missing, it may belong to an earlier one.
  for (const [id, versions] of model.ofContacts) {
    if (versions.some(({ clean }) => isGone(clean?.teamExternalID))) continue
    const newest = versions
      .filter(({ isDeleted, clean }) => isDeleted || teamIDOf.has(clean!.teamExternalID))
      .toSorted((a, b) => (a.modified < b.modified ? 1 : -1))[0]
    const last = versions.toSorted((a, b) => (a.modified < b.modified ? 1 : -1))[0]!
    const found = table.contacts.filter(({ contactID }) => contactID === localID('contact', 'fuzz', id))
    expect(found.length, id).toBeLessThanOrEqual(1)
    if (!last.isDeleted && newest !== last) continue
    expect(
      found.map(({ teamID, name }) => ({ teamID, name })),
      id,
    ).toEqual(newest?.clean ? [{ teamID: teamIDOf.get(newest.clean.teamExternalID), name: newest.clean.name }] : [])
  }
  for (const { id, name, date, status, teamExternalID, divisions } of present(model.records.events)) {
    const [event, ...more] = byID('events', id)
    expect(more, id).toEqual([])
    expect(
      { name: event?.name, date: event?.date, status: event?.status, divisions: written(event?.divisions) },
      id,
    ).toEqual({ name, date, status, divisions: written(divisions) })
    if (!isGone(teamExternalID)) expect(event!.teamID, id).toBe(teamIDOf.get(teamExternalID))
  }
  for (const { id, name, position, season, teamExternalID } of present(model.records.players)) {
    const [player, ...more] = byID('players', id)
    expect(more, id).toEqual([])
    expect({ name: player?.name, position: player?.position }, id).toEqual({ name, position })
    if (isGone(teamExternalID) || deletedBefore.has(id)) continue
    const current = table.rosters.filter(({ playerID, endDate }) => playerID === player!.playerID && !endDate)
    const teamID = season ? teamIDOf.get(teamExternalID) : undefined
    expect(
      current.map((entry) => ({ teamID: entry.teamID, season: entry.season })),
      id,
    ).toEqual(teamID ? [{ teamID, season }] : [])
  }
  for (const kind of ['events', 'players'] as const)
    for (const [id, { isDeleted }] of model.records[kind]) if (isDeleted) expect(byID(kind, id), id).toEqual([])
}

/** The pages of a source that publishes all feeds. */
function pagesOf(all: Version[][]) {
  const pages = new Map<FeedKind, RawItem[][]>(FEED_KINDS.map((kind) => [kind, []]))
  for (let first = 0; first < all.length; first += TOGETHER)
    for (const kind of FEED_KINDS)
      for (let page = 0; page < PAGES; page++) {
        const items = all
          .slice(first, first + TOGETHER)
          .flat()
          .filter((version) => version.kind === kind && version.page === page)
        if (items.length > 0) pages.get(kind)!.push(items.map(({ raw }) => raw))
      }
  // End each page with a deletion of an unknown record, so that the cursor advances whatever the order of the other records.
  for (const ofKind of pages.values())
    for (const [at, page] of ofKind.entries())
      page.push({ id: 'pace', state: 'deleted', modified: new Date(Date.UTC(2027, 0, 1, 0, 0, at)).toISOString() })
  return pages
}

test(`${feeds} random feeds of a flaky source through crashing workers and duplicate messages match the model (SYNC_SEED=${seed})`, {
  timeout: Math.max(600_000, feeds * 6_000),
}, async () => {
  const versionsIn = (round: number) => [
    ...Array.from(
      { length: feeds },
      (_, feed) => fc.sample(arbitraryFeed(feed, round), { seed: seed + feed + round * 1_000_000, numRuns: 1 })[0]!,
    ),
    ...exampleFeeds(feeds, round),
  ]
  const all = versionsIn(0)
  const pages = pagesOf(all)

  const feed = await startScriptedFeed('fuzz', true)
  Object.assign(process.env, { FEED_URL: feed.url, FEED_TOKEN: feed.token })
  feed.pages.clear()
  for (const [kind, ofKind] of pages) feed.pages.set(kind, ofKind)
  const queue = await startQueue({ seed, crashes: 10, duplicates: 10, isShuffled: true, workers })
  const sync = async () => {
    const { runID } = await startRun({ type: 'all', startedBy: 'test', isFull: true })
    await queue.drain()
    if ((await getRun(runID)).areRemovalsHeld) {
      await retrySyncRun(runID, true)
      await queue.drain()
    }
    return getRun(runID)
  }

  const run = await sync()
  expect(queue.dead).toEqual([])
  expect(run).toMatchObject({ status: 'succeeded', message: expect.stringMatching(/^Sync completed/) })
  const model = await modelOf(all.flat())
  const { refused } = model
  // Every record of a page is imported, refused, or waits for its team. Several versions of a record on a page count once.
  const tasks = new Map((await tasksOf(run.runID)).map((task) => [`${task.chain} ${task.page}`, task]))
  for (const [kind, ofKind] of pages)
    for (const [at, page] of ofKind.entries()) {
      const versions = await Promise.all(page.map((raw) => read(kind, raw)))
      const { created, updated, unchanged, awaitingTeam, refused, deferred = 0 } = tasks.get(`${kind} ${at}`)!
      const kept = created + updated + unchanged + deferred + (kind === 'contacts' ? awaitingTeam : 0)
      expect({ refused, kept }, `${kind} ${at}`).toEqual({
        refused: versions.filter((version) => version === null).length,
        kept: new Set(versions.flatMap((version) => (version && !version.isDeleted ? version.id : []))).size,
      })
    }
  const table = await expectConsistent()
  compare(model, table)

  const again = await sync()
  expect(again).toMatchObject({ status: 'succeeded', created: 0, updated: 0, removed: 0, refused })
  const versionsOf = ({ teams, events, players }: typeof table) =>
    [...teams, ...events, ...players].map(({ pk, version }) => `${pk} ${version}`).toSorted()
  const before = await everything()
  expect(versionsOf(before)).toEqual(versionsOf(table))

  // A later feed renames the teams and has new records.
  const later = versionsIn(1)
  for (const [kind, ofKind] of pagesOf(later)) feed.pages.set(kind, ofKind)
  const next = await sync()
  const { refused: laterRefused } = await modelOf(later.flat())
  expect(queue.dead).toEqual([])
  expect(next).toMatchObject({ status: 'succeeded', refused: laterRefused })
  const versions = await Promise.all(later.flat().map(({ kind, raw }) => (kind === 'teams' ? read(kind, raw) : null)))
  const teamVersions = versions.flatMap((version) =>
    version?.clean ? [{ ...version.clean, id: version.id, modified: version.modified } as TeamVersion] : [],
  )
  const { teams, players } = model.records
  const deletedBefore = new Set([...teams, ...players].flatMap(([id, { isDeleted }]) => (isDeleted ? id : [])))
  const laterTable = await expectConsistent()
  compare(
    await modelOf([...all, ...later].flat()),
    laterTable,
    byTeamsBefore(before, model, teamVersions),
    deletedBefore,
  )
  expect(await sync()).toMatchObject({ status: 'succeeded', created: 0, updated: 0, removed: 0, refused: laterRefused })
  expect(versionsOf(await everything())).toEqual(versionsOf(laterTable))
  console.info(
    `${feeds * 50} records, ${refused} refused, ${run.awaitingTeam} waiting, ${next.deferred} deferred later, ${queue.counts().deliveries} deliveries, ${queue.counts().kills} workers killed`,
  )
  await queue.stop()
  await feed.stop()
})
