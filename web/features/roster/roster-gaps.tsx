import * as playerFormTexts from '#messages/player-form'
import * as rosterTexts from '#messages/roster'
import { POSITIONS, positionsPlayed } from '../../../functions/domain/positions/validation.ts'
import { storedWord } from '../../../functions/values/stored-words.ts'
import { paths } from '../../paths.ts'
import { LinkButton } from '../../ui/button.tsx'
import { Table } from '../../ui/table.tsx'
import { ageGroupAndDivision } from './division-field.tsx'

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
      <h2 className="text-xl">{rosterTexts.rosterGaps}</h2>
      <p className="mt-1 mb-3 max-w-prose text-soft">{rosterTexts.positionsWithNone}</p>
      <Table
        caption={rosterTexts.playersByPosition}
        rows={positions}
        keyOf={(position) => position}
        columns={[
          { header: playerFormTexts.position, title: true, cell: (position) => storedWord(position) },
          ...columns.map(({ division, name, counts }) => ({
            header: name,
            cell: (position: string) =>
              counts.get(position) || (
                <LinkButton
                  to={paths.createGuestNeed(teamID, position, division.ageGroup)}
                  variant="ghost"
                  size="small"
                  aria-label={rosterTexts.findPositionFor({ position: storedWord(position), name })}
                >
                  {rosterTexts.findOne}
                </LinkButton>
              ),
          })),
        ]}
      />
    </section>
  )
}

type Division = { id: string; division: string; ageGroup: string }
type Entry = { division: string | null; ageGroup: string | null; positions: readonly string[] }

const GROUPS = new Set(['Infield', 'Outfield'])
/** Positions on the field. A player counts for each that one of the player's positions stands for. */
const FIELD = POSITIONS.filter(([name]) => !GROUPS.has(name))

/** Number of players at each position, by division. */
export function rosterGaps(divisions: readonly Division[], entries: readonly Entry[]) {
  const columns = divisions.map((division) => {
    const played = entries
      .filter((it) => it.division === division.division && it.ageGroup === division.ageGroup)
      .map(({ positions }) => positionsPlayed(positions))
    const counts = new Map<string, number>(
      FIELD.map(([name]) => [name, played.filter((it) => it.includes(name)).length]),
    )
    return { division, name: ageGroupAndDivision(division), counts }
  })
  return { positions: FIELD.map(([name]) => name as string), columns }
}
