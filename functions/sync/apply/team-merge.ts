import { teamKey } from '../../domain/sync/team-key.ts'
import { recordsWithoutAge } from '../../domain/teams/divisions.ts'
import type { TeamDivision, TeamItem } from '../../domain/teams/entity.ts'
import { childID, localID } from '../../values/ids.ts'
import type { ImportedDivision, ImportedTeam } from '../cleaning/clean-records.ts'
import { firstVersion, mergeFields, withoutIdentity } from './fields.ts'
import { originKey, type Scope } from './plan.ts'

/** A team before and after the page. Several records of a page may belong to one team. */
export type Draft = {
  before?: TeamItem
  after: TeamItem
  counts: { created: number; updated: number; divisionsAdded: number }
  /** The external records that changed it. */
  externalIDs: string[]
  /** Those that are new to the team. */
  newExternalIDs: string[]
  isContinued?: boolean
  isReturned?: boolean
}

/** A version of an external record. */
export type ListedRecord = { externalID: string; modified: string; team: ImportedTeam }

export const draftOf = (team: TeamItem): Draft => ({
  before: team,
  after: team,
  counts: { created: 0, updated: 0, divisionsAdded: 0 },
  externalIDs: [],
  newExternalIDs: [],
})

export const newDraft = (teamID: string, listed: ListedRecord, scope: Scope): Draft => {
  const times = { createdAt: scope.now, updatedAt: scope.now }
  const { name } = listed.team
  return createdDraft({ teamID, name, version: firstVersion(scope), divisions: [], ...times }, listed, scope)
}

/** A team that the source deleted and lists again, with what people changed. Of the source's values, it has those of this record. */
export function returnedDraft(removed: TeamItem, listed: ListedRecord, scope: Scope): Draft {
  const others = Object.keys(removed.origin!.externals).filter(
    (key) => key !== originKey(scope.source, listed.externalID),
  )
  const divisions = others.reduce(
    (left, key) => mergedDivisions({ ...removed, divisions: left }, key, []),
    removed.divisions,
  )
  const base = { ...removed, version: firstVersion(scope), divisions, origin: { ...removed.origin!, externals: {} } }
  return { ...createdDraft(base, listed, scope), isReturned: true }
}

function createdDraft(team: TeamItem, listed: ListedRecord, scope: Scope): Draft {
  const draft = mergedDraft({ ...draftOf(team), before: undefined }, listed, scope)
  return { ...draft, counts: { ...draft.counts, created: 1, updated: 0 } }
}

/**
 * Merges the record into the team by the rules of `fields.ts`. Returns the same draft if the record is not newer than the stored version.
 */
export function mergedDraft(draft: Draft, { externalID, modified, team }: ListedRecord, { source, now }: Scope): Draft {
  const { before, after } = draft
  const key = originKey(source, externalID)
  const externals = after.origin?.externals ?? {}
  if ((externals[key] ?? '') >= modified) return draft

  const others = Object.entries(externals).filter(([other]) => other !== key)
  const isOwned = Boolean(after.claimedBy || after.createdBy)
  const ofDuplicates = ofDuplicatesWith(key, team, after)
  const incoming = ofDuplicates?.includes(key) ? withoutIdentity(fieldsOf(team)) : fieldsOf(team)
  const { changes, corrected, suggested } = mergeFields(after, incoming, after.origin, {
    isOwned,
    isNewest: others.every(([, other]) => other <= modified),
    isOnly: others.length === 0,
  })
  const divisions =
    !isOwned || after.divisions.length === 0 ? mergedDivisions(after, key, team.divisions) : after.divisions
  const isChanged = Object.keys(changes).length > 0 || JSON.stringify(divisions) !== JSON.stringify(after.divisions)
  const added = divisions.filter(({ id }) => !after.divisions.some((each) => each.id === id)).length
  const withoutAge = (after.origin ? recordsWithoutAge(after.origin) : []).filter((other) => other !== key)
  if (!team.isListing) withoutAge.push(key)
  const isListing = withoutAge.length <= others.length
  return {
    ...draft,
    after: {
      ...after,
      ...changes,
      divisions,
      version: before ? before.version + 1 : after.version,
      origin: {
        source: after.origin?.source ?? source,
        externals: { ...externals, [key]: modified },
        ...(isListing && { isListing, ...(withoutAge.length > 0 && { withoutAge }) }),
        ...(ofDuplicates && { ofDuplicates }),
        ...(corrected && { corrected }),
        ...(suggested && { suggested }),
      },
      updatedAt: isChanged ? now : after.updatedAt,
    },
    counts: {
      created: draft.counts.created,
      updated: draft.counts.updated + (isChanged ? 1 : 0),
      divisionsAdded: draft.counts.divisionsAdded + added,
    },
    externalIDs: [...draft.externalIDs, externalID],
    newExternalIDs: key in externals ? draft.newExternalIDs : [...draft.newExternalIDs, externalID],
  }
}

/** A new record whose name differs from the team's was matched by a duplicate's name. */
function ofDuplicatesWith(key: string, { name, city, state }: ImportedTeam, { origin, ...team }: TeamItem) {
  const { externals = {}, ofDuplicates } = origin ?? {}
  if (!ofDuplicates || key in externals) return ofDuplicates
  const isNamed =
    teamKey(name, city ?? '', state ?? '') === teamKey(team.name, team.locationCity ?? '', team.state ?? '')
  return isNamed ? ofDuplicates : [...ofDuplicates, key]
}

