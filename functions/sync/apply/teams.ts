import { localID } from '../../domain/local-id.ts'
import { versionConflict, type Write } from '../../domain/store.ts'
import { syncReferences } from '../../domain/sync-runs/reference-entity.ts'
import type { TeamItem } from '../../domain/teams/entity.ts'
import { teamRecord } from '../../domain/teams/record.ts'
import { teamKey } from '../../domain/teams/team-key.ts'
import { foldedTeamName } from '../../domain/teams/validation.ts'
import { cleanTeam, type ImportedTeam, isRefused } from '../cleaning/records.ts'
import { changedFields } from './changed-fields.ts'
import { aliasWrite, type Home, homeID, homesOf, insteadOfAlias, movedAlias } from './homes.ts'
import { importedChange } from './imported-change.ts'
import { partingOf } from './parting.ts'
import {
  countsOf,
  emptyPlan,
  isInScope,
  newestOnly,
  originKey,
  type Plan,
  type Scope,
  type Unit,
  type Updated,
} from './plan.ts'
import { DELETED_HERE, isRemoved } from './references.ts'
import { type Draft, draftOf, type Left, made, merged } from './team-merge.ts'
import { holdingTheirNames, keyOfTeam, LISTINGS, NAMES, namesakesOf } from './team-names.ts'

/** `key`: what it has in common with other writings of its name and place; null where nothing can be compared. */
type Listed = { externalID: string; modified: string; team: ImportedTeam; key: string | null }

/** So that a team stays far below the size that an item may have. */
const MOST_RECORDS_OF_TEAM = 300
/** Leaves room in a transaction for the team itself, its names and the counters. */
const MOST_ALIASES_AT_ONCE = 80

/**
 * A record is the team that it was from the first: see `homes.ts`. A new one is a team of its own, unless the source lists a team once for
 * each age and class, which then leave the name: records of equal name and place are one team. By name alone a record is also matched
 * with a team that people or another source made, which gets no second record of this source in that way.
 */
export async function planTeams(items: Updated<'teams'>[], scope: Scope, consistent: boolean): Promise<Plan> {
  const plan = emptyPlan('teams')
  const taken: Listed[] = []
  for (const { externalID, modified, data, isUnidentified } of items) {
    const team = await cleanTeam(originKey(scope.source, externalID), data)
    if (isRefused(team)) plan.refusals.push({ kind: 'teams', externalID, reason: team.reason })
    else if (isInScope(scope, team)) {
      const key = teamKey(team.name, team.city, team.state)
      const isListing = key !== null && (team.isListing || isUnidentified === true)
      taken.push({ externalID, modified, team: { ...team, isListing }, key })
    }
  }
  const listed = newestOnly(taken).toSorted((a, b) => (a.modified < b.modified ? -1 : a.modified > b.modified ? 1 : 0))

  const drafts = await draftsOf(listed, scope, consistent)
  const done: Draft[] = []
  for (const { externalID, modified, team, key } of listed) {
    const { teamID, refusal, left } = drafts.targetOf(externalID, modified, team, key)
    if (scope.teamID && teamID !== scope.teamID) continue
    if (refusal) plan.refusals.push({ kind: 'teams', externalID, reason: refusal })
    if (!teamID) continue
    plan.divisionsFound += team.divisions.length
    if (key) plan.references.push({ source: NAMES, kind: 'teams', externalID: key, localID: teamID })
    const draft = drafts.get(teamID)
    const next = draft
      ? merged(draft, externalID, modified, team, scope)
      : { ...made(teamID, externalID, modified, team, scope), left }
    const isUpdated = draft && next.counts.updated > draft.counts.updated
    plan.previews.push({
      externalID,
      name: team.name,
      change: isUpdated ? 'updated' : draft ? 'unchanged' : 'created',
      ...(isUpdated && { changes: changedFields(draft.after, next.after) }),
    })
    if (next === draft) continue
    drafts.set(teamID, next)
    if (next.newExternalIDs.length >= MOST_ALIASES_AT_ONCE) {
      done.push(next)
      drafts.set(teamID, { ...draftOf(next.after), isContinued: true })
    }
  }
  done.push(...drafts.changed())
  await drafts.findListings(done.flatMap(({ after }) => (after.origin?.isListing ? [after] : [])))
  const holding = await holdingTheirNames(done.filter(isRenamed).map(({ before }) => before!))
  const units = new Map<Draft, Unit>(done.map((draft) => [draft, unitOf(draft, drafts, holding, scope)]))
  for (const [draft, unit] of units)
    if (draft.left) {
      const [, of] = [...units].find(([{ after }]) => after.teamID === draft.left!.from)!
      Object.assign(of, together(of, unit))
      units.delete(draft)
    }
  plan.units.push(...units.values())
  return plan
}

