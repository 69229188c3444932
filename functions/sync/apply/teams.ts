import { teamKey } from '../../domain/sync/team-key.ts'
import { type TeamItem, teams } from '../../domain/teams/entity.ts'
import { teamRecord } from '../../domain/teams/record.ts'
import { foldedTeamName } from '../../domain/teams/validation.ts'
import { queryPartition, versionConflict } from '../../store/store.ts'
import { cleanTeam } from '../cleaning/clean-records.ts'
import {
  type Decided,
  type Decisions,
  decide,
  type Facts,
  isDeferred,
  isMovable,
  isNewer,
  type ListedTeam,
} from '../decide.ts'
import { aliasReplacingTeam, aliasWrite, assignedTeamsOf, ownTeamID } from './assigned-teams.ts'
import { changedFields, importedChange, newFields } from './fields.ts'
import {
  cleanedRecords,
  emptyPlan,
  isInScope,
  originKey,
  type Plan,
  type Preview,
  type Scope,
  type Updated,
  type WriteGroup,
} from './plan.ts'
import { removedTeamsOf } from './returned-teams.ts'
import { keyOfTeam, namesakesOf, nameWrite, teamsHoldingTheirNames, teamsIn } from './team-names.ts'

/** Plans team records: reads what is stored, decides (`decide.ts`), and plans the writes. A lost race starts over. */
export async function planTeams(items: Updated<'teams'>[], scope: Scope, consistent: boolean): Promise<Plan> {
  const plan = emptyPlan('teams')
  const listed = await listedTeams(items, scope, plan)
  const facts = await factsOf(listed, scope, consistent)
  const decisions = decide(listed, facts)
  plan.deferred = decisions.deferred.map(({ item }) => item)
  plan.refusals.push(...decisions.refusals.map((refusal) => ({ kind: 'teams' as const, ...refusal })))
  for (const { listed, before, after } of decisions.outcomes) {
    plan.divisionsFound += listed.team.divisions.length
    plan.previews.push(previewOf(listed, before, after))
  }
  const holding = await teamsHoldingTheirNames(decisions.drafts.filter(isRenamed).map(({ before }) => before!))
  plan.writeGroups = decisions.drafts.map((draft) => writeGroupOf(draft, facts, holding))
  addNames(plan, decisions, facts, consistent)
  return plan
}

/** The newest valid version of each record, in chronological order. Rejected records are added to the plan. */
async function listedTeams(items: readonly Updated<'teams'>[], scope: Scope, plan: Plan): Promise<ListedTeam[]> {
  const clean = ({ externalID, data }: Updated<'teams'>) => cleanTeam(originKey(scope.source, externalID), data)
  const cleaned = await cleanedRecords(plan, items, clean, (team) => isInScope(scope, team))
  return cleaned
    .map(({ record, ...listed }) => {
      const key = teamKey(record.name, record.city, record.state)
      const isListing = key !== null && (record.isListing || listed.item.isUnidentified === true)
      return { ...listed, key, team: { ...record, isListing } }
    })
    .toSorted((a, b) => (a.modified < b.modified ? -1 : a.modified > b.modified ? 1 : 0))
}

async function factsOf(listed: ListedTeam[], scope: Scope, consistent: boolean): Promise<Facts> {
  const ids = listed.map(({ externalID }) => externalID)
  const { assignedTeams: assigned, removed, references } = await assignedTeamsOf(scope, ids, consistent)
  const used = new Set<string>()
  const known = { scope, assigned, removed, references, used }
  for (const each of listed) {
    if (!isMovable(each, known)) continue
    const { teamID } = assigned.get(each.externalID)!
    const { entities } = await queryPartition(teams().get({ teamID }), true)
    if ([...entities].some((entity) => entity !== 'team')) used.add(teamID)
  }
  const removedTeams = await removedTeamsOf([...new Set(removed.values())])
  const asked = listed.flatMap((each) => {
    const { key, externalID, team } = each
    if (!isNewer(each, known) || (!scope.teamID && isDeferred(each, known))) return []
    const now = assigned.get(externalID)?.team ?? removedTeams.get(removed.get(externalID) ?? '')
    const name = { key, name: team.name }
    if (!now || isMovable(each, known)) return [name]
    // The names that a team leaves and takes.
    return keyOfTeam(now) === key && !removed.has(externalID) ? [] : [name, { key: keyOfTeam(now), name: now.name }]
  })
  const namesakes = await namesakesOf(asked, consistent)
  const byID = new Map([...assigned.values()].flatMap(({ team }) => (team ? [[team.teamID, team] as const] : [])))
  return { ...known, removedTeams, namesakes, teams: withTeams(byID, namesakes.teams) }
}

function withTeams(known: Map<string, TeamItem>, read: readonly TeamItem[]) {
  for (const team of read) {
    const before = known.get(team.teamID)
    // Another page wrote the team after the assigned teams were read. It may have taken a name.
    if (before && before.version < team.version) throw versionConflict
    if (!before) known.set(team.teamID, team)
  }
  return known
}

function previewOf(
  { externalID, team }: ListedTeam,
  { counts, after } = {} as Partial<Decided>,
  next: Decisions['outcomes'][number]['after'],
): Preview {
  const isUpdated = counts && next.counts.updated > counts.updated
  return {
    externalID,
    name: team.name,
    change: isUpdated ? 'updated' : counts ? 'unchanged' : 'created',
    ...(isUpdated && { changes: changedFields(after!, next.after) }),
    ...(!counts && { changes: newFields(next.after) }),
  }
}

const isRenamed = ({ before, after }: Decided) => before && foldedTeamName(before.name) !== foldedTeamName(after.name)

function writeGroupOf(draft: Decided, { scope, assigned }: Facts, holding: ReadonlySet<string>): WriteGroup {
  const { before, after, counts, newExternalIDs, externalIDs, isContinued, isReturned, left } = draft
  const { teamID } = after
  const change = importedChange(teamRecord, before, after, {
    isChanged: counts.updated > 0,
    scope,
    holdsKey: holding.has(teamID),
  })
  return {
    externalIDs,
    isContinued,
    newTeams: newExternalIDs,
    ...(isReturned && { returnedTeam: teamID }),
    records: [change, ...left.map((team) => aliasReplacingTeam(teamRecord.remove(team), teamID))],
    writes: newExternalIDs.flatMap((externalID) =>
      assigned.has(externalID) || ownTeamID(scope.source, externalID) === teamID
        ? []
        : [aliasWrite(scope.source, externalID, teamID)],
    ),
    counts: { ...counts, created: counts.created - left.length },
  }
}

/** Adds the names that the teams take or leave, each to the group of the team that is new with it, or of the first team. */
function addNames(plan: Plan, { drafts, names }: Decisions, { namesakes, teams }: Facts, consistent: boolean) {
  const keyOf = (team: TeamItem | undefined) => team && keyOfTeam(team)
  const named = Map.groupBy(
    drafts.flatMap(({ before, after }, group) =>
      [keyOf(before), keyOf(after)].map((key) => ({ key, group, isNew: !before })),
    ),
    ({ key }) => key,
  )
  for (const [key, teamIDs] of names) {
    const stored = namesakes.stored.get(key)
    // A team that seems to have another name may have been read before it took this one.
    if (!consistent && teamsIn(stored).some((teamID) => keyOf(teams.get(teamID)) !== key)) throw versionConflict
    const of = named.get(key)!
    const { group } = of.find(({ isNew }) => isNew) ?? of[0]!
    plan.writeGroups[group]!.writes.push(nameWrite(key, teamIDs, stored))
  }
}
