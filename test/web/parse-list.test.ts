import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parseList } from '../../web/features/roster/parse-list.ts'

const columnsOf = (text: string) => parseList(text).columns.map(({ column }) => column ?? 'ask')
const namesOf = (text: string) => parseList(text).rows.map(({ name }) => name)
const briefly = (text: string) =>
  parseList(text).rows.map(({ name, jerseyNumber, position }) =>
    [name, jerseyNumber, position].filter(Boolean).join(' | '),
  )

describe('the header of a list says what its columns are:', () => {
  test.each([
    ['First Name,Last Name,Jersey,Parent Name,Parent Email', 'firstName lastName jerseyNumber leaveOut parentEmail'],
    [
      'Contact 1 First Name,Team Name,School Name,User Name,Nickname,Name',
      'leaveOut leaveOut leaveOut leaveOut leaveOut name',
    ],
    ['Player First Name,Player Last Name', 'firstName lastName'],
    ['Athlete First Name*,Athlete Last Name*', 'firstName lastName'],
    ['PlayerFirstName,PlayerLastName,Parent1FirstName', 'firstName lastName leaveOut'],
    ['Name,Phone Number,Member Number,Jersey Number', 'name leaveOut leaveOut jerseyNumber'],
    ['Name,Grad Year,School Year,Birth Year', 'name leaveOut leaveOut birthYear'],
    ['Name,First Name,Last Name', 'leaveOut firstName lastName'],
    ['Player Name,First Name,Last Name', 'leaveOut firstName lastName'],
    ['First Name,Last Name,Player First Name,Player Last Name', 'leaveOut leaveOut firstName lastName'],
    ['First Name,Last Name,Athlete First Name', 'leaveOut ask firstName'],
    ['First Name,Last Name,First Name,Last Name', 'ask ask ask ask'],
    ['Name,Last Name', 'ask lastName'],
    ['Player Name,Player Email,Parent Email', 'name leaveOut parentEmail'],
    ["Child's Name,Mother's Email,Father's E-mail Address", 'name parentEmail secondParentEmail'],
    ['Name,Email,Guardian Email', 'name leaveOut parentEmail'],
    ['Name,Emergency Contact,Emergency Email,Coach Email,Email', 'name leaveOut leaveOut leaveOut parentEmail'],
    ['Last Name,First Name,D.O.B.,Pos.,No.', 'lastName firstName birthDate position jerseyNumber'],
    ['Player Last & First,#,Primary Position,Secondary Position', 'name jerseyNumber position position'],
    [
      'Nombre,Apellido,Número de camiseta,Posición,Fecha de nacimiento,Correo',
      'firstName lastName jerseyNumber position birthDate parentEmail',
    ],
    ['Jugador,Camiseta,Correo de la madre,Nombre del padre', 'name jerseyNumber parentEmail leaveOut'],
    ['Name,Jersey Size,Uniform,Shirt Size', 'name leaveOut jerseyNumber leaveOut'],
    ['Nombre del jugador,Apellidos del jugador,Fecha Nac.', 'firstName lastName birthDate'],
    ['Participant: First Name,Participant: Last Name,Primary Parent: Email Address', 'firstName lastName parentEmail'],
    ['Camper First Name,Camper Last Name,Primary Contact Email', 'firstName lastName parentEmail'],
    ['Student Name,Student Email,Parent/Guardian Email 1', 'name leaveOut parentEmail'],
    ['Name,Helmet Number,Jersey Name,Jersey #', 'name leaveOut leaveOut jerseyNumber'],
  ])('%s', (header, columns) => expect(columnsOf(header).join(' ')).toBe(columns))
})

