import { randomBytes } from 'node:crypto'
import { mkdirSync, readdirSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

export type DataFolder = ReturnType<typeof openDataFolder>

export class FolderInUse extends Error {}

/**
 * The folder that holds everything the local cloud remembers. Whoever opens it holds it until it ends, however it
 * ends: the lock is SQLite's own on `cloud.sqlite`, which also keeps users, mail and positions in the stream.
 */
export function openDataFolder(folder: string) {
  const path = resolve(folder)
  mkdirSync(path, { recursive: true, mode: 0o700 })
  const database = new DatabaseSync(join(path, 'cloud.sqlite'))
  try {
    database.exec('PRAGMA locking_mode = EXCLUSIVE; PRAGMA journal_mode = WAL; BEGIN IMMEDIATE; COMMIT')
  } catch (error) {
    database.close()
    if (!/locked|busy/.test(String(error))) throw error
    throw new FolderInUse(`The data folder ${path} is in use: Fungo already runs on it. Stop that one first.`)
  }
  database.exec('CREATE TABLE IF NOT EXISTS kept (name TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT')
  const read = database.prepare('SELECT value FROM kept WHERE name = ?')
  const write = database.prepare('INSERT OR REPLACE INTO kept (name, value) VALUES (?, ?)')

  const kept = (name: string) => (read.get(name)?.value as string | undefined) ?? null
  const keep = (name: string, value: string) => void write.run(name, value)

  return {
    path,
    database,
    kept,
    keep,
    /** What was done here once, such as loading the demo data, is remembered with the data. */
    isDone: (task: string) => kept(`done ${task}`) !== null,
    setDone: (task: string) => keep(`done ${task}`, new Date().toISOString()),
    /** A random secret, the same at every start. */
    secret(name: string): string {
      const known = kept(`secret ${name}`)
      if (known) return known
      const fresh = randomBytes(32).toString('hex')
      keep(`secret ${name}`, fresh)
      return fresh
    },
    /** An empty folder for files that need not survive a restart. */
    scratch(name: string): string {
      const scratch = join(path, 'tmp', name)
      rmSync(scratch, { recursive: true, force: true })
      mkdirSync(scratch, { recursive: true })
      return scratch
    },
    close: () => database.close(),
    /** Closes and removes everything, the folder itself last. */
    remove() {
      for (const name of readdirSync(path)) {
        if (!name.startsWith('cloud.sqlite')) rmSync(join(path, name), { recursive: true })
      }
      database.close()
      rmSync(path, { recursive: true })
    },
  }
}
