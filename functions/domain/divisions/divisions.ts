import type { TeamDivision } from '../teams/entity.ts'
import { foldedTeamName } from '../teams/validation.ts'

export const MAX_DIVISIONS = 100

/** Whether both have the same level and age group, which must be unique within a team. */
export const isSameDivision = (one: TeamDivision, other: TeamDivision) =>
  foldedTeamName(one.division) === foldedTeamName(other.division) &&
  foldedTeamName(one.ageGroup) === foldedTeamName(other.ageGroup)