const together = (one: Unit, other: Unit): Unit => ({
  ...one,
  externalIDs: [...new Set([...one.externalIDs, ...other.externalIDs])],
  records: [...one.records, ...other.records],
  writes: [...one.writes, ...other.writes],
  counts: countsOf([one, other]),
  newTeams: [...(one.newTeams ?? []), ...(other.newTeams ?? [])],
  references: [...one.references, ...other.references],
})

const isRenamed = ({ before, after }: Draft) => before && foldedTeamName(before.name) !== foldedTeamName(after.name)

type Drafts = Awaited<ReturnType<typeof draftsOf>>

function unitOf(draft: Draft, drafts: Drafts, holding: Set<string>, scope: Scope): Unit {
  const { before, after, counts, newExternalIDs, externalIDs, isContinued, isParted, left } = draft
  const { teamID } = after
  const key = keyOfTeam(after)
  const change = importedChange(teamRecord, before, after, {
    isChanged: counts.updated > 0 || isParted === true,
    scope,
    holdsKey: holding.has(teamID),
  })
  return {
    externalIDs,
    isContinued,
    newTeams: newExternalIDs,
    records: [left?.hadAlias ? insteadOfAlias(change, left.from) : change],
    writes: [
      ...(left?.aliases ?? []).map((externalID) => movedAlias(scope.source, externalID, left!.from, teamID)),
      ...newExternalIDs.flatMap((externalID) =>
        drafts.isAtHome(externalID, teamID) || homeID(scope.source, externalID) === teamID
          ? []
          : [aliasWrite(scope.source, externalID, teamID)],
      ),
      ...(after.origin?.isListing && key && drafts.listingAt(key) !== teamID ? drafts.takeListing(key, teamID) : []),
    ],
    counts,
    references:
      key && (!before || keyOfTeam(before) !== key)
        ? [{ source: NAMES, kind: 'teams', externalID: key, localID: teamID }]
        : [],
  }
}

/** `left`: what the record's new team takes from the one that it leaves. */
type Target = { teamID?: string; refusal?: string; left?: Left }

