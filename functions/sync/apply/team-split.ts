import { type TeamItem, teams } from '../../domain/teams/entity.ts'
import { teamRecord } from '../../domain/teams/record.ts'
import type { RecordChange } from '../../store/records/listed-record.ts'
import { queryPartition, versionConflict } from '../../store/store.ts'
import { aliasReplacingTeam, moveAlias, ownTeamID, teamReplacingAlias } from './assigned-teams.ts'
import { firstVersion, importedChange } from './imported-change.ts'
import { emptyPlan, originKey, type Plan, type Scope, type Updated, type WriteGroup } from './plan.ts'
import { type Drafts, draftsOf, type ListedTeam } from './team-drafts.ts'
import { mergedDivisions } from './team-merge.ts'
import { keyOfTeam, teamsHoldingTheirNames } from './team-names.ts'
import { listedTeams, planTeams, previewOf, writeGroupOf } from './teams.ts'

/** Another page gave the record a team of its own after its previous team was read. */
const movedMeanwhile = versionConflict

/** `isLast`: after this step, the record is in its final team. */
type Step = { plan: Plan; isLast: boolean }

/**
 * Moves a record to the team of its newest name. Pages of one run are written in parallel, so the old name of one record may be matched
 * with the new name of another. A record of a team that this run created is therefore moved as if it were new. A team of an earlier run is
 * renamed instead, because people know it.
 * A team has the ID of one of its records. That record leaves last. The others leave first, one step each, so that every step fits in a
 * transaction.
 */
export async function planSplit(item: Updated<'teams'>, scopeOfPage: Scope): Promise<Step> {
  // A team that takes over the key of a removed one must have a newer version.
  const scope = { ...scopeOfPage, now: new Date().toISOString() }
  const plan = emptyPlan('teams')
  const [listed] = await listedTeams([item], scope, plan)
  const drafts = listed && (await draftsOf([listed], scope, true))
  const { teamID, from } = drafts?.targetOf(listed!) ?? {}
  if (!listed || !drafts || !teamID || !from) {
    const stays = await planTeams([item], scope, true)
    return { plan: stays, isLast: stays.moving.length === 0 }
  }
  const team = drafts.get(from)!.after
  await drafts.findListings([team])
  const others = otherRecords(team, listed.externalID, scope)
  if (others.length > 0 && ownTeamID(scope.source, listed.externalID) === from) {
    plan.writeGroups.push(await planOtherRecord(team, others[0]!, drafts, scope))
    return { plan, isLast: false }
  }
  const isEmptied = others.length === 0
  const target = isEmptied ? await targetOfLast(team, teamID) : teamID
  await move(listed, { team, teamID: target, isEmptied }, { plan, drafts, scope })
  return { plan, isLast: true }
}

/** The team's other records, newest first. */
function otherRecords({ origin }: TeamItem, externalID: string, { source }: Scope) {
  const own = originKey(source, externalID)
  return Object.entries(origin!.externals)
    .filter(([key]) => key !== own)
    .toSorted(([, one], [, other]) => (one < other ? 1 : -1))
    .map(([key]) => key.slice(source.length + 1))
}

/** The target of a team's last record. It stays if anything was added to the team. */
async function targetOfLast(team: TeamItem, teamID: string) {
  const children = await queryPartition(teams().get({ teamID: team.teamID }), true)
  return [...children.entities].every((entity) => entity === 'team') ? teamID : team.teamID
}

type Move = { team: TeamItem; teamID: string; isEmptied: boolean }
type Planning = { plan: Plan; drafts: Drafts; scope: Scope }

