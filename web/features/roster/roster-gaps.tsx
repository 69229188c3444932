import { POSITIONS } from '../../../functions/domain/positions/validation.ts'
import { paths } from '../../paths.ts'
import { LinkButton } from '../../ui/link-button.tsx'
import { Table } from '../../ui/table.tsx'
import { ageGroupAndDivision } from './division-options.ts'

type RosterGapsProps = {
  teamID: string
  divisions: Parameters<typeof rosterGaps>[0]
  current: Parameters<typeof rosterGaps>[1]
}

/** Positions without players in each division, with links to create a guest need. */
export function RosterGaps({ teamID, divisions, current }: RosterGapsProps) {
  const { positions, columns } = rosterGaps(divisions, current)
  return (
    <section className="print:hidden">
      <h2 className="text-xl">Roster gaps</h2>
      <p className="mt-1 mb-3 max-w-prose text-soft">
        Players at each position. Where a position has none, post a guest need for it.
      </p>
      <Table
        caption="Players at each position"
        rows={positions}
        keyOf={(position) => position}
        columns={[
          { header: 'Position', title: true, cell: (position) => position },
          ...columns.map(({ division, name, counts }) => ({
            header: name,
            cell: (position: string) =>
              counts.get(position) || (
                <LinkButton
                  to={paths.createGuestNeed(teamID, position, division.ageGroup)}
                  variant="ghost"
                  size="small"
                  aria-label={`Find one: ${position} for ${name}`}
                >
                  Find one
                </LinkButton>
              ),
          })),
        ]}
      />
    </section>
  )
}

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
