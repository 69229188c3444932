import type { RosterDivision } from './queries.ts'

export const ageGroupAndDivision = ({ ageGroup, division }: { ageGroup: string | null; division: string | null }) =>
  [ageGroup, division].filter(Boolean).join(' ')

export const divisionOptions = (divisions: readonly RosterDivision[]) =>
  divisions.map((division) => ({ value: division.id, label: ageGroupAndDivision(division) }))
