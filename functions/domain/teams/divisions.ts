import type { TeamDivision } from './entity.ts'
import { foldedTeamName } from './validation.ts'

export const MAX_DIVISIONS = 100

/** Whether they are of one level and age group, which a team has once. */
export const isSameDivision = (one: TeamDivision, other: TeamDivision) =>
  foldedTeamName(one.division) === foldedTeamName(other.division) &&
  foldedTeamName(one.ageGroup) === foldedTeamName(other.ageGroup)
