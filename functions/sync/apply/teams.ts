import { teamKey } from '../../domain/sync/team-key.ts'
import { isListing } from '../../domain/teams/listing.ts'
import { teamRecord } from '../../domain/teams/record.ts'
import { foldedTeamName } from '../../domain/teams/validation.ts'
import { cleanTeam, isRefused } from '../cleaning/records.ts'
import { aliasCheck, aliasWrite, ownTeamID } from './assigned-teams.ts'
import { changedFields } from './changed-fields.ts'
import { importedChange } from './imported-change.ts'
import {
  emptyPlan,
  isInScope,
  newestOnly,
  originKey,
  type Plan,
  type Preview,
  type Scope,
  type Updated,
  type WriteGroup,
} from './plan.ts'
import { type Drafts, draftsOf, type ListedTeam } from './team-drafts.ts'
import { type Draft, draftOf } from './team-merge.ts'
import { keyOfTeam, NAMES, teamsHoldingTheirNames } from './team-names.ts'

/** Leaves room in a transaction for the team, its names, and the counters. */
const MAX_ALIASES_AT_ONCE = 80

/**
 * Plans team records. A known record stays with its team: see `assigned-teams.ts`. A new record becomes a team of its own. If the source has one
 * record per age and class, these are removed from the name, and records with equal name and place become one team. A record may also be
 * matched by name with a team that a person or another source created, but such a team gets only one record of this source this way.
 * If teams of earlier runs may still be renamed, new listings are only collected: the run plans them after all pages of teams.
 * `planSplit` handles records that must leave their team.
 */
export async function planTeams(items: Updated<'teams'>[], scope: Scope, consistent: boolean): Promise<Plan> {
  const plan = emptyPlan('teams')
  const byID = new Map(items.map((item) => [`${item.externalID} ${item.modified}`, item]))
  const listed = await listedTeams(items, scope, plan)
  const drafts = await draftsOf(listed, scope, consistent)
  const done: Draft[] = []
  for (const each of listed) {
    const { externalID, modified, team, key } = each
    const { teamID, refusal, from } = drafts.targetOf(each)
    if (scope.teamID && teamID !== scope.teamID) continue
    if (refusal) plan.refusals.push({ kind: 'teams', externalID, reason: refusal })
    if (!teamID) continue
    if (drafts.isDeferred(each)) {
      plan.deferred.push(byID.get(`${externalID} ${modified}`)!)
      continue
    }
    if (from) {
      plan.moving.push(byID.get(`${externalID} ${modified}`)!)
      continue
    }
    plan.divisionsFound += team.divisions.length
    if (key) plan.references.push({ source: NAMES, kind: 'teams', externalID: key, localID: teamID })
    const draft = drafts.get(teamID)
    const next = drafts.withRecord(teamID, each)
    plan.previews.push(previewOf(each, draft, next))
    if (next === draft) continue
    drafts.set(teamID, next)
    if (next.newExternalIDs.length >= MAX_ALIASES_AT_ONCE) {
      done.push(next)
      drafts.set(teamID, { ...draftOf(next.after), isContinued: true })
    }
  }
  done.push(...drafts.changed())
  const listings = done.flatMap(({ before, after }) => [after, ...(before ? [before] : [])])
  await drafts.findListings(listings.filter(({ origin }) => origin?.isListing))
  const holding = await teamsHoldingTheirNames(done.filter(isRenamed).map(({ before }) => before!))
  plan.writeGroups.push(...done.map((draft) => writeGroupOf(draft, drafts, holding, scope)))
  return plan
}

/** The newest valid version of each record, in chronological order. Rejected records are added to the plan. */
export async function listedTeams(items: readonly Updated<'teams'>[], scope: Scope, plan: Plan): Promise<ListedTeam[]> {
  const taken: ListedTeam[] = []
  for (const { externalID, modified, data, isUnidentified } of items) {
    const team = await cleanTeam(originKey(scope.source, externalID), data)
    if (isRefused(team)) plan.refusals.push({ kind: 'teams', externalID, reason: team.reason })
    else if (isInScope(scope, team)) {
      const key = teamKey(team.name, team.city, team.state)
      const isListing = key !== null && (team.isListing || isUnidentified === true)
      taken.push({ externalID, modified, team: { ...team, isListing }, key })
    }
  }
  return newestOnly(taken).toSorted((a, b) => (a.modified < b.modified ? -1 : a.modified > b.modified ? 1 : 0))
}

export function previewOf({ externalID, team }: ListedTeam, draft: Draft | undefined, next: Draft): Preview {
  const isUpdated = draft && next.counts.updated > draft.counts.updated
  return {
    externalID,
    name: team.name,
    change: isUpdated ? 'updated' : draft ? 'unchanged' : 'created',
    ...(isUpdated && { changes: changedFields(draft.after, next.after) }),
  }
}

const isRenamed = ({ before, after }: Draft) => before && foldedTeamName(before.name) !== foldedTeamName(after.name)

export function writeGroupOf(draft: Draft, drafts: Drafts, holding: ReadonlySet<string>, scope: Scope): WriteGroup {
  const { before, after, counts, newExternalIDs, externalIDs, isContinued, isReturned } = draft
  const { teamID } = after
  const key = keyOfTeam(after)
  const keyBefore = before ? keyOfTeam(before) : null
  const isNamed = keyBefore !== key || !isListing(before?.origin) || !drafts.isHolder(key!, teamID)
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
    records: [change],
    writes: [
      ...newExternalIDs.flatMap((externalID) => {
        const assigned = drafts.assignedTeamOf(externalID)
        if (assigned) return assigned.alias ? [aliasCheck(scope.source, externalID, assigned.alias)] : []
        return ownTeamID(scope.source, externalID) === teamID ? [] : [aliasWrite(scope.source, externalID, teamID)]
      }),
      ...(isListing(after.origin) && key && isNamed && !isContinued ? drafts.takeListing(key, teamID) : []),
      ...(keyBefore && (keyBefore !== key || !isListing(after.origin)) ? drafts.leaveListing(keyBefore, teamID) : []),
    ],
    counts: { ...counts, joined: newExternalIDs.length },
    references: key && keyBefore !== key ? [{ source: NAMES, kind: 'teams', externalID: key, localID: teamID }] : [],
  }
}