/** Moves the record to another team. A team that becomes empty is removed. */
async function move(listed: ListedTeam, { team, teamID, isEmptied }: Move, { plan, drafts, scope }: Planning) {
  const { externalID } = listed
  const { source } = scope
  const into = drafts.get(teamID)
  const next = drafts.withRecord(teamID, listed)
  drafts.set(teamID, next)
  const holding = await teamsHoldingTheirNames([team, ...(into ? [into.after] : [])])
  const group = writeGroupOf({ ...next, newExternalIDs: [] }, drafts, holding, scope)
  plan.writeGroups.push(group)
  plan.previews.push(previewOf(listed, into, next))
  plan.references.push(...group.references)
  plan.divisionsFound += listed.team.divisions.length
  if (teamID === team.teamID) return
  const isAlias = drafts.assignedTeamOf(externalID)!.alias !== undefined
  const [joined] = group.records as RecordChange<TeamItem>[]
  if (!into && isAlias) group.records = [teamReplacingAlias(joined!, team.teamID)]
  if (into && isAlias && teamID === ownTeamID(source, externalID)) throw movedMeanwhile
  if (into && isAlias) group.writes.push(moveAlias(source, externalID, team.teamID, teamID))

  const key = keyOfTeam(team)
  if (isEmptied) {
    const removal = teamRecord.remove(team, { holdsKey: holding.has(team.teamID) })
    group.records.push(team.teamID === ownTeamID(source, externalID) ? aliasReplacingTeam(removal, teamID) : removal)
    if (key) group.writes.push(...drafts.leaveListing(key, team.teamID))
  } else group.records.push(teamChange(team, withoutRecord(team, externalID, scope), scope))
  group.counts = { ...group.counts, ...(into ? { updated: 1 } : { created: 1 }) }
  if (isEmptied) group.counts.created = (group.counts.created ?? 0) - 1
}

/** Moves one of the records that keep the old name to a team of that name. */
async function planOtherRecord(team: TeamItem, externalID: string, drafts: Drafts, scope: Scope): Promise<WriteGroup> {
  const { source, now } = scope
  const own = originKey(source, externalID)
  const key = keyOfTeam(team)
  const listing = key ? drafts.listingOf(key) : undefined
  const into = listing && listing !== team.teamID ? drafts.get(listing)!.after : undefined
  if (into?.teamID === ownTeamID(source, externalID)) throw movedMeanwhile
  const teamID = into?.teamID ?? ownTeamID(source, externalID)
  const externals = { ...into?.origin?.externals, [own]: team.origin!.externals[own]! }
  const listed = team.divisions.flatMap(({ division, ageGroup, externalID, alsoListedAs = [] }) =>
    [externalID, ...alsoListedAs].flatMap((each) =>
      each?.startsWith(`${own}/`) ? { division, ageGroup, externalID: each } : [],
    ),
  )
  const divisions = mergedDivisions({ teamID, divisions: into?.divisions ?? [] }, own, listed)
  const records: RecordChange[] = [teamChange(team, withoutRecord(team, externalID, scope), scope)]
  if (into) {
    records.push(teamChange(into, { ...into, divisions, origin: { ...into.origin!, externals } }, scope))
  } else {
    const origin = { ...team.origin!, externals }
    const after = { ...team, teamID, version: firstVersion(scope), divisions, origin, createdAt: now, updatedAt: now }
    records.push(
      teamReplacingAlias(importedChange(teamRecord, undefined, after, { isChanged: true, scope }), team.teamID),
    )
  }
  return {
    externalIDs: [externalID],
    records,
    writes: [
      ...(into ? [moveAlias(source, externalID, team.teamID, teamID)] : []),
      ...(key && !into ? drafts.takeListing(key, teamID, true) : []),
    ],
    // The record that causes the move counts as updated. In total, there is one more team.
    counts: into ? {} : { created: 1, updated: -1 },
    references: [],
  }
}

const teamChange = (before: TeamItem, after: TeamItem, scope: Scope) =>
  importedChange(teamRecord, before, after, { isChanged: true, scope })

function withoutRecord(team: TeamItem, externalID: string, { source }: Scope): TeamItem {
  const { [originKey(source, externalID)]: _, ...externals } = team.origin!.externals
  return {
    ...team,
    divisions: mergedDivisions(team, originKey(source, externalID), []),
    origin: { ...team.origin!, externals },
  }
}
