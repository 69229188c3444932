import type { SyncOrigin } from '../../store/records/corrections.ts'
import { notFound } from '../../values/errors.ts'
import type { DivisionName, TeamDivision, TeamItem } from './entity.ts'

/** The renamed division, with the source's name. The sync uses it to tell a correction from an outdated value. */
export function correctedDivision(
  { corrected, suggested, ...before }: TeamDivision,
  { division, ageGroup }: DivisionName,
): TeamDivision {
  const listed = suggested ?? corrected ?? before
  const isCorrection = before.externalID && (division !== listed.division || ageGroup !== listed.ageGroup)
  return {
    ...before,
    division,
    ageGroup,
    ...(isCorrection && { corrected: { division: listed.division, ageGroup: listed.ageGroup } }),
  }
}

/** The field name of the API's suggestions for the division's name. */
export const divisionField = ({ id }: TeamDivision) => `division.${id}`

export const divisionSuggestionsOf = ({ divisions }: TeamItem) =>
  divisions.flatMap((it) =>
    it.suggested ? [{ field: divisionField(it), value: `${it.suggested.ageGroup} ${it.suggested.division}` }] : [],
  )

type Named = { division?: string; ageGroup?: string }

export const isNamed = (entry: Named, { division, ageGroup }: DivisionName) =>
  entry.division === division && entry.ageGroup === ageGroup

/** The ID of the division that the entry names. Entries can also name a division that the team does not have. */
export const divisionIDOf = ({ divisions }: Pick<TeamItem, 'divisions'>, entry: Named) =>
  divisions.find((it) => isNamed(entry, it))?.id

/** The current name of a division that was chosen earlier. Refuses if it was deleted meanwhile. */
export function nameOfDivision({ divisions }: TeamItem, divisionID: string | undefined): Partial<DivisionName> {
  if (!divisionID) return {}
  const found = divisions.find(({ id }) => id === divisionID)
  if (!found) throw notFound('Division')
  const { division, ageGroup } = found
  return { division, ageGroup }
}

/** The external IDs of the team's records whose newest name has no age or class. */
export const recordsWithoutAge = ({ isListing, withoutAge, externals }: SyncOrigin): string[] =>
  isListing ? (withoutAge ?? []).filter((key) => key in externals) : Object.keys(externals)

/** Whether the newest name of any of the team's records has an age or class: the source has a record for each. */
export const isListing = (origin: SyncOrigin | undefined): boolean =>
  origin !== undefined && recordsWithoutAge(origin).length < Object.keys(origin.externals).length
