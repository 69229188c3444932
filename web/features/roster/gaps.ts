import { POSITIONS } from '../../../functions/domain/positions/validation.ts'
import { ageGroupAndDivision } from './division-options.ts'

type Division = { id: string; division: string; ageGroup: string }
type Entry = { division: string | null; ageGroup: string | null; position: string | null }

const GROUPS = new Set(['Infield', 'Outfield'])
/** Positions on the field. A player listed as infield or outfield counts for each of its positions. */
const FIELD = POSITIONS.filter(([name]) => !GROUPS.has(name))

/** Number of players at each position, by division. */
export function rosterGaps(divisions: readonly Division[], entries: readonly Entry[]) {
  const columns = divisions.map((division) => {
    const played = entries
      .filter((it) => it.division === division.division && it.ageGroup === division.ageGroup)
      .map(({ position }) => position)
    const counts = new Map<string, number>(
      FIELD.map(([name, , group]) => [name, played.filter((it) => it === name || it === group).length]),
    )
    return { division, name: ageGroupAndDivision(division), counts }
  })
  return { positions: FIELD.map(([name]) => name as string), columns }
}