/** The teams that the records belong to, as they are now. */
async function draftsOf(listed: Listed[], scope: Scope, consistent: boolean) {
  const { source } = scope
  const { homes, references } = await homesOf(
    source,
    listed.map(({ externalID }) => externalID),
    consistent,
  )
  const drafts = new Map<string, Draft>()
  for (const { team } of homes.values()) if (team) drafts.set(team.teamID, draftOf(team))
  const isNew = ({ externalID, modified }: Listed) =>
    (homes.get(externalID)?.team?.origin?.externals[originKey(source, externalID)] ?? '') < modified
  const asked = listed.filter((each) => isNew(each) && (each.team.isListing || !homes.has(each.externalID)))
  const namesakes = await namesakesOf(
    asked.map(({ key, team }) => ({ key, name: team.name })),
    consistent,
  )
  const add = (teams: readonly TeamItem[]) => {
    for (const team of teams) if (!drafts.has(team.teamID)) drafts.set(team.teamID, draftOf(team))
  }
  add(namesakes.teams)
  const known = new Map(namesakes.listings)
  /** Listings by name that records of this page began or renamed. */
  const listings = new Map<string, string>()
  const hasRecordOf = ({ origin }: TeamItem) =>
    Object.keys(origin?.externals ?? {}).some((key) => key.startsWith(`${source}/`))
  const isCalled = (teamID: string | undefined, key: string) => {
    const team = teamID ? drafts.get(teamID)?.after : undefined
    return team && keyOfTeam(team) === key ? team : undefined
  }

  function newHome(externalID: string, { isListing }: ImportedTeam, key: string | null): Target {
    if (key) {
      if (isListing) {
        const listing = isCalled(listings.get(key) ?? known.get(key)?.localID, key)
        if (listing) return { teamID: listing.teamID }
      }
      for (const teamID of namesakes.candidatesOf(key)) {
        const team = isCalled(teamID, key)
        if (team && (!hasRecordOf(team) || (isListing && teamID === localID('team', key)))) return { teamID }
      }
      const kept = namesakes.mergedInto(key)
      if (kept && (isListing || !hasRecordOf(kept))) return { teamID: kept.teamID }
      if (!kept && namesakes.wasDeleted(key)) return { refusal: DELETED_HERE }
    }
    return { teamID: homeID(source, externalID) }
  }

  const knownHome = ({ teamID, team }: Home): Target =>
    team || drafts.has(teamID) ? { teamID } : { refusal: DELETED_HERE }

  /** Lets records go apart that turn out to be of different names. */
  function part(externalID: string, modified: string, teamID: string, key: string | null) {
    const draft = drafts.get(teamID)
    const known = draft?.after.origin?.externals[originKey(source, externalID)] ?? ''
    const parting = draft && known < modified ? partingOf(draft, externalID, key, scope) : undefined
    if (!parting) return { teamID }
    const { rest, others } = parting
    drafts.set(teamID, rest)
    if (!others) {
      return { teamID: homeID(source, externalID), left: { from: teamID, hadAlias: true, aliases: [] } }
    }
    const apart = others.after.teamID
    drafts.set(apart, others)
    for (const each of others.externalIDs)
      if (!others.newExternalIDs.includes(each))
        homes.set(each, { teamID: apart, isAlias: homeID(source, each) !== apart })
    listings.set(keyOfTeam(others.after)!, apart)
    return { teamID }
  }

  return {
    /** The team of the record, or why it has none; neither where the source deleted it since. */
    targetOf(externalID: string, modified: string, team: ImportedTeam, key: string | null): Target {
      const reference = references.get(externalID)
      if (reference && isRemoved(reference, modified)) return {}
      const home = homes.get(externalID)
      const target = home ? knownHome(home) : newHome(externalID, team, key)
      if (!target.teamID) return target
      const externals = drafts.get(target.teamID)?.after.origin?.externals ?? {}
      const isFull = Object.keys(externals).length >= MOST_RECORDS_OF_TEAM
      if (isFull && !(originKey(source, externalID) in externals))
        return { refusal: `Its team has ${MOST_RECORDS_OF_TEAM} records already.` }
      const parted = part(externalID, modified, target.teamID, key)
      if (key && team.isListing) listings.set(key, listings.get(key) ?? parted.teamID)
      return parted
    },
    get: (teamID: string) => drafts.get(teamID),
    set: (teamID: string, draft: Draft) => drafts.set(teamID, draft),
    changed: () => [...drafts.values()].filter(({ before, after }) => before !== after),
    /** Reads which teams hold these teams' names as listings: a team may keep a name that no record of the page has. */
    async findListings(teams: readonly TeamItem[]) {
      const isAsked = new Set(asked.map(({ key }) => key))
      const unasked = teams
        .map((team) => ({ key: keyOfTeam(team), name: team.name }))
        .filter(({ key }) => key && !isAsked.has(key))
      if (unasked.length === 0) return
      const found = await namesakesOf(unasked, consistent)
      add(found.teams)
      for (const [key, reference] of found.listings) known.set(key, reference)
    },
    /** Whether the table says already where the record belongs. */
    isAtHome: (externalID: string, teamID: string) => homes.get(externalID)?.teamID === teamID,
    listingAt: (key: string) => known.get(key)?.localID,
    /** The write by which further records of the name find the team, unless another one holds the name by right. */
    takeListing(key: string, teamID: string): (readonly [Write, Error])[] {
      const held = known.get(key)
      if (held && isCalled(held.localID, key)) return []
      const reference = { source: LISTINGS, kind: 'teams', externalID: key, localID: teamID } as const
      return [
        [
          held
            ? syncReferences()
                .put(reference)
                .where(({ localID: holder }, { eq }) => eq(holder, held.localID))
            : syncReferences().create(reference),
          versionConflict,
        ],
      ]
    },
  }
}
