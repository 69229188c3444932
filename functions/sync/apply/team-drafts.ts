import { syncReferences } from '../../domain/sync/reference-entity.ts'
import type { TeamItem } from '../../domain/teams/entity.ts'
import { isListing } from '../../domain/teams/listing.ts'
import { versionConflict, type Write } from '../../store/store.ts'
import { localID } from '../../values/local-id.ts'
import type { ImportedTeam } from '../cleaning/records.ts'
import { type AssignedTeam, assignedTeamsOf, ownTeamID } from './assigned-teams.ts'
import { isOfEarlierRun, originKey, type Scope } from './plan.ts'
import { DELETED_IN_FUNGO, isRemoved } from './references.ts'
import { removedTeamsOf } from './returned-teams.ts'
import { type Draft, draftOf, type ListedRecord, mergedDraft, newDraft, returnedDraft } from './team-merge.ts'
import { holdersIn, keyOfTeam, LISTINGS, namesakesOf } from './team-names.ts'

/** `key`: the matching key of name and place. Null if there is nothing to compare. */
export type ListedTeam = ListedRecord & { key: string | null }

/** `from`: the team that the record leaves for the target. */
export type Target = { teamID?: string; refusal?: string; from?: string }

/** Keeps a team far below DynamoDB's item size limit. */
const MAX_RECORDS_PER_TEAM = 300

/** Teams of earlier runs with one name. Keeps the item of the name small. */
const MAX_HOLDERS_PER_NAME = 20

type Writes = (readonly [Write, Error])[]

export type Drafts = Awaited<ReturnType<typeof draftsOf>>

