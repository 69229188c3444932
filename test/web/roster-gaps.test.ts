import { expect, test } from 'vitest'
import { rosterGaps } from '../../web/features/roster/roster-gaps.tsx'

const division = { id: 'd', division: 'AA', ageGroup: '12U' }
const entry = (position: string | null, of = division) => ({ ...of, positions: position ? [position] : [] })

test('rosterGaps counts the players of each position in a division, and an infielder for every infield position', () => {
  const other = { id: 'e', division: 'A', ageGroup: '10U' }
  const roster = [entry('Catcher'), entry('Catcher'), entry('Infield'), entry(null), entry('Pitcher', other)]
  const { positions, columns } = rosterGaps([division, other], roster)
  expect(positions).toHaveLength(9)
  expect(Object.fromEntries(columns[0]!.counts)).toMatchObject({
    Pitcher: 0,
    Catcher: 2,
    'First Base': 1,
    Shortstop: 1,
    'Left Field': 0,
  })
  expect(columns[1]).toMatchObject({ name: '10U A' })
  expect(columns[1]!.counts.get('Pitcher')).toBe(1)
})
