import { childID } from '../../domain/ids.ts'
import type { Stored } from '../../domain/records/listed-record.ts'
import { batchGet, keyOf, parseItem } from '../../domain/store.ts'
import { deletedTeam, syncReferences } from '../../domain/sync-runs/entity.ts'
import { type TeamDivision, type TeamItem, teams } from '../../domain/teams/entity.ts'
import { teamRecord } from '../../domain/teams/record.ts'
import { foldedTeamName } from '../../domain/teams/validation.ts'
import { cleanTeam, type ImportedDivision, type ImportedTeam, isRefused } from '../cleaning/records.ts'
import { teamKey } from '../cleaning/team-name.ts'
import { importedChange } from './imported-change.ts'
import { localID } from './local-id.ts'
import { emptyPlan, isInScope, originKey, type Plan, type Scope, type Updated } from './plan.ts'
import { DELETED_HERE, isRemoved, knownReferences } from './references.ts'
import { holdersOf, holdingTheirNames } from './team-names.ts'

type Listed = { externalID: string; modified: string; team: ImportedTeam; teamID: string }
/** A team as it will be, beside what it was: several records of one page may be one team. */
type Draft = {
  before?: TeamItem
  after: Omit<TeamItem, keyof Stored>
  counts: { created: number; updated: number; divisionsAdded: number }
  newExternalIDs: string[]
}

/** Records with equal name, city and state are one team; age and class, which some sources keep in the name, are its divisions. */
export async function planTeams(items: Updated<'teams'>[], scope: Scope, consistent: boolean): Promise<Plan> {
  const plan = emptyPlan()
  const listed: Listed[] = []
  for (const { externalID, modified, data } of items) {
    const team = await cleanTeam(originKey(scope.source, externalID), data)
    if (isRefused(team)) plan.refusals.push({ kind: 'teams', externalID, reason: team.reason })
    else if (isInScope(scope, team))
      listed.push({ externalID, modified, team, teamID: keyedID(team.name, team.city, team.state) })
  }

  const drafts = await draftsOf(listed, scope, consistent)
  for (const { externalID, modified, team, teamID } of listed) {
    const target = drafts.targetOf(externalID, teamID)
    if (target === 'deleted' && !scope.teamID) plan.refusals.push({ kind: 'teams', externalID, reason: DELETED_HERE })
    if (target === 'deleted' || target === 'removed' || (scope.teamID && target !== scope.teamID)) continue
    plan.divisionsFound += team.divisions.length
    plan.references.push({ source: scope.source, kind: 'teams', externalID, localID: target })
    const draft = drafts.get(target)
    const next = draft
      ? merged(draft, externalID, modified, team, scope)
      : made(target, externalID, modified, team, scope)
    drafts.set(target, next)
    const isUpdated = draft && next.counts.updated > draft.counts.updated
    plan.previews.push({
      externalID,
      name: team.name,
      change: isUpdated ? 'updated' : draft ? 'unchanged' : 'created',
    })
  }

  const changed = drafts.changed()
  const isRenamed = ({ before, after }: Draft) => before && foldedTeamName(before.name) !== foldedTeamName(after.name)
  const holding = await holdingTheirNames(changed.filter(isRenamed).map(({ before }) => before!))
  for (const { before, after, counts, newExternalIDs } of changed) {
    plan.units.push({
      record: importedChange(teamRecord, before, after, {
        isChanged: counts.updated > 0,
        scope,
        holdsKey: holding.has(after.teamID),
      }),
      writes: [],
      counts,
      references: newExternalIDs.map((externalID) => ({
        source: scope.source,
        kind: 'teams',
        externalID,
        localID: after.teamID,
      })),
    })
  }
  return plan
}

/** The id of a team that the feed makes: every spelling of its name and city leads to it. */
const keyedID = (name: string, city: string, state: string) => localID('team', teamKey(name, city, state))

/** The teams that the records belong to, as they are now. */
async function draftsOf(listed: Listed[], scope: Scope, consistent: boolean) {
  const drafts = new Map<string, Draft>()
  const read = async (teamIDs: string[]) => {
    const missing = teamIDs.filter((teamID) => !drafts.has(teamID))
    for (const item of await batchGet(
      missing.map((teamID) => keyOf(teams().get({ teamID }))),
      consistent,
    )) {
      const before = parseItem(teams(), item)
      drafts.set(before.teamID, {
        before,
        after: before,
        counts: { created: 0, updated: 0, divisionsAdded: 0 },
        newExternalIDs: [],
      })
    }
  }
  await read(listed.map(({ teamID }) => teamID))
  const isKnownThere = ({ teamID, externalID }: Listed) =>
    drafts.get(teamID)?.after.origin?.externals[originKey(scope.source, externalID)] !== undefined

  const unknown = listed.filter((each) => !isKnownThere(each))
  const absent = unknown.filter(({ teamID }) => !drafts.has(teamID))
  const [references, deleted, holders] = await Promise.all([
    knownReferences(
      scope.source,
      'teams',
      unknown.map(({ externalID }) => externalID),
      consistent,
    ),
    deletedOf(
      absent.map(({ teamID }) => teamID),
      consistent,
    ),
    holdersOf(
      absent.map(({ team }) => team.name),
      consistent,
    ),
  ])
  await read([...[...references.values()].map((reference) => reference.localID), ...holders.values()])
  // What a person made under the same name at the same place is the same team.
  const madeByPeople = new Map(
    [...holders.values()].flatMap((teamID) => {
      const held = drafts.get(teamID)?.after
      return held?.locationCity && held.state
        ? [[keyedID(held.name, held.locationCity, held.state), teamID] as const]
        : []
    }),
  )

  const modifiedOf = new Map(unknown.map(({ externalID, modified }) => [externalID, modified]))
  return {
    /** Its id here; `deleted` where a person deleted it, `removed` where the source did since. */
    targetOf(externalID: string, teamID: string): string {
      const reference = references.get(externalID)
      if (!reference) {
        if (drafts.has(teamID)) return teamID
        return madeByPeople.get(teamID) ?? (deleted.has(teamID) ? 'deleted' : teamID)
      }
      if (isRemoved(reference, modifiedOf.get(externalID)!)) return 'removed'
      if (drafts.has(reference.localID)) return reference.localID
      return reference.removed ? teamID : 'deleted'
    },
    get: (teamID: string) => drafts.get(teamID),
    set: (teamID: string, draft: Draft) => drafts.set(teamID, draft),
    changed: () => [...drafts.values()].filter(({ before, after }) => before !== after),
  }
}

