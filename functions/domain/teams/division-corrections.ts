import type { DivisionName, TeamDivision, TeamItem } from './entity.ts'

/** The division as a person names it, with what its source lists: so a sync can tell a correction from an old value. */
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

/** The field under which the API suggests another name for the division. */
export const divisionField = ({ id }: TeamDivision) => `division.${id}`

export const divisionSuggestionsOf = ({ divisions }: TeamItem) =>
  divisions.flatMap((it) =>
    it.suggested ? [{ field: divisionField(it), value: `${it.suggested.ageGroup} ${it.suggested.division}` }] : [],
  )