describe('exports of other apps name the right children and parents:', () => {
  const noa = { name: 'Noa Sample', birthYear: 2015, birthWindow: 'JAN_APR', parentEmail: 'pat@fungo.example' }
  const al = { name: 'Al Example', birthYear: 2014, birthWindow: 'SEP_DEC', parentEmail: 'lee@fungo.example' }
  const kim = { otherParentEmail: 'kim@fungo.example' }
  test.each([
    [
      'teamsnap',
      [
        { ...noa, ...kim, jerseyNumber: '7', position: 'SS/P' },
        { ...al, jerseyNumber: '00', position: 'UTIL' },
      ],
    ],
    [
      'sportsengine',
      [
        { ...noa, jerseyNumber: '7' },
        { ...al, jerseyNumber: '0' },
      ],
    ],
    ['blue-sombrero', [noa, al]],
    [
      'gamechanger',
      [
        { name: 'Noa Sample', jerseyNumber: '7' },
        { name: 'Al Example', jerseyNumber: '00', parentEmail: '' },
      ],
    ],
    [
      'playerfirst',
      [
        { ...noa, jerseyNumber: '7' },
        { ...al, jerseyNumber: '12' },
      ],
    ],
    [
      'leagueapps',
      [
        { ...noa, ...kim, jerseyNumber: '7' },
        { ...al, jerseyNumber: '12' },
      ],
    ],
  ])('%s', (app, rows) => {
    const read = parseList(readFileSync(new URL(`rosters/${app}.csv`, import.meta.url), 'utf8'))
    expect(read.rows).toMatchObject(rows)
    expect(read.rows).toHaveLength(2)
  })
})

describe('a list is read as people paste it:', () => {
  const noa = 'Noa Sample'
  test.each<[string, string[]]>([
    ['1. Noa Sample\n2. Al Sample', [noa, 'Al Sample']],
    ['1)\tNoa Sample\n2)\tAl Sample', [noa, 'Al Sample']],
    ['7. Noa Sample\n12. Al Sample', [`${noa} | 7`, 'Al Sample | 12']],
    ['#7 Noa Sample\n#00 Al Sample', [`${noa} | 7`, 'Al Sample | 00']],
    ['7 - Noa Sample (SS)\n8 - Al Sample', [`${noa} | 7 | SS`, 'Al Sample | 8']],
    ['- Jo\n• Al Sample\n– Di Sample #12', ['Jo', 'Al Sample', 'Di Sample | 12']],
    ['Sample, Noa\nDe La Cruz, Al', [noa, 'Al De La Cruz']],
    ['Noa Sample\nSample, Al\nDi Sample, Jr.', [noa, 'Al Sample', 'Di Sample, Jr.']],
    ['Noa Sample, 7, SS, 2014\nAl Sample\t8\tC\t2015', [`${noa} | 7 | SS`, 'Al Sample | 8 | C']],
    ['7\tNoa Sample\tSS/P\n8\tAl Sample\tUTIL', [`${noa} | 7 | SS/P`, 'Al Sample | 8 | UTIL']],
    ['Thunder 12U Roster\n\nName,Number\nNoa Sample,7\nTotal,1', [`${noa} | 7`]],
    ['Thunder 12U,,Spring 2027\nFirst,Last,Number\nNoa,Sample,7', [`${noa} | 7`]],
    [
      'Player,,,Parent 1,,\nFirst,Last,Number,First,Last,Email\nNoa,Sample,7,Pat,Parent,pat@fungo.example',
      [`${noa} | 7`],
    ],
    ['sep=;\nName;Number\nNoa Sample;="05"\nAl Sample;7.0', [`${noa} | 05`, 'Al Sample | 7']],
    ['Name\tNumber\n"Noa" Sample\t7\n"Al Sample\t8', ['"Noa" Sample | 7', '"Al Sample | 8']],
    ['Name,Number\n"Sample, Noa",#7\nTotals,2\nName,Number\nAl Sample,n/a', [`${noa} | 7`, 'Al Sample']],
    ['Thunder 12U roster\nNoa Sample #7\nAl Sample #8', [`${noa} | 7`, 'Al Sample | 8']],
    ['7 Noa Sample SS\n8 Al Sample C', [`${noa} | 7 | SS`, 'Al Sample | 8 | C']],
    ['Noa S\nAl C', ['Noa S', 'Al C']],
    ['No. 7 Noa Sample\n(8) Al Sample', [`${noa} | 7`, 'Al Sample | 8']],
    ['Noa Sample (C) #7\nAl Sample (P) #8', [`${noa} | 7 | C`, 'Al Sample | 8 | P']],
    ['C - Noa Sample\n1st Base: Al Sample', [`${noa} | C`, 'Al Sample | 1st Base']],
    ['\u2705 Noa Sample \u26be 7\n\u2610 Al Sample \u{1f94e} 8', [`${noa} | 7`, 'Al Sample | 8']],
    ['- [x] Noa Sample *\n[ ] Al Sample', [noa, 'Al Sample']],
    ['\u200ea) Noa Sample\nb) Al Sample', [noa, 'Al Sample']],
    ['#7 Noa Sample\nReserves:\n#8 Al Sample\nCoaches:\nCasey Coach', [`${noa} | 7`, 'Al Sample | 8']],
    ['Name,Number\nNoa Sample,7\nOPEN,\nTotal Players: 1,', [`${noa} | 7`]],
    ['Name,Number\nNoa Sample,7\nTotal: 1 player', [`${noa} | 7`]],
    ['Name,Fee\nNoa Sample,$100\nSubtotal,$100\nSub Total,$100\nRoster Total,$100', [noa]],
    ['Name,Number\nNoa Sample,7\nNumber of players: 1', [`${noa} | 7`]],
    ['Nombre,Número\nNoa Sample,7\nTotales,1\nTotal de jugadores: 1\nTotal: 1 jugadora', [`${noa} | 7`]],
    ['Name,Number\nTotti Sumner,7\nTotal Recall,8', ['Totti Sumner | 7', 'Total Recall | 8']],
    ['Guest Player Name,Invited By\nNoa Sample,Casey Coach', []],
  ])('%j', (text, rows) => expect(briefly(text)).toEqual(rows))

  test.each([
    ['Pat Sample <pat@fungo.example>', 'pat@fungo.example', ''],
    ['pat@fungo.example; kim@fungo.example', 'pat@fungo.example', 'kim@fungo.example'],
    ['pat@fungo.example / pat@fungo.example', 'pat@fungo.example', ''],
    ['none', '', ''],
    ['pat at fungo', 'pat at fungo', ''],
  ])('the cell %j of a parent', (cell, parentEmail, otherParentEmail) =>
    expect(parseList(`Name,Parent Email\nNoa Sample,"${cell}"`).rows).toMatchObject([
      { parentEmail, otherParentEmail },
    ]),
  )

  test('the second parent is invited if the first has no address', () =>
    expect(
      parseList('Name,Mother Email,Father Email\nNoa,,kim@fungo.example\nAl,pat@fungo.example,').rows,
    ).toMatchObject([
      { parentEmail: 'kim@fungo.example', otherParentEmail: '' },
      { parentEmail: 'pat@fungo.example', otherParentEmail: '' },
    ]))
})

