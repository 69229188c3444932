import type { FeedKind, SyncRefusal } from '../../domain/sync/entity.ts'
import { retryOnConflict, VersionConflict } from '../../store/store.ts'
import type { FeedItem } from '../source/items.ts'
import { assignedTeamsOf } from './assigned-teams.ts'
import { planContacts } from './contacts.ts'
import { storeDeferredListing } from './deferred.ts'
import { planEvents } from './events.ts'
import { emptyPlan, type Plan, type Scope, type Updated, type WriteGroup } from './plan.ts'
import { planPlayers } from './players.ts'
import { ensureReferences } from './references.ts'
import { restoreReturnedTeams } from './returned-teams.ts'
import { planTeams } from './teams.ts'
import {
  arrived,
  arrivedTeamRemovals,
  arrivedTeamWrites,
  itemsOf,
  waitingFor,
  waitingRecordRemovals,
  waitingRecordWrites,
} from './waiting.ts'
import { type TaskKey, write } from './write.ts'

const planners: { [Kind in FeedKind]: (items: Updated<Kind>[], scope: Scope, consistent: boolean) => Promise<Plan> } = {
  teams: planTeams,
  contacts: planContacts,
  events: planEvents,
  players: planPlayers,
}
const TOO_MANY_WAIT = 'Team not found, and too many records wait for it.'
const KINDS_THAT_WAIT = ['contacts', 'events', 'players'] as const
/** The records that wait for one team can fill a whole item of the table. */
const TEAMS_ATTACHED_AT_ONCE = 25

type Page = { kind: FeedKind; items: FeedItem[]; scope: Scope; task: TaskKey }
/** What all attempts to write a page have done so far. */
type Progress = {
  attempts: number
  transactions: number
  records: number
  newTeamIDs: Set<string>
  returned: Set<string>
}

/**
 * Writes a page of records. Idempotent. `committed` is the number of created or updated records. `recheck` completes what an interrupted
 * attempt may have left undone.
 */
export async function applyPage(kind: FeedKind, items: FeedItem[], scope: Scope, task: TaskKey) {
  const progress: Progress = {
    ...{ attempts: 0, transactions: 0, records: 0 },
    ...{ newTeamIDs: new Set<string>(), returned: new Set<string>() },
  }
  const plan = await writeWhileProgressing({ kind, items, scope, task }, progress)
  await restoreReturnedTeams([...progress.returned])
  await markArrivedTeams([...progress.newTeamIDs], scope, task)
  return {
    plan,
    committed: progress.records,
    async recheck() {
      await ensureReferences(plan.references)
      const externalIDs = items.map(({ externalID }) => externalID)
      if (kind !== 'teams') return
      const { assignedTeams } = await assignedTeamsOf(scope, externalIDs, true)
      await restoreReturnedTeams([...new Set([...assignedTeams.values()].map(({ teamID }) => teamID))])
      await markArrivedTeams(externalIDs, scope, task)
    },
  }
}

/** Concurrent pages with the same records take turns. A page that makes progress keeps retrying, however slow the machine is. */
async function writeWhileProgressing(page: Page, progress: Progress): Promise<Plan> {
  const before = progress.transactions
  try {
    return await retryOnConflict(() => planAndWrite(page, progress))
  } catch (error) {
    if (error instanceof VersionConflict && progress.transactions > before) return writeWhileProgressing(page, progress)
    throw error
  }
}

async function planAndWrite({ kind, items, scope, task }: Page, progress: Progress): Promise<Plan> {
  // The first read may be stale. After a lost race, reads are strongly consistent.
  const isConsistent = progress.attempts++ > 0
  const plan = await planKind(kind, items, scope, isConsistent)
  for (const { newTeams = [], returnedTeam } of plan.writeGroups) {
    for (const externalID of newTeams) progress.newTeamIDs.add(externalID)
    if (returnedTeam) progress.returned.add(returnedTeam)
  }
  await write(plan, task, countedIn(progress))
  await storeWaiting(plan, scope, task)
  const notStored = await Promise.all(plan.deferred.map((item) => storeDeferredListing(task, scope.source, item)))
  plan.refusals.push(...notStored.filter((refusal) => refusal !== null))
  return plan
}