/** The drafts of the teams that the records belong to, as currently stored. */
export async function draftsOf(listed: ListedTeam[], scope: Scope, consistent: boolean) {
  const { source } = scope
  const { assignedTeams, removed, references } = await assignedTeamsOf(
    scope,
    listed.map(({ externalID }) => externalID),
    consistent,
  )
  const drafts = new Map<string, Draft>()
  const removedTeams = await removedTeamsOf([...new Set(removed.values())])
  for (const { team } of assignedTeams.values()) if (team) drafts.set(team.teamID, draftOf(team))
  const knownVersion = (externalID: string) =>
    assignedTeams.get(externalID)?.team?.origin?.externals[originKey(source, externalID)] ?? ''
  const matchable = listed.filter(
    (each) =>
      knownVersion(each.externalID) < each.modified &&
      (each.team.isListing || !assignedTeams.has(each.externalID) || isSplittable(each.externalID)) &&
      (scope.teamID || !isDeferred(each)),
  )
  const namesakes = await namesakesOf(
    matchable.map(({ key, team }) => ({ key, name: team.name })),
    consistent,
  )
  const add = (teams: readonly TeamItem[]) => {
    for (const team of teams) {
      const before = drafts.get(team.teamID)?.before
      // Another page wrote the team after the assigned teams were read. It may have taken a name.
      if (before && before.version < team.version) throw versionConflict
      if (!drafts.has(team.teamID)) drafts.set(team.teamID, draftOf(team))
    }
  }
  add(namesakes.teams)
  const known = new Map(namesakes.listings)
  /** Listings created or renamed by records of this page. */
  const listings = new Map<string, string>()
  const hasRecordOf = ({ origin }: TeamItem) =>
    Object.keys(origin?.externals ?? {}).some((key) => key.startsWith(`${source}/`))
  const isCalled = (teamID: string | undefined, key: string) => {
    const team = teamID ? drafts.get(teamID)?.after : undefined
    return team && keyOfTeam(team) === key ? team : undefined
  }
  const isListingOf = (teamID: string | undefined, key: string) => isListing(isCalled(teamID, key)?.origin)

  /** Whether the team is stored as a holder of the name, even if it no longer has it. */
  const isHolder = (key: string, teamID: string) => holdersIn(known.get(key)).includes(teamID)

  /** The stored holders of the name that still have it, oldest first. */
  const holdersOf = (key: string) =>
    holdersIn(known.get(key))
      .flatMap((teamID) => (isListingOf(teamID, key) ? drafts.get(teamID)!.after : []))
      .toSorted((a, b) => (`${a.createdAt} ${a.teamID}` < `${b.createdAt} ${b.teamID}` ? -1 : 1))
      .map(({ teamID }) => teamID)

  /** The listing with this name. Of several, the oldest, so that the choice does not depend on the order of pages. */
  const listingOf = (key: string) => [...holdersOf(key), listings.get(key)].find((teamID) => isListingOf(teamID, key))

  function newTeam(externalID: string, { isListing }: ImportedTeam, key: string | null): Target {
    if (key) {
      const listing = isListing ? listingOf(key) : undefined
      if (listing) return { teamID: listing }
      for (const teamID of namesakes.candidatesOf(key)) {
        const team = isCalled(teamID, key)
        if (team && (!hasRecordOf(team) || (isListing && teamID === localID('team', key)))) return { teamID }
      }
      const kept = namesakes.mergedInto(key)
      if (kept && (isListing || !hasRecordOf(kept))) return { teamID: kept.teamID }
      if (!kept && namesakes.wasDeleted(key)) return { refusal: DELETED_IN_FUNGO }
    }
    return { teamID: ownTeamID(source, externalID) }
  }

  const existingTeam = ({ teamID, team }: AssignedTeam): Target =>
    team || drafts.has(teamID) ? { teamID } : { refusal: DELETED_IN_FUNGO }

  /** Whether this run created the record's team from records of this source only, and no person has changed it. */
  function isSplittable(externalID: string) {
    const team = assignedTeams.get(externalID)?.team
    if (!team?.origin || isOfEarlierRun(team, scope)) return false
    const { externals, ofDuplicates, corrected } = team.origin
    return (
      originKey(source, externalID) in externals &&
      Object.keys(externals).every((key) => key.startsWith(`${source}/`)) &&
      team.divisions.every(({ externalID, corrected }) => externalID && !corrected) &&
      !(ofDuplicates || corrected || team.claimedBy || team.createdBy || team.hidden)
    )
  }

  /** Whether the listing may join a team by its name, and the run may still rename such a team. */
  function isDeferred({ externalID, modified, team }: ListedTeam) {
    return (
      scope.defersListings === true &&
      team.isListing &&
      knownVersion(externalID) < modified &&
      !removed.has(externalID) &&
      (!assignedTeams.has(externalID) || isSplittable(externalID))
    )
  }

  /** The target of a known record. A newer version may belong to a different team than the previous one. */
  function teamOfVersion({ externalID, modified, team, key }: ListedTeam, assigned: AssignedTeam): Target {
    const target = existingTeam(assigned)
    const draft = target.teamID ? drafts.get(target.teamID) : undefined
    if (!draft?.before || knownVersion(externalID) >= modified || !isSplittable(externalID)) return target
    const { teamID, origin } = draft.after
    const isAlone = Object.keys(origin!.externals).length === 1
    // While records leave one by one, two teams have the name. The remaining one holds the listing.
    const listing = key ? listingOf(key) : undefined
    const isThere = isListingOf(teamID, key ?? '') && (listing === undefined || listing === teamID)
    if (team.isListing ? isThere : isAlone) return target
    const next = newTeam(externalID, team, key)
    if (!next.teamID) return next
    return isAlone && next.teamID === ownTeamID(source, externalID) ? target : { ...next, from: teamID }
  }

  function targetOf(listed: ListedTeam): Target {
    const { externalID, modified, team, key } = listed
    const reference = references.get(externalID)
    if (reference && isRemoved(reference, modified)) return {}
    const assigned = assignedTeams.get(externalID)
    // Another page created the team after the assigned teams were read.
    if (!assigned && drafts.get(ownTeamID(source, externalID))?.before) throw versionConflict
    if (assigned) return teamOfVersion(listed, assigned)
    const teamID = removed.get(externalID)
    return teamID ? { teamID } : newTeam(externalID, team, key)
  }

  /** The write that stores the holders of the name, unless they changed since they were read. */
  function heldBy(key: string, teamIDs: readonly string[]): Write {
    const held = known.get(key)
    const isNamed = (team: TeamItem | undefined) => team && keyOfTeam(team) === key
    // A holder that seems to have another name may have been read before it took this one.
    if (
      !consistent &&
      holdersIn(held).some((teamID) => !teamIDs.includes(teamID) && !isNamed(drafts.get(teamID)?.before))
    )
      throw versionConflict
    const name = { source: LISTINGS, kind: 'teams', externalID: key } as const
    const reference = { ...name, localID: teamIDs.join(' ') }
    if (!held) return syncReferences().create(reference)
    const write = teamIDs.length > 0 ? syncReferences().put(reference) : syncReferences().delete(name)
    return write.where(({ localID: holders }, { eq }) => eq(holders, held.localID))
  }

  return {
    /** The team of the record, or why it has none. Neither if the source has since deleted it. */
    targetOf(listed: ListedTeam): Target {
      const target = targetOf(listed)
      if (!target.teamID) return target
      const externals = drafts.get(target.teamID)?.after.origin?.externals ?? {}
      const isFull = Object.keys(externals).length >= MAX_RECORDS_PER_TEAM
      return isFull && !(originKey(source, listed.externalID) in externals)
        ? { refusal: `Its team has ${MAX_RECORDS_PER_TEAM} records already.` }
        : target
    },
    isDeferred,
    get: (teamID: string) => drafts.get(teamID),
    /** The team with the record: the team that is there, one that the source deleted and lists again, or a new one. */
    withRecord(teamID: string, listed: ListedTeam): Draft {
      const there = drafts.get(teamID)
      if (there) return mergedDraft(there, listed, scope)
      const removed = removedTeams.get(teamID)
      return removed ? returnedDraft(removed, listed, scope) : newDraft(teamID, listed, scope)
    },
    set(teamID: string, draft: Draft) {
      drafts.set(teamID, draft)
      const key = keyOfTeam(draft.after)
      if (key && isListing(draft.after.origin) && !isListingOf(listings.get(key), key)) listings.set(key, teamID)
    },
    changed: () => [...drafts.values()].filter(({ before, after }) => before !== after),
    /** Reads which teams hold these teams' names as listings: a team may hold a name that no record of the page has. */
    async findListings(teams: readonly TeamItem[]) {
      const isMatchable = new Set(matchable.map(({ key }) => key))
      const unasked = teams
        .map((team) => ({ key: keyOfTeam(team), name: team.name }))
        .filter(({ key }) => key && !isMatchable.has(key))
      if (unasked.length === 0) return
      const found = await namesakesOf(unasked, consistent)
      add(found.teams)
      for (const [key, reference] of found.listings) known.set(key, reference)
    },
    assignedTeamOf: (externalID: string) => assignedTeams.get(externalID),
    listingOf,
    isHolder,
    /**
     * The write that makes the team a holder of the name, so that later records of the name find it. Empty if another team rightfully
     * holds the name, unless both are of earlier runs. `isGivenUp`: the current holder releases it.
     */
    takeListing(key: string, teamID: string, isGivenUp = false): Writes {
      const others = isGivenUp ? [] : holdersOf(key).filter((holder) => holder !== teamID)
      const canJoin = () => [teamID, ...others].every((each) => isOfEarlierRun(drafts.get(each)!.after, scope))
      if (others.length > 0 && (others.length >= MAX_HOLDERS_PER_NAME || !canJoin())) return []
      return [[heldBy(key, [...others, teamID]), versionConflict]]
    },
    /** The write that releases a name that the team no longer has, unless another team of the page takes it. */
    leaveListing(key: string, teamID: string): Writes {
      const others = holdersOf(key).filter((holder) => holder !== teamID)
      if (!isHolder(key, teamID) || (others.length === 0 && listingOf(key))) return []
      return [[heldBy(key, others), versionConflict]]
    },
  }
}