async function deletedOf(teamIDs: string[], consistent: boolean) {
  const items = await batchGet(
    teamIDs.map((teamID) => keyOf(syncReferences().get(deletedTeam(teamID)))),
    consistent,
  )
  return new Set(items.map(({ externalID }) => externalID as string))
}

function made(teamID: string, externalID: string, modified: string, team: ImportedTeam, scope: Scope): Draft {
  const { source } = scope
  const { divisions, city, ...fields } = team
  const after = {
    ...fields,
    teamID,
    locationCity: city,
    divisions: inOrder(divisions.map((division) => madeDivision(teamID, division))),
    origin: { source, externals: { [originKey(source, externalID)]: modified } },
  }
  return { after, counts: { created: 1, updated: 0, divisionsAdded: divisions.length }, newExternalIDs: [externalID] }
}

/** A claimed team and one that a person made belong to people: only what is empty is filled. */
function merged(draft: Draft, externalID: string, modified: string, team: ImportedTeam, { source }: Scope): Draft {
  const { before, after } = draft
  const key = originKey(source, externalID)
  const externals = after.origin?.externals ?? {}
  if ((externals[key] ?? '') >= modified) return draft

  const isOurs = !after.claimedBy && !after.createdBy
  const isNewest = Object.values(externals).every((other) => other <= modified)
  const fields = mergedFields(after, team, isOurs && isNewest)
  const divisions =
    isOurs || after.divisions.length === 0 ? mergedDivisions(after, key, team.divisions) : after.divisions
  const isChanged =
    Object.entries(fields).some(([field, value]) => after[field as keyof typeof after] !== value) ||
    JSON.stringify(divisions) !== JSON.stringify(after.divisions)
  const added = divisions.filter(({ id }) => !after.divisions.some((each) => each.id === id)).length
  return {
    before,
    after: {
      ...after,
      ...fields,
      divisions,
      origin: { source: after.origin?.source ?? source, externals: { ...externals, [key]: modified } },
    },
    counts: {
      created: draft.counts.created,
      updated: draft.counts.updated + (isChanged ? 1 : 0),
      divisionsAdded: draft.counts.divisionsAdded + added,
    },
    newExternalIDs: key in externals ? draft.newExternalIDs : [...draft.newExternalIDs, externalID],
  }
}

function mergedFields(
  after: Draft['after'],
  { divisions: _, city, latitude, longitude, ...team }: ImportedTeam,
  mayOverwrite: boolean,
) {
  const taken: Partial<TeamItem> = {}
  for (const [field, value] of Object.entries({ ...team, locationCity: city })) {
    const held = after[field as keyof typeof after]
    if (value !== undefined && (mayOverwrite || held === undefined || held === ''))
      Object.assign(taken, { [field]: value })
  }
  const isThere = (taken.locationCity ?? after.locationCity) === city && (taken.state ?? after.state) === team.state
  if (isThere && latitude !== undefined && (after.latitude === undefined || taken.locationCity !== undefined))
    Object.assign(taken, { latitude, longitude })
  return taken
}

const same = (a: { ageGroup: string; division: string }, b: { ageGroup: string; division: string }) =>
  a.ageGroup === b.ageGroup && a.division === b.division
/** Whether the source names the division by an id of its own, which stays when age or class change. */
const hasOwnID = (externalID?: string) => externalID !== undefined && !externalID.endsWith('/')

/** What this record listed before and lists no more goes; what others listed or people added stays. */
function mergedDivisions(
  { teamID, divisions }: Draft['after'],
  recordKey: string,
  listed: ImportedDivision[],
): TeamDivision[] {
  const isOfRecord = ({ externalID }: TeamDivision) => externalID?.startsWith(`${recordKey}/`)
  const kept = divisions.filter(
    (each) =>
      !isOfRecord(each) ||
      listed.some((one) => same(one, each) || (hasOwnID(each.externalID) && one.externalID === each.externalID)),
  )
  for (const division of listed) {
    if (kept.some((each) => same(each, division))) continue
    const at = hasOwnID(division.externalID)
      ? kept.findIndex(({ externalID }) => externalID === division.externalID)
      : -1
    if (at >= 0) kept[at] = { ...kept[at]!, ageGroup: division.ageGroup, division: division.division }
    else kept.push(madeDivision(teamID, division))
  }
  return inOrder(kept)
}

const madeDivision = (teamID: string, { ageGroup, division, externalID }: ImportedDivision): TeamDivision => ({
  id: childID(teamID, localID('division', teamID, externalID, ageGroup, division)),
  division,
  ageGroup,
  externalID,
})

const inOrder = (divisions: TeamDivision[]) =>
  divisions.toSorted(
    (a, b) => Number.parseInt(a.ageGroup, 10) - Number.parseInt(b.ageGroup, 10) || (a.division < b.division ? -1 : 1),
  )