/** All fields that the source may set, including those that the record leaves out. */
const fieldsOf = ({ city: locationCity, divisions: _, isListing: __, ...fields }: ImportedTeam) => ({
  ...fields,
  locationCity,
})

const same = (a: { ageGroup: string; division: string }, b: { ageGroup: string; division: string }) =>
  a.ageGroup === b.ageGroup && a.division === b.division
/** Whether the source's ID of the division is its own, so that it stays the same when age or class change. */
const hasOwnID = (externalID?: string) => externalID !== undefined && !externalID.endsWith('/')

/** The external IDs that list the division. Empty for a division that a person added. */
const listingsOf = ({ externalID, alsoListedAs = [] }: TeamDivision) =>
  externalID ? [externalID, ...alsoListedAs] : []

/** Keeps a correction. A new value from the source becomes a suggestion. */
function listedAs({ suggested: _, corrected, ...division }: TeamDivision, now: ImportedDivision): TeamDivision {
  const { ageGroup, division: level } = now
  if (!corrected) return { ...division, ageGroup, division: level }
  if (same(now, division)) return division
  return { ...division, corrected, ...(!same(now, corrected) && { suggested: { ageGroup, division: level } }) }
}

const withListings = (division: TeamDivision, [externalID, ...others]: string[]): TeamDivision => ({
  ...division,
  externalID,
  alsoListedAs: others.length > 0 ? others : undefined,
})

/**
 * The replacement of a corrected division in a record whose divisions have no IDs: the only new division of that age, or the only division
 * of a record that never listed more. Undefined if ambiguous.
 */
function successorOf(
  division: TeamDivision,
  divisions: readonly TeamDivision[],
  recordKey: string,
  listed: readonly ImportedDivision[],
): ImportedDivision | undefined {
  const ofRecord = divisions.filter((each) => listingsOf(each).includes(`${recordKey}/`))
  if (!ofRecord.includes(division) || listingsOf(division).length > 1) return undefined
  const isKnown = (one: ImportedDivision) =>
    divisions.some((each) => same(one, each) || (each.corrected && same(one, each.corrected)))
  const isListed = (one: TeamDivision) => listed.some((each) => same(each, one.corrected ?? one) || same(each, one))
  const added = listed.filter((each) => !hasOwnID(each.externalID) && !isKnown(each))
  const gone = ofRecord.filter((each) => !isListed(each))
  const { ageGroup } = division.corrected!
  const addedOfAge = added.filter((each) => each.ageGroup === ageGroup)
  const goneOfAge = gone.filter((each) => (each.corrected ?? each).ageGroup === ageGroup)
  if (addedOfAge.length === 1 && goneOfAge.length === 1) return addedOfAge[0]
  return ofRecord.length === 1 && listed.length === 1 ? added[0] : undefined
}

/** The divisions without those that only this record listed before, plus those it lists now. Divisions added by people stay. */
export function mergedDivisions(
  { teamID, divisions }: Pick<TeamItem, 'teamID' | 'divisions'>,
  recordKey: string,
  listed: readonly ImportedDivision[],
): TeamDivision[] {
  const kept: TeamDivision[] = []
  const added = [...listed]
  for (const division of divisions) {
    const listings = listingsOf(division)
    const others = listings.filter((each) => !each.startsWith(`${recordKey}/`))
    const { corrected } = division
    let at = added.findIndex((each) => same(each, corrected ?? division))
    if (at < 0 && corrected) at = added.findIndex((each) => same(each, division))
    // A division with an ID stays the same one when the source changes its age or class.
    if (at < 0 && others.length === 0)
      at = added.findIndex((each) => hasOwnID(each.externalID) && listings.includes(each.externalID) && isNew(each))
    const successor = at < 0 && corrected && successorOf(division, divisions, recordKey, listed)
    if (successor) at = added.indexOf(successor)
    const [now] = at < 0 ? [] : added.splice(at, 1)
    const left = now
      ? [...new Set([...listings.filter((each) => others.includes(each) || each === now.externalID), now.externalID])]
      : others
    if (listings.length === 0) kept.push(division)
    else if (left.length > 0) kept.push(withListings(now ? listedAs(division, now) : division, left))
    // A person's correction becomes a division added by a person.
    else if (corrected) kept.push({ id: division.id, division: division.division, ageGroup: division.ageGroup })
  }
  return inOrder([...kept, ...added.map((each) => newDivision(teamID, each))])

  function isNew(one: ImportedDivision) {
    return !divisions.some((each) => same(each, one))
  }
}

const newDivision = (teamID: string, { ageGroup, division, externalID }: ImportedDivision): TeamDivision => ({
  id: childID(teamID, localID('division', teamID, externalID, ageGroup, division)),
  division,
  ageGroup,
  externalID,
})

const inOrder = (divisions: TeamDivision[]) =>
  divisions.toSorted(
    (a, b) => Number.parseInt(a.ageGroup, 10) - Number.parseInt(b.ageGroup, 10) || (a.division < b.division ? -1 : 1),
  )
