import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  ageGroupIn,
  ageGroupsOf,
  ageGroupsOfDivision,
  ageMentions,
  standardAgeGroup,
} from '../../functions/values/age-groups.ts'

const groups = (...ages: number[]) => ages.map((age) => `${age}U`)
const inTitle = (title: string) => [...new Set(ageMentions(title).flatMap((it) => it.groups))]

test.each([
  ['9U-14U Open Tryouts', [9, 10, 11, 12, 13, 14]],
  ['10/11/12U', [10, 11, 12]],
  ['12 & under', [12]],
  ['12 and Under Tryouts', [12]],
  ['12 yrs & under', [12]],
  ['U12', [12]],
  ['U-12 Tryouts', [12]],
  ['Under 12 tryouts', [12]],
  ['12UA and 14UAA tryouts', [12, 14]],
  ['12 & U Tryouts', [12]],
  ['14/U', [14]],
  ['12 unit drill', []],
  ['12-U tryouts', [12]],
  ['Ages 9-12', [9, 10, 11, 12]],
  ['Tryouts for ages 9 to 11', [9, 10, 11]],
  ['Ages: 4-7', [6, 7]],
  ['Edades de 9 a 11', [9, 10, 11]],
  ['9-11 year olds', [9, 10, 11]],
  ['10U–12U', [10, 11, 12]],
  ['9-12U Summer Tryouts', [9, 10, 11, 12]],
  ['10U - 12U', [10, 11, 12]],
  ['10U thru 12U', [10, 11, 12]],
  ['10U, 12U & 14U Tryouts', [10, 12, 14]],
  ['10U and 14U', [10, 14]],
  ['12U and up', [12, 13, 14, 15, 16, 17, 18]],
  ['Ironwoods-12U', [12]],
  ['12u/13u AA', [12, 13]],
  ['June 9-10, 12U tryouts', [12]],
  ['7/9 12U Tryout', [12]],
  ['12U, 7/4 at 9:30', [12]],
  ['Tryouts 6-8pm 14U', [14]],
  ['2026-27 Tryouts', []],
  ['Class of 2027', []],
  ['Open Tryouts July 9-12', []],
  ['76ers Fall Ball', []],
  ['Tryouts at Field 12', []],
  ['19U', []],
  ['12', []],
  ['10U-12', [10, 11, 12]],
  ['12U/10, 5', [10, 12]],
  ['12U, 5 and up', [12]],
])('the title %j names the ages %j', (title, ages) => {
  expect(inTitle(title)).toEqual(groups(...ages))
})

test.each([
  ['10U/11U', [10, 11]],
  ['9U-14U', [9, 10, 11, 12, 13, 14]],
  ['12', [12]],
  ['10-12', [10, 11, 12]],
  ['10/11', [10, 11]],
  ['Twelve', [12]],
  ['Doce', [12]],
  ['Twelve and under', [12]],
  ['8U CP', [8]],
  ['2014', [12, 13]],
  ['2013/2014', [12, 13, 14]],
  [' 12 ', [12]],
  ['Red 10', []],
  ['Open', []],
])('the division %j is of the ages %j in 2027', (text, ages) => {
  expect(ageGroupsOfDivision(text, 2027)).toEqual(groups(...ages))
})

test('a division that names no age keeps its text, and a level that names ages is split', () => {
  expect(
    ageGroupsOf({ title: 'Tryouts' }, { divisions: [{ ageGroup: 'Varsity' }, { ageGroup: '8U CP' }] }, 2027),
  ).toEqual(['Varsity', '8U'])
  expect(ageGroupsOf({ title: 'Tryouts', maxAge: 7 }, null, 2027)).toEqual(groups(6, 7))
  expect(ageGroupsOf({ title: '9U Tryouts', minAge: 17 }, null, 2027)).toEqual(groups(17, 18))
  expect(ageGroupsOf({ title: '9U Tryouts' }, { divisions: [{ ageGroup: '12U' }] }, 2027)).toEqual(groups(9))
  for (const team of [null, { divisions: undefined }]) expect(ageGroupsOf({ title: 'Tryouts' }, team, 2027)).toEqual([])
  expect(ageGroupIn('AA 10U/11U Red')).toEqual({ ageGroup: '10U/11U', division: 'AA Red' })
  expect(ageGroupIn('Red 12U, 5')).toEqual({ ageGroup: '12U', division: 'Red , 5' })
  expect(ageGroupIn('Major')).toBeNull()
  expect(['12', 'u12', '12 & Under', '10U/11U', 'Twelve'].map(standardAgeGroup)).toEqual([
    ...['12U', '12U', '12U', '10U/11U', 'Twelve'],
  ])
})

test('two hundred generated lists and ranges name the ages that a model counts', () => {
  const age = fc.integer({ min: 6, max: 18 })
  const under = fc.constantFrom('U', 'u', ' U', '-U', ' & under', ' and Under')
  const words = fc.constantFrom('Tryouts', 'Fall Ball', 'Sat 9:30 AM', 'Field 3', 'AA')
  const ranges = fc
    .tuple(age, age, under, fc.constantFrom('-', ' - ', '–', ' to ', ' thru '))
    .map(([a, b, u, dash]) => {
      const [from, to] = [Math.min(a, b), Math.max(a, b)]
      const counted: number[] = []
      for (let it = from; it <= to; it++) counted.push(it)
      return { text: from === to ? `${from}${u}` : `${from}${dash}${to}${u}`, counted }
    })
  const lists = fc
    .tuple(fc.uniqueArray(age, { minLength: 1, maxLength: 4 }), under, fc.constantFrom('/', ', ', ' & ', ' and '))
    .map(([ages, u, comma]) => ({ text: `${ages.join(comma)}${u}`, counted: [...ages].sort((a, b) => a - b) }))
  fc.assert(
    fc.property(fc.oneof(ranges, lists), words, fc.boolean(), ({ text, counted }, word, isFirst) => {
      expect(inTitle(isFirst ? `${text} ${word}` : `${word}: ${text}`)).toEqual(groups(...counted))
    }),
    { numRuns: 200 },
  )
})
