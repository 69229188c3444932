import { expect, test } from 'vitest'
import { readSchedule } from '../../web/features/entries/parse-schedule.ts'

const division = (id: string, ...names: string[]) => ({ id, names })
const entry = (divisionID: string, id: string, name: string, status = 'ACCEPTED') =>
  ({ divisionID, status, team: { id, name } }) as never

/** A weekend in Austin with two divisions. Owls play in both. */
const EVENT = {
  ...{ date: '2027-07-03T14:00:00Z', endDate: '2027-07-05T01:00:00Z', timeZone: 'America/Chicago' },
  divisions: [division('d1', '12U AA', '12U'), division('d2', '10U A', '10U')],
  entries: [
    ...[entry('d1', 'larks', 'Lárks'), entry('d1', 'owls', 'Owls'), entry('d1', 'jays', "Jay's-Nest")],
    ...[entry('d2', 'hawks', 'Hawks'), entry('d2', 'owls', 'Owls'), entry('d2', 'wrens', 'Wrens', 'APPLIED')],
  ],
}
const HEADER = 'Date,Time,Field,Team 1,Team 2,Division'
const read = (text: string) => readSchedule(text, EVENT)
const first = (line: string, header = HEADER) => read(`${header}\n${line}`)![0]!

test.each([
  ['7/3/2027,9:00 AM,3,Larks,Owls,12U AA', '2027-07-03T09:00'],
  ['7/4,1:30 PM,3,LARKS,owls,12U', '2027-07-04T13:30'],
  ['Jul 3,09:00,3,Larks,Owls,', '2027-07-03T09:00'],
  ['2027-07-03,1899-12-31T15:30,3,Larks,Owls,', '2027-07-03T15:30'],
  ['7/3/27 10 AM,,3,Larks,Owls,', '2027-07-03T10:00'],
])('%j is a game at %s', (line, startsAt) => {
  const game = { startsAt, field: '3', divisionID: 'd1', teamIDs: ['larks', 'owls'] }
  expect(first(line)).toMatchObject({ game })
})

test.each([
  ['Fecha\tHora\tCampo\tEquipo 1\tEquipo 2\tDivisión', '3/7/2027\t9:00 AM\t3\tJay’s Nest\tOwls\t', 'jays'],
  ['Game Date;Start Time;Diamond;Home Team;Visitor;Age Group', 'Sat, Jul 3;9:00 AM;3;Hawks;Owls;10U', 'hawks'],
  ['Date & Time,Field,Home,Visitor', '7/3/2027 9:00 AM,3,Larks,Owls', 'larks'],
  ['Date/Time,Field,Home,Visitor', '7/3/27 9 AM,3,Larks,Owls', 'larks'],
])('the headers %j are read', (header, line, home) => {
  const game = { startsAt: '2027-07-03T09:00', field: '3', teamIDs: [home, 'owls'] }
  expect(first(line, header)).toMatchObject({ game })
})

test.each([
  ['7/3/2027,soon,3,Larks,Owls,', '"7/3/2027 soon" is not a date and time.'],
  ['7/3/2027,,3,Larks,Owls,', '"7/3/2027" is not a date and time.'],
  ['7/3/2027,1:30,3,Larks,Owls,', '"1:30" would be at night. Write AM or PM.'],
  ['7/9/2027,9:00 AM,3,Larks,Owls,', '"7/9/2027" is not a day of the event.'],
  ['7/3/2027,9:00 AM,3,Larks,Winner A,', 'No accepted team is called "Winner A".'],
  ['7/3/2027,9:00 AM,3,Hawks,Wrens,', 'No accepted team is called "Wrens".'],
  ['7/3/2027,9:00 AM,3,Larks,Hawks,', 'The two teams do not play in this division.'],
  ['7/3/2027,9:00 AM,3,Larks,Larks,', 'A team cannot play itself.'],
  ['7/3/2027,9:00 AM,3,Larks,Owls,14U', 'The event has no division "14U".'],
])('%j is left out with the reason', (line, problem) => {
  expect(first(line)).toMatchObject({ problem })
})

test('a total row and a cell of 50 kB are left out, and do not hold back the others', () => {
  const [long, total, game] = read(`${HEADER}\n${'x'.repeat(50_000)}\nTotal,1\n7/3,9 AM,3,Larks,Owls,`)!
  expect(long!.problem).toBe(`"${'x'.repeat(101)}" is not a date and time.`)
  expect(total!.problem).toBe('"Total 1" is not a date and time.')
  expect(game!.game).toMatchObject({ startsAt: '2027-07-03T09:00' })
})

test('a schedule without a row that names its columns is not read', () => {
  expect(read('7/3/2027,9:00 AM,3,Larks,Owls,12U AA')).toBeNull()
  expect(read(`Lone Star Cup\n${HEADER}\n7/3,9 AM,3,Larks,Owls,`)).toHaveLength(1)
})
