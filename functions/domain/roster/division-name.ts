import { notFound } from '../../values/errors.ts'
import type { DivisionName, TeamItem } from '../teams/entity.ts'

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
