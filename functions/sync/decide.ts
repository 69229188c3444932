import { isListing } from '../domain/teams/divisions.ts'
import type { TeamItem } from '../domain/teams/entity.ts'
import { versionConflict } from '../store/store.ts'
import { type AssignedTeam, ownTeamID } from './apply/assigned-teams.ts'
import { isOfEarlierRun, originKey, type Scope, type Updated } from './apply/plan.ts'
import { DELETED_IN_FUNGO, isRemoved, type KnownReference } from './apply/references.ts'
import { type Draft, draftOf, type ListedRecord, mergedDraft, newDraft, returnedDraft } from './apply/team-merge.ts'
import { keyOfTeam, type Namesakes, teamsIn } from './apply/team-names.ts'

/** `key`: the matching key of name and place. Null if there is nothing to compare. */
export type ListedTeam = ListedRecord & { item: Updated<'teams'>; key: string | null }

/** What is stored about the records of a page and about the teams that they may belong to. */
export type Facts = {
  scope: Scope
  /** The teams of known records, by external ID. */
  assigned: ReadonlyMap<string, AssignedTeam>
  /** Records whose team the source deleted, with the team's ID, and the teams as they were. */
  removed: ReadonlyMap<string, string>
  removedTeams: ReadonlyMap<string, TeamItem>
  references: ReadonlyMap<string, KnownReference>
  /** Teams to which a person added something, so that they stay. */
  used: ReadonlySet<string>
  teams: ReadonlyMap<string, TeamItem>
  namesakes: Namesakes
}

/** `left`: teams whose only record moves to another team. */
export type Decided = Draft & { left: TeamItem[] }

type Outcome = { listed: ListedTeam; teamID: string; before?: Draft; after: Draft }

export type Decisions = {
  drafts: Decided[]
  outcomes: Outcome[]
  /** New listings that are decided after all pages of teams. */
  deferred: ListedTeam[]
  refusals: { externalID: string; reason: string }[]
  /** The teams of each name whose teams change. */
  names: Map<string, string[]>
}

/** Keeps a team far below DynamoDB's item size limit. */
const MAX_RECORDS_PER_TEAM = 300
/** Teams with one name. Keeps the item of the name small. */
const MAX_TEAMS_PER_NAME = 20
/** Leaves room in a transaction for the team and its names. */
const MAX_ALIASES_AT_ONCE = 80

type State = Decisions & { facts: Facts; teams: Map<string, Decided>; named: Map<string, Set<string>> }

/**
 * Which team each record belongs to, by the rules of `docs/sync.md`, and what becomes of the teams. Pure: an equal page and equal facts have
 * equal decisions.
 */
export function decide(listed: readonly ListedTeam[], facts: Facts): Decisions {
  const state: State = {
    facts,
    drafts: [],
    outcomes: [],
    deferred: [],
    refusals: [],
    names: new Map(),
    named: new Map(),
    teams: new Map([...facts.teams].map(([teamID, team]) => [teamID, { ...draftOf(team), left: [] }])),
  }
  const { scope } = facts
  for (const each of listed) {
    const { teamID, refusal } = withRoom(each, teamOf(each, state), state)
    if (scope.teamID && teamID !== scope.teamID) continue
    if (refusal) state.refusals.push({ externalID: each.externalID, reason: refusal })
    else if (teamID && isDeferred(each, facts)) state.deferred.push(each)
    else if (teamID) addTo(teamID, each, state)
  }
  state.drafts.push(...[...state.teams.values()].filter(({ before, after }) => before !== after))
  for (const draft of state.drafts) decideNames(draft, state)
  return state
}

type Target = { teamID?: string; refusal?: string }

/** The team of the record, or why it has none. Neither if the source has since deleted the record. */
function teamOf(listed: ListedTeam, state: State): Target {
  const { facts, teams } = state
  const { externalID, modified } = listed
  const reference = facts.references.get(externalID)
  if (reference && isRemoved(reference, modified)) return {}
  const assigned = facts.assigned.get(externalID)
  if (assigned && !assigned.team && !teams.has(assigned.teamID)) return { refusal: DELETED_IN_FUNGO }
  if (assigned && !isMovable(listed, facts)) return { teamID: assigned.teamID }
  const removed = facts.removed.get(externalID)
  if (removed) return { teamID: removed }
  const own = ownTeamID(facts.scope.source, externalID)
  // Another page created the team after the assigned teams were read.
  if (!assigned && teams.get(own)?.before) throw versionConflict
  return teamOfName(listed, state) ?? { teamID: own }
}

/** The team that the record joins by its name, if there is one. */
function teamOfName({ externalID, key, team }: ListedTeam, state: State): Target | null {
  if (!key) return null
  const { scope, namesakes } = state.facts
  const own = ownTeamID(scope.source, externalID)
  const hasRecord = ({ origin }: TeamItem) =>
    Object.keys(origin?.externals ?? {}).some((each) => each.startsWith(`${scope.source}/`))
  const teams = teamsOf(key, state)
  const joined = team.isListing && teams.find(({ teamID, origin }) => isListing(origin) && teamID !== own)
  const found = joined || teams.find((candidate) => !hasRecord(candidate))
  if (found) return { teamID: found.teamID }
  const kept = namesakes.mergedInto(key)
  if (kept && (team.isListing || !hasRecord(kept))) return { teamID: kept.teamID }
  return !kept && namesakes.wasDeleted(key) ? { refusal: DELETED_IN_FUNGO } : null
}

