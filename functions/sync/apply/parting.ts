import { childID } from '../../domain/ids.ts'
import { localID } from '../../domain/local-id.ts'
import type { TeamItem } from '../../domain/teams/entity.ts'
import { homeID } from './homes.ts'
import { firstVersion } from './imported-change.ts'
import { originKey, type Scope } from './plan.ts'
import { type Draft, mergedDivisions } from './team-merge.ts'
import { keyOfTeam } from './team-names.ts'

/** Leaves room in a transaction for both teams and their names. */
const MOST_TO_PART = 40

type Parting = {
  /** The team without the records that leave it. */
  rest: Draft
  /** The record that renames the team is its first: so the others leave, with the team as they say it is. Absent where the record leaves. */
  others?: Draft
}

/**
 * Pages of one run are written side by side, so an old name of one listing may meet the new name of another: the two are one team until a
 * newer page says that they are not. Of a team that this run made, a record that says another name than the others therefore parts from
 * them. Undefined where nothing parts: a team of an earlier run is renamed, as its source does it record by record.
 */
export function partingOf(draft: Draft, externalID: string, key: string | null, scope: Scope): Parting | undefined {
  const { before, after } = draft
  const { source, runStartedAt } = scope
  const isOfThisRun = before !== undefined && runStartedAt !== undefined && before.createdAt >= runStartedAt
  if (!isOfThisRun || draft.isContinued || !after.origin?.isListing || after.claimedBy || after.createdBy)
    return undefined
  if (key === null || key === keyOfTeam(after)) return undefined
  // An admin has merged them.
  if (after.origin.ofDuplicates) return undefined
  const own = originKey(source, externalID)
  const others = Object.entries(after.origin.externals)
    .filter(([other]) => other !== own && other.startsWith(`${source}/`))
    .toSorted(([, one], [, other]) => (one < other ? 1 : -1))
    .map(([other]) => other.slice(source.length + 1))
  if (others.length === 0 || others.length > MOST_TO_PART) return undefined

  if (homeID(source, externalID) !== after.teamID) return { rest: without(draft, [externalID], source) }
  return { rest: without(draft, others, source), others: apart(draft, externalID, others, scope) }
}

/** The team without what these records say of it. */
function without(draft: Draft, externalIDs: readonly string[], source: string): Draft {
  const { after } = draft
  const keys = externalIDs.map((externalID) => originKey(source, externalID))
  const externals = Object.fromEntries(Object.entries(after.origin!.externals).filter(([key]) => !keys.includes(key)))
  return {
    ...draft,
    after: { ...after, divisions: divisionsWithout(after, keys), origin: { ...after.origin!, externals } },
    newExternalIDs: draft.newExternalIDs.filter((externalID) => !externalIDs.includes(externalID)),
    isParted: true,
  }
}

const divisionsWithout = ({ teamID, divisions }: TeamItem, keys: readonly string[]) =>
  keys.reduce((left, key) => mergedDivisions({ teamID, divisions: left }, key, []), divisions)

/** A team as the other records say, at the home of the newest of them. */
function apart(draft: Draft, leaving: string, others: readonly string[], scope: Scope): Draft {
  const { source, now } = scope
  const { after } = draft
  const teamID = homeID(source, others[0]!)
  const isNew = draft.newExternalIDs.filter((externalID) => others.includes(externalID))
  const externals = Object.fromEntries(
    others.map((externalID) => {
      const key = originKey(source, externalID)
      return [key, after.origin!.externals[key]!]
    }),
  )
  return {
    after: {
      ...after,
      teamID,
      version: firstVersion(scope),
      divisions: divisionsWithout(after, [originKey(source, leaving)]).map((division) => ({
        ...division,
        id: childID(
          teamID,
          localID('division', teamID, division.externalID ?? '', division.ageGroup, division.division),
        ),
      })),
      origin: { ...after.origin!, externals },
      createdAt: now,
      updatedAt: now,
    },
    counts: { created: 1, updated: 0, divisionsAdded: 0 },
    externalIDs: [...others],
    newExternalIDs: isNew,
    left: {
      from: after.teamID,
      hadAlias: !isNew.includes(others[0]!),
      aliases: others.slice(1).filter((externalID) => !isNew.includes(externalID)),
    },
  }
}
