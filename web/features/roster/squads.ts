import type { RosterDivision } from './queries.ts'

export const squadName = ({ ageGroup, division }: { ageGroup: string | null; division: string | null }) =>
  [ageGroup, division].filter(Boolean).join(' ')

export const divisionOptions = (divisions: readonly RosterDivision[]) =>
  divisions.map((division) => ({ value: division.id, label: squadName(division) }))
