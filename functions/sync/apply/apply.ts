import type { FeedKind, SyncRefusal } from '../../domain/sync/entity.ts'
import type { Task } from '../../domain/sync/tasks.ts'
import { retryOnConflict, transactInBatches, VersionConflict } from '../../store/store.ts'
import { storeDeferredListing } from '../deferred.ts'
import type { FeedItem } from '../source/items.ts'
import { assignedTeamsOf } from './assigned-teams.ts'
import { planContacts } from './contacts.ts'
import { planDerived } from './derived.ts'
import { eventsOfFeed } from './events.ts'
import { emptyPlan, type Plan, type Scope, type Updated } from './plan.ts'
import { playersOfFeed } from './players.ts'
import { restoreReturnedTeams } from './returned-teams.ts'
import { planTeams } from './teams.ts'
import {
  arrived,
  arrivedTeamRemoval,
  arrivedTeamWrite,
  itemsOf,
  waitingFor,
  waitingRecordRemoval,
  waitingRecordWrites,
} from './waiting.ts'
import { countedByRun, countedByTask, write } from './write.ts'

const planners: { [Kind in FeedKind]: (items: Updated<Kind>[], scope: Scope, consistent: boolean) => Promise<Plan> } = {
  teams: planTeams,
  contacts: planContacts,
  events: (...page) => planDerived(eventsOfFeed, ...page),
  players: (...page) => planDerived(playersOfFeed, ...page),
}
const TOO_MANY_WAIT = 'Team not found, and too many records wait for it.'
const KINDS_THAT_WAIT = ['contacts', 'events', 'players'] as const
/** The records that wait for one team can fill a whole item of the table. */
const TEAMS_ATTACHED_AT_ONCE = 25

type Page = { kind: FeedKind; items: FeedItem[]; scope: Scope; task: Task }
/** What all attempts to write a page have done so far. */
type Progress = { attempts: number; transactions: number; newTeamIDs: Set<string>; returned: Set<string> }

/**
 * Writes a page of records. Idempotent. `recheck` completes what an interrupted attempt may have left undone, if the page has transactions
 * of another attempt.
 */
export async function applyPage(kind: FeedKind, items: FeedItem[], scope: Scope, task: Task) {
  const progress: Progress = { attempts: 0, transactions: 0, newTeamIDs: new Set(), returned: new Set() }
  const plan = await writeWhileProgressing({ kind, items, scope, task }, progress)
  await restoreReturnedTeams([...progress.returned])
  await markArrivedTeams([...progress.newTeamIDs], scope)
  return {
    plan,
    async recheck(isRepeated: boolean, transactions: number) {
      if (kind !== 'teams' || (!isRepeated && transactions === progress.transactions)) return
      const externalIDs = items.map(({ externalID }) => externalID)
      const { assignedTeams } = await assignedTeamsOf(scope, externalIDs, true)
      await restoreReturnedTeams([...new Set([...assignedTeams.values()].map(({ teamID }) => teamID))])
      await markArrivedTeams(externalIDs, scope)
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
  const onCommit = () => progress.transactions++
  await write(plan, countedByTask(task), onCommit)
  await storeWaiting(plan, scope, task, onCommit)
  const notStored = await Promise.all(plan.deferred.map((item) => storeDeferredListing(task, scope.source, item)))
  plan.refusals.push(...notStored.filter((refusal) => refusal !== null))
  return plan
}

function planKind<Kind extends FeedKind>(kind: Kind, items: FeedItem[], scope: Scope, consistent: boolean) {
  const updated = items.filter((item): item is Updated<Kind> => !item.isDeleted && item.kind === kind)
  return planners[kind](updated, scope, consistent)
}

/**
 * Stores the records whose team has not been imported yet. Contacts that do not fit are rejected, since they cannot exist without a team.
 */
async function storeWaiting(
  plan: Plan,
  { source, waitingCapacity = Infinity }: Scope,
  task: Task,
  onCommit: () => void,
) {
  if (plan.waiting.length === 0) return
  const { writeGroups, overflowing } = await waitingRecordWrites(source, plan.waiting.slice(0, waitingCapacity))
  overflowing.push(...plan.waiting.slice(waitingCapacity))
  const storagePlan = { ...emptyPlan(plan.records), writeGroups }
  await write(storagePlan, countedByTask(task), onCommit)
  const refused = [
    ...storagePlan.refusals,
    ...overflowing.map(({ item: { kind, externalID } }) => ({ kind, externalID, reason: TOO_MANY_WAIT })),
  ]
  const without = new Set(refused.map(({ externalID }) => externalID))
  plan.waiting = plan.waiting.filter(({ item }) => !without.has(item.externalID))
  if (plan.records === 'contacts') plan.refusals.push(...refused)
}

/** Stores which imported teams have waiting records. */
async function markArrivedTeams(teamExternalIDs: readonly string[], { source }: Scope) {
  const held = await waitingFor(source, teamExternalIDs)
  await transactInBatches(held.map(({ teamExternalID }) => [arrivedTeamWrite(source, teamExternalID)]))
}

/**
 * Writes the records that waited for teams imported by this run or an earlier one. Returns the records that the table rejected. Must not
 * run while pages of teams are written: team records may then move to another team, but attached records stay.
 */
export async function attachWaitingRecords(runID: string): Promise<SyncRefusal[]> {
  const refusals: SyncRefusal[] = []
  const now = new Date().toISOString()
  for (const [source, teams] of Map.groupBy(await arrived(), ({ source }) => source)) {
    const ids = teams.map(({ teamExternalID }) => teamExternalID)
    for (let at = 0; at < ids.length; at += TEAMS_ATTACHED_AT_ONCE) {
      const some = ids.slice(at, at + TEAMS_ATTACHED_AT_ONCE)
      refusals.push(...(await retryOnConflict(() => attachRecordsOf(some, { source, now }, runID))))
    }
  }
  return refusals
}

async function attachRecordsOf(teamExternalIDs: readonly string[], scope: Scope, runID: string) {
  const { source } = scope
  const held = await waitingFor(source, teamExternalIDs)
  const refusals: SyncRefusal[] = []
  const absent = new Set<string>()
  for (const kind of KINDS_THAT_WAIT) {
    const items = itemsOf(held, kind)
    if (items.length === 0) continue
    const plan = await planKind(kind, items, scope, true)
    await write(plan, countedByRun(runID))
    refusals.push(...plan.refusals)
    for (const { teamExternalID } of plan.waiting) absent.add(teamExternalID)
  }
  const attached = held.filter(({ teamExternalID }) => !absent.has(teamExternalID))
  await transactInBatches([
    ...attached.map((each) => [waitingRecordRemoval(each)]),
    ...teamExternalIDs.map((teamExternalID) => [arrivedTeamRemoval(source, teamExternalID)]),
  ])
  return refusals
}