test('a birth and an address behind the names of a text are read', () => {
  const text = 'Noa Sample 3/9/2015 (mom: pat@fungo.example)\nAl Sample (2014) lee@fungo.example'
  expect(parseList(text).rows).toMatchObject([
    { name: 'Noa Sample', birthYear: 2015, birthWindow: 'JAN_APR', parentEmail: 'pat@fungo.example' },
    { name: 'Al Sample', birthYear: 2014, birthWindow: null, parentEmail: 'lee@fungo.example' },
  ])
})

test('the birth dates of a list are read in the order that one of them shows, and what is unread is told', () => {
  const births = (column: string, ...cells: string[]) =>
    parseList(`Name,${column}\n${cells.map((cell) => `Noa,"${cell}"`).join('\n')}`).rows.map(
      ({ birthYear, birthWindow, unreadBirth }) => [birthYear, birthWindow, unreadBirth],
    )
  expect(births('DOB', '3/9/15', '9-Mar-15', 'Mar 9, 2015', '42072', 'spring')).toEqual([
    ...Array(4).fill([2015, 'JAN_APR', '']),
    [null, null, 'spring'],
  ])
  expect(births('DOB', '9/3/2015', '25/3/2015')).toEqual(Array(2).fill([2015, 'JAN_APR', '']))
  expect(births('Birth Year', '2014.0', 'U12')).toEqual([
    [2014, null, ''],
    [null, null, 'U12'],
  ])
})