function withRoom({ externalID }: ListedTeam, target: Target, { facts, teams }: State): Target {
  const externals = teams.get(target.teamID ?? '')?.after.origin?.externals ?? {}
  const isFull = Object.keys(externals).length >= MAX_RECORDS_PER_TEAM
  return isFull && !(originKey(facts.scope.source, externalID) in externals)
    ? { refusal: `Its team has ${MAX_RECORDS_PER_TEAM} records already.` }
    : target
}

/** Whether the record is newer than its stored version. */
export function isNewer({ externalID, modified }: ListedTeam, { scope, assigned }: Pick<Facts, 'scope' | 'assigned'>) {
  const externals = assigned.get(externalID)?.team?.origin?.externals ?? {}
  return (externals[originKey(scope.source, externalID)] ?? '') < modified
}

/** Whether this run imported the record without an age, and neither a person nor another record is with its team. */
export function isMovable(listed: ListedTeam, facts: Pick<Facts, 'scope' | 'assigned' | 'used'>) {
  const { scope, assigned, used } = facts
  const team = assigned.get(listed.externalID)?.team
  if (!team?.origin || !listed.team.isListing || !isNewer(listed, facts) || isOfEarlierRun(team, scope)) return false
  const { externals, ofDuplicates, corrected } = team.origin
  return (
    team.teamID === ownTeamID(scope.source, listed.externalID) &&
    Object.keys(externals).join() === originKey(scope.source, listed.externalID) &&
    team.divisions.every(({ externalID, corrected }) => externalID && !corrected) &&
    !(ofDuplicates || corrected || team.claimedBy || team.createdBy || team.hidden || used.has(team.teamID))
  )
}

/** Whether the record may join a team by its name, and the run may still rename such a team. */
export const isDeferred = (
  listed: ListedTeam,
  facts: Pick<Facts, 'scope' | 'assigned' | 'removed' | 'used'>,
): boolean =>
  facts.scope.defersListings === true &&
  listed.team.isListing &&
  !facts.removed.has(listed.externalID) &&
  (!facts.assigned.has(listed.externalID) || isMovable(listed, facts))

function addTo(teamID: string, listed: ListedTeam, state: State) {
  const { facts, teams } = state
  const before = teams.get(teamID)
  const removed = facts.removedTeams.get(teamID)
  const after = before
    ? mergedDraft(before, listed, facts.scope)
    : removed
      ? returnedDraft(removed, listed, facts.scope)
      : newDraft(teamID, listed, facts.scope)
  state.outcomes.push({ listed, teamID, before, after })
  if (after === before) return
  const previous = facts.assigned.get(listed.externalID)?.team
  const left = previous && previous.teamID !== teamID && isMovable(listed, facts) ? [previous] : []
  for (const team of left) teams.delete(team.teamID)
  const decided = { ...after, left: [...(before?.left ?? []), ...left] }
  teams.set(teamID, decided)
  const key = keyOfTeam(after.after)
  if (key) state.named.set(key, (state.named.get(key) ?? new Set()).add(teamID))
  if (after.newExternalIDs.length < MAX_ALIASES_AT_ONCE) return
  state.drafts.push(decided)
  teams.set(teamID, { ...draftOf(after.after), left: [], isContinued: true })
}

/** The teams of the name, oldest first. */
function teamsOf(key: string, { facts, teams, named }: State): TeamItem[] {
  const ids = new Set([...facts.namesakes.candidatesOf(key), ...(named.get(key) ?? [])])
  return [...ids]
    .flatMap((teamID) => teams.get(teamID)?.after ?? [])
    .filter((team) => keyOfTeam(team) === key)
    .toSorted((a, b) => (`${a.createdAt} ${a.teamID}` < `${b.createdAt} ${b.teamID}` ? -1 : 1))
}

/** Decides by which names the team is found, so that later records of the names find it. */
function decideNames({ before, after }: Decided, state: State) {
  const { stored } = state.facts.namesakes
  const [left, taken] = [before, after].map((team) => (team?.origin ? keyOfTeam(team) : null))
  if (left === taken) return
  for (const key of [left, taken]) {
    // A name that was not read is in part a person's, who holds it.
    if (!key || !stored.has(key)) continue
    const imported = teamsOf(key, state).filter(({ origin }) => origin)
    const [listings, others] = [true, false].map((is) => imported.filter(({ origin }) => isListing(origin) === is))
    const teamIDs = [...listings!, ...others!].slice(0, MAX_TEAMS_PER_NAME).map(({ teamID }) => teamID)
    if (new Set(teamsIn(stored.get(key))).symmetricDifference(new Set(teamIDs)).size > 0) state.names.set(key, teamIDs)
  }
}
