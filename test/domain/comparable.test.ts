import { expect, test } from 'vitest'
import { foldedTeamName } from '../../functions/domain/teams/validation.ts'
import { comparable, comparableChild } from '../../functions/values/comparable.ts'

test.each([
  ['O’Sample', "O'Sample"],
  ['Oʼsample', 'O`SAMPLE'],
  ['Smith‑Jones', 'Smith Jones'],
  ['Smith–Jones', 'smith-jones'],
  ['Coach’s  Pick', "coach's pick"],
  [' Hawks ', 'Hawks'],
  ['تیم می\u200Cخواهم', 'تیم میخواهم'],
])('%s and %s are one name for search, teams, and children', (one, other) => {
  expect(comparable(one)).toBe(comparable(other))
  expect(foldedTeamName(one)).toBe(foldedTeamName(other))
  expect(comparableChild(one)).toBe(comparableChild(other))
})

test.each([
  ['Noa Sample Jr.', 'Noa Sample'],
  ['Noa Sample, III', 'NOA SAMPLE'],
  ['José Muñoz', 'Jose Munoz'],
])('%s and %s are one child', (one, other) => expect(comparableChild(one)).toBe(comparableChild(other)))

test.each([
  ['OSample', "O'Sample"],
  ['Noa Sr', 'Noa Jr'],
  ['Ail Stone', 'Ali Stone'],
])('%s and %s are two children', (one, other) => expect(comparableChild(one)).not.toBe(comparableChild(other)))
