import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parseList } from '../../web/features/roster/parse-list.ts'
import { tableText } from '../../web/ui/table-file.ts'

const bytes = (...numbers: number[]) => new Uint8Array(numbers)
const fileOf = (...parts: BlobPart[]) => new Blob(parts)
const MUNOZ_UTF16 = [...'Name\nMuñoz'].flatMap((letter) => [letter.charCodeAt(0), 0])

test.each([
  ['UTF-8', fileOf('\ufeffName\nMuñoz')],
  ['Windows-1252', fileOf('Name\nMu', bytes(0xf1), 'oz')],
  ['UTF-16', fileOf(bytes(0xff, 0xfe, ...MUNOZ_UTF16))],
])('a file in %s keeps the letters of a name', async (_, file) => {
  expect(parseList(await tableText(file)).rows).toMatchObject([{ name: 'Muñoz' }])
})

test('an Excel file is read with its dates, zeros, and title row', async () => {
  const file = fileOf(readFileSync(new URL('rosters/roster.xlsx', import.meta.url)))
  expect(parseList(await tableText(file)).rows).toMatchObject([
    {
      name: 'Noa Muñoz',
      jerseyNumber: '05',
      birthYear: 2015,
      birthWindow: 'JAN_APR',
      parentEmail: 'pat@fungo.example',
    },
    { name: 'Al Sample', jerseyNumber: '7', birthYear: 2014, birthWindow: 'SEP_DEC', position: 'UTIL' },
  ])
})

test.each([
  [/^This is a PDF\./, fileOf('%PDF-1.7')],
  [/^This is an old Excel file/, fileOf(bytes(0xd0, 0xcf, 0x11, 0xe0, 0xa1))],
  [/^This is a picture\./, fileOf(bytes(0x89), 'PNG')],
  [/^This is a picture\./, fileOf(bytes(0, 0, 0, 24), 'ftypheic')],
  [/^This is no Excel file/, fileOf('PK', bytes(3, 4), 'word/document.xml')],
  [/^This is a text document\./, fileOf('{\\rtf1')],
  [/^This file is no table\./, fileOf('a', bytes(0, 1), 'b')],
])('a file that is no table is named: %s', (message, file) => expect(tableText(file)).rejects.toThrow(message))