test.each([
  [['3/9/2015', '4/5/2014'], true],
  [['3/9/2015', '25/3/2015'], false],
  [['25/3/2015', '3/25/2015', '3/9/2015'], true],
  [['3/3/2015', 'Mar 9, 2015', '2015-03-09'], false],
])('whether the order of the dates %j is asked', (dates, asks) => {
  const text = ['Name,DOB', ...dates.map((date) => `Noa,"${date}"`)].join('\n')
  expect(parseList(text).asksDateOrder).toBe(asks)
})

test('a coach says that the day is first', () => {
  const [row] = parseList('Name,DOB\nNoa,9/3/2015', {}, true).rows
  expect(row).toMatchObject({ birthYear: 2015, birthWindow: 'JAN_APR' })
})

test('a list whose columns cannot be told has no rows until the coach chooses', () => {
  for (const text of [
    '5\tNoa\tSample',
    'Noa\tSample',
    'Jersey,Parent Name\n5,Pat Sample',
    'Team Name\nThunder',
    'Noa Sample,7,12',
  ])
    expect(parseList(text).rows).toEqual([])
  expect(parseList('5\tNoa\tSample').columns.map(({ column }) => column)).toEqual([
    'jerseyNumber',
    undefined,
    undefined,
  ])
  expect(parseList('5\tNoa\tSample', { 1: 'firstName', 2: 'lastName' }).rows).toMatchObject([
    { name: 'Noa Sample', jerseyNumber: '5', position: '' },
  ])
})

test('rows that are kept in the list are read the same again', () => {
  const text = 'Thunder\nFirst,Last,Parent Email,#\nNoa,"Sample, Jr.",pat@fungo.example,05\nAl,Sample,,7\nTotals,,,2'
  const { keep, rows } = parseList(text)
  expect(parseList(keep((at) => at === 0)).rows).toEqual([rows[0]])
  expect(namesOf(keep(() => true))).toEqual(['Noa Sample, Jr.', 'Al Sample'])
})

test('a child is never named after a parent, in any order of any columns', () => {
  const child = { first: 'Noa', last: 'Sample' }
  const columns: [string, string][] = [
    ['First Name', child.first],
    ['Last Name', child.last],
    ['Player First Name', child.first],
    ['Player Last Name', child.last],
    ['Player Name', 'Noa Sample'],
    ['Athlete', 'Noa Sample'],
    ['Jersey #', '7'],
    ['Position', 'SS'],
    ['Date of Birth', '2015-03-09'],
    ['Parent Name', 'Pat Parent'],
    ['Parent/Guardian 1 First Name', 'Pat'],
    ['Mother Last Name', 'Parent'],
    ['Contact 1 Name', 'Pat Parent'],
    ['Emergency Contact', 'Pat Parent'],
    ['Account First Name', 'Pat'],
    ['User Last Name', 'Parent'],
    ['Billing Name', 'Pat Parent'],
    ['Team Name', 'Pat Parent'],
    ['School', 'Pat Parent'],
    ['Coach Name', 'Pat Parent'],
    ['Nickname', 'Pat'],
    ['Guardian Email', 'parent@fungo.example'],
    ['Player Email', 'child@fungo.example'],
    ['Phone Number', '5125550100'],
    ['Grad Year', '2033'],
  ]
  fc.assert(
    fc.property(fc.shuffledSubarray(columns, { minLength: 1 }), (chosen) => {
      const text = [chosen.map(([header]) => header), chosen.map(([, cell]) => cell)]
        .map((row) => row.join(','))
        .join('\n')
      for (const { name, parentEmail, jerseyNumber, birthYear } of parseList(text).rows) {
        expect(['Noa Sample', 'Noa', 'Sample']).toContain(name)
        expect(['', 'parent@fungo.example']).toContain(parentEmail)
        expect(['', '7']).toContain(jerseyNumber)
        expect([null, 2015]).toContain(birthYear)
      }
    }),
    { numRuns: 1000 },
  )
})

test('a cell without end is cut, and stays too long for a name', () => {
  expect(parseList('x'.repeat(50_000)).rows[0]!.name).toHaveLength(300)
})
