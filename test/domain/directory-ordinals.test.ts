import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { Ordinals } from '../../functions/store/read-model/sqlite/ordinals.ts'
import { SQLiteFile } from '../../functions/store/read-model/sqlite/sqlite-file.ts'
import { tablesOf } from '../../functions/store/read-model/sqlite/tables.ts'
import { tableSchemaOf } from '../../functions/store/read-model/table-schemas.ts'
import { addedUser, InMemoryDirectory } from './directory-in-memory.ts'

/** A read model of users without terms, which counts the rows that move to another ordinal. */
function openRecords() {
  const db = new SQLiteFile(':memory:')
  db.exec(tablesOf(tableSchemaOf('user')))
  let moves = 0
  const ordinals = new Ordinals(db, 'createdAt', () => moves++)
  return {
    moves: () => moves,
    insert(time: number, id: string) {
      const sql = 'INSERT INTO record (ordinal, id, version, createdAt) VALUES (?, ?, 1, ?)'
      db.run(sql, ordinals.free(time, id), id, time)
    },
    ids: (order: string) => db.all({ sql: `SELECT id FROM record ORDER BY ${order}`, values: [] }).map(({ id }) => id),
  }
}

test('an import in pages of one instant moves fewer rows than it inserts', () => {
  const records = openRecords()
  const [pages, rowsOfPage, rowsOfEntry] = [12, 500, 32]
  for (let page = 0; page < pages; page++) {
    const time = Date.UTC(2026, 2, 1) + page * 700
    const ids = Array.from({ length: rowsOfPage }, () => randomUUID())
    for (let from = 0; from < rowsOfPage; from += rowsOfEntry)
      for (const id of ids.slice(from, from + rowsOfEntry).sort()) records.insert(time, id)
  }
  expect(records.ids('ordinal')).toEqual(records.ids('createdAt, id'))
  expect(records.ids('ordinal')).toHaveLength(pages * rowsOfPage)
  expect(records.moves()).toBeLessThan(pages * rowsOfPage)
})

test('a late row moves few rows, however many rows follow it closely', () => {
  const records = openRecords()
  const time = Date.UTC(2026, 2, 1)
  const idOf = (number: number) => String(number).padStart(8, '0')
  for (let i = 0; i < 3000; i++) records.insert(time, idOf(1_000_000 + i))
  const late = 1000
  for (let i = 0; i < late; i++) records.insert(time, idOf(1_000_000 - i - 1))
  for (let i = 0; i < late; i++) records.insert(time, `${idOf(1_000_500)}-${idOf(late - i)}`)
  expect(records.ids('ordinal')).toEqual(records.ids('createdAt, id'))
  expect(records.moves() / (2 * late)).toBeLessThan(40)
})

test('a search finds rows that moved, at their place in the list', async () => {
  const world = new InMemoryDirectory()
  const directory = world.directory()
  const ids = Array.from({ length: 60 }, (_, i) => `id${i + 10}`)
  for (const id of [...ids.slice(0, 20), ...ids.slice(20).reverse()]) {
    world.write('user', [addedUser(id, { name: `name${id}` })])
    world.time += 2000
    await directory.count('user', {})
  }
  const listed = await directory.ids('user', { perPage: 100 })
  expect(listed.toSorted()).toEqual(ids)
  expect(await directory.ids('user', { search: 'name', perPage: 100 })).toEqual(listed)
  for (const id of ids) expect(await directory.ids('user', { search: `name${id}` })).toEqual([id])
})
