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
