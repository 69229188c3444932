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

test.each([
  [
    ['Shortstop', 'Pitcher'],
    ['Pitcher', 'Shortstop'],
  ],
  [['Middle Infield'], ['Second Base', 'Shortstop']],
  [
    ['Infield', 'Outfield'],
    ['First Base', 'Second Base', 'Third Base', 'Shortstop', 'Left Field', 'Center Field', 'Right Field'],
  ],
  [['Designated Hitter'], []],
])('rosterGaps counts a player of %j at each of %j', (positions, counted) => {
  const { columns } = rosterGaps([division], [{ ...division, positions }])
  expect([...columns[0]!.counts].flatMap(([name, count]) => (count === 1 ? [name] : []))).toEqual(counted)
})

test('rosterGaps counts a utility player everywhere', () => {
  const { columns } = rosterGaps([division], [{ ...division, positions: ['Utility'] }])
  expect([...columns[0]!.counts.values()]).toEqual(Array(9).fill(1))
})
