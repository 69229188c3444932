import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, test } from 'vitest'
import { openDataFolder } from '../../scripts/local/data-folder.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'

const FILES = ['dynamodb.sqlite', 'fauxqs.db', 'cloud.sqlite']
const OR_ANOTHER = 'or choose another folder with FUNGO_DATA.'

/** A folder after a complete start, with several pages in each file. */
function completeFolder() {
  const folder = openDataFolder(temporaryFolder())
  for (const name of FILES) {
    const database = name === 'cloud.sqlite' ? folder.database : new DatabaseSync(join(folder.path, name))
    database.exec(`CREATE TABLE rows (text TEXT);
      WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 2000) INSERT INTO rows SELECT hex(randomblob(20)) FROM n`)
    if (database !== folder.database) database.close()
  }
  folder.markComplete()
  folder.close()
  return folder.path
}

function open(path: string) {
  const folder = openDataFolder(path)
  try {
    folder.checkFiles()
  } finally {
    folder.close()
  }
}

test('a complete data folder is accepted', () => {
  open(completeFolder())
})

test.each(FILES)('a data folder without %s is refused', (name) => {
  const path = completeFolder()
  const lost = `The data folder ${path} has lost ${name}. Restore it from a backup, ${OR_ANOTHER}`
  rmSync(join(path, name))
  expect(() => open(path)).toThrow(lost)
  writeFileSync(join(path, name), '')
  expect(() => open(path)).toThrow(lost)
})

test.each(FILES.flatMap((name) => [0, 10 * 4096].map((offset) => ({ name, offset }))))(
  'a data folder whose $name is damaged at byte $offset is refused',
  ({ name, offset }) => {
    const path = completeFolder()
    const bytes = readFileSync(join(path, name))
    bytes.fill('damaged', offset, offset + 4096)
    writeFileSync(join(path, name), bytes)
    expect(() => open(path)).toThrow(
      `${name} of the data folder ${path} is damaged. Restore it from a backup, ${OR_ANOTHER}`,
    )
  },
)

test('a data folder from a newer version of Fungo is refused', () => {
  const path = completeFolder()
  const database = new DatabaseSync(join(path, 'cloud.sqlite'))
  database.exec("UPDATE kept SET value = '99' WHERE name = 'format'")
  database.close()
  expect(() => open(path)).toThrow(
    /^The data folder .* was written by a newer Fungo \(format 99; this one knows \d+\)\./,
  )
})