const countedIn = (progress: Progress) => (records: number) => {
  progress.records += records
  progress.transactions++
}

function planKind<Kind extends FeedKind>(kind: Kind, items: FeedItem[], scope: Scope, consistent: boolean) {
  const updated = items.filter((item): item is Updated<Kind> => !item.isDeleted && item.kind === kind)
  return planners[kind](updated, scope, consistent)
}

/**
 * Stores the records whose team has not been imported yet. Contacts that do not fit are rejected, since they cannot exist without a team.
 */
async function storeWaiting(plan: Plan, { source, waitingCapacity }: Scope, task: TaskKey) {
  if (plan.waiting.length === 0) return
  const { writeGroups, overflowing } = await waitingRecordWrites(source, plan.waiting.slice(0, waitingCapacity))
  if (waitingCapacity !== undefined) overflowing.push(...plan.waiting.slice(waitingCapacity))
  const storagePlan = { ...emptyPlan(plan.records), writeGroups }
  await write(storagePlan, task)
  const refused = [
    ...storagePlan.refusals,
    ...overflowing.map(({ item: { kind, externalID } }) => ({ kind, externalID, reason: TOO_MANY_WAIT })),
  ]
  const without = new Set(refused.map(({ externalID }) => externalID))
  plan.waiting = plan.waiting.filter(({ item }) => !without.has(item.externalID))
  if (plan.records === 'contacts') plan.refusals.push(...refused)
}

/** Stores which imported teams have waiting records. */
async function markArrivedTeams(teamExternalIDs: readonly string[], { source }: Scope, task: TaskKey) {
  if (teamExternalIDs.length === 0) return
  const held = await waitingFor(source, teamExternalIDs)
  const awaited = held.map(({ teamExternalID }) => teamExternalID)
  await write({ ...emptyPlan('teams'), writeGroups: arrivedTeamWrites(source, awaited) }, task)
}

/**
 * Writes the records that waited for teams imported by this run or an earlier one. Returns the records that the table rejected. Must not
 * run while pages of teams are written: team records may then move to another team, but attached records stay.
 */
export async function attachWaitingRecords(task: TaskKey) {
  let committed = 0
  const refusals: SyncRefusal[] = []
  const now = new Date().toISOString()
  const onCommit = (records: number) => {
    committed += records
  }
  for (const [source, teams] of Map.groupBy(await arrived(), ({ source }) => source)) {
    const ids = teams.map(({ teamExternalID }) => teamExternalID)
    for (let at = 0; at < ids.length; at += TEAMS_ATTACHED_AT_ONCE) {
      const some = ids.slice(at, at + TEAMS_ATTACHED_AT_ONCE)
      refusals.push(...(await retryOnConflict(() => attachRecordsOf(some, { source, now }, task, onCommit))))
    }
  }
  return { committed, refusals }
}

async function attachRecordsOf(
  teamExternalIDs: readonly string[],
  scope: Scope,
  task: TaskKey,
  onCommit: (records: number) => void,
): Promise<SyncRefusal[]> {
  const { source } = scope
  const held = await waitingFor(source, teamExternalIDs)
  const refusals: SyncRefusal[] = []
  const absent = new Set<string>()
  for (const kind of KINDS_THAT_WAIT) {
    const items = itemsOf(held, kind)
    if (items.length === 0) continue
    const plan = await planKind(kind, items, scope, true)
    const attachedPlan = { ...plan, writeGroups: plan.writeGroups.map(countedAsAttached) }
    await write(attachedPlan, task, onCommit)
    refusals.push(...attachedPlan.refusals)
    for (const { teamExternalID } of plan.waiting) absent.add(teamExternalID)
  }
  const attached = held.filter(({ teamExternalID }) => !absent.has(teamExternalID))
  const writeGroups = [...waitingRecordRemovals(attached), ...arrivedTeamRemovals(source, teamExternalIDs)]
  await write({ ...emptyPlan('contacts'), writeGroups }, task)
  return refusals
}

const countedAsAttached = (group: WriteGroup): WriteGroup => {
  const { created, updated, ...counts } = group.counts
  return { ...group, counts: { ...counts, attachedCreated: created ?? 0, attachedUpdated: updated ?? 0 } }
}
