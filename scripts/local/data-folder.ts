import { randomBytes } from 'node:crypto'
import { accessSync, constants, mkdirSync, readdirSync, rmSync, statSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { Refused } from './refused.ts'

export type DataFolder = ReturnType<typeof openDataFolder>

/** Format version of the folder. Increase it when an older version could not read the new format. */
const FORMAT = 1
const CLOUD = 'cloud.sqlite'
export const TABLE_FILE = 'dynamodb.sqlite'
const OR_ANOTHER = 'or choose another folder with FUNGO_DATA.'

/**
 * The folder with all data of the local cloud. The process that opens it holds a lock until it ends, even if it crashes: SQLite's
 * exclusive lock on `cloud.sqlite`, which also stores users, mail, and stream positions.
 */
export function openDataFolder(folder: string) {
  const path = resolve(folder)
  refuseTooFewFiles()
  if (!isMissing(path, TABLE_FILE)) refuseMissing(path, [CLOUD])
  const database = openDatabase(path)
  try {
    database.exec(
      'PRAGMA locking_mode = EXCLUSIVE; PRAGMA journal_mode = WAL; BEGIN IMMEDIATE; CREATE TABLE IF NOT EXISTS kept (name TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT; COMMIT',
    )
  } catch (error) {
    database.close()
    if (/locked|busy/.test(String(error)))
      throw new Refused(`The data folder ${path} is in use: Fungo already runs on it. Stop that one first.`)
    throw refusalOf(path, error)
  }
  const read = database.prepare('SELECT value FROM kept WHERE name = ?')
  const write = database.prepare('INSERT OR REPLACE INTO kept (name, value) VALUES (?, ?)')

  const get = (name: string) => (read.get(name)?.value as string | undefined) ?? null
  function set(name: string, value: string) {
    try {
      write.run(name, value)
    } catch (error) {
      throw refusalOf(path, error)
    }
  }

  const format = Number(get('format') ?? 0)
  if (format > FORMAT) {
    database.close()
    throw new Refused(
      `The data folder ${path} was written by a newer Fungo (format ${format}; this one knows ${FORMAT}). Update Fungo, ${OR_ANOTHER}`,
    )
  }

  return {
    path,
    database,
    get,
    set,
    /** Throws if a file that existed at the last complete start is missing, empty, or damaged. */
    checkFiles() {
      const files: string[] = JSON.parse(get('files') ?? '[]')
      refuseMissing(path, files)
      refuseDamaged(path, CLOUD, database)
      for (const name of files.filter((name) => name !== CLOUD)) {
        const other = new DatabaseSync(join(path, name))
        try {
          refuseDamaged(path, name, other)
        } finally {
          other.close()
        }
      }
    },
    /** Records a complete start: the folder now has this format and these files. */
    markComplete() {
      set('format', String(FORMAT))
      set('files', JSON.stringify(readdirSync(path).filter((name) => /\.(?:sqlite|db)$/.test(name))))
    },
    /** Remembers tasks that run once per data folder, for example loading the demo data. */
    isDone: (task: string) => get(`done ${task}`) !== null,
    setDone: (task: string) => set(`done ${task}`, new Date().toISOString()),
    /** A random secret that stays the same across restarts. */
    secret(name: string): string {
      const existing = get(`secret ${name}`)
      if (existing) return existing
      const fresh = randomBytes(32).toString('hex')
      set(`secret ${name}`, fresh)
      return fresh
    },
    /** An empty folder for temporary files, cleared at each start. */
    scratch(name: string): string {
      const scratch = join(path, 'tmp', name)
      rmSync(scratch, { recursive: true, force: true })
      mkdirSync(scratch, { recursive: true })
      return scratch
    },
    close: () => database.close(),
    /** Closes and removes everything, the folder last. */
    remove() {
      for (const name of readdirSync(path)) {
        if (!name.startsWith('cloud.sqlite')) rmSync(join(path, name), { recursive: true })
      }
      database.close()
      rmSync(path, { recursive: true })
    },
  }
}

function openDatabase(path: string) {
  try {
    makeFolder(path)
    for (const name of ['', CLOUD, TABLE_FILE])
      if (name === '' || !isMissing(path, name)) accessSync(join(path, name), constants.W_OK)
    return new DatabaseSync(join(path, CLOUD))
  } catch (error) {
    throw refusalOf(path, error)
  }
}

/** Step by step: the recursive `mkdirSync` never returns for a folder in /proc. */
function makeFolder(path: string) {
  if (statSync(path, { throwIfNoEntry: false })?.isDirectory()) return
  makeFolder(dirname(path))
  mkdirSync(path, { mode: 0o700 })
}

/** Matches errors of SQLite and the system about a full disk. */
export const isOfFullDisk = (text: string) => /database or disk is full|ENOSPC/.test(text)

const ADVICE_MS = 60_000

/** A full disk shows as write errors in many places. Logs what to do about it, at most once a minute. */
export function withFullDiskAdvice(log: (line: string) => void, dataFolder: string) {
  let saidAt = Number.NEGATIVE_INFINITY
  return (line: string) => {
    log(line)
    if (!isOfFullDisk(line) || Date.now() - saidAt < ADVICE_MS) return
    saidAt = Date.now()
    log(
      `The disk of the data folder ${dataFolder} is full. Pages can be read, and nothing is stored until you make room.`,
    )
  }
}

/** A readable error for known reasons why the folder cannot be used. Returns other errors unchanged. */
export function refusalOf(path: string, error: unknown, file = CLOUD) {
  const { message, path: at } = error as NodeJS.ErrnoException
  if (isOfFullDisk(message)) return new Refused(`The disk of the data folder ${path} is full. Make room, ${OR_ANOTHER}`)
  if (/EMFILE|ENFILE/.test(message)) return tooFewFiles()
  if (/EEXIST/.test(message) && at === path)
    return new Refused(`The data folder ${path} is a file. Remove it, ${OR_ANOTHER}`)
  if (/EACCES|EEXIST|EPERM|EROFS|ENOTDIR|ENOENT|readonly|unable to open/.test(message))
    return new Refused(`Fungo cannot write to the data folder ${path}. Make it writable, ${OR_ANOTHER}`)
  if (/malformed|not a (?:valid SQLite )?database/.test(message))
    return new Refused(`${file} of the data folder ${path} is damaged. Restore it from a backup, ${OR_ANOTHER}`)
  return error
}

/** Enough for the files and connections of all parts. */
const MIN_OPEN_FILES = 256

const tooFewFiles = () =>
  new Refused(
    `Fungo may open too few files on this machine. Allow at least ${MIN_OPEN_FILES} before the start: ulimit -n 4096`,
  )

type Limits = { userLimits?: { open_files: { soft: number | 'unlimited' } } }

/** Node raises the limit as far as it may. A lower one shows as errors in many places later. */
function refuseTooFewFiles() {
  // Otherwise it looks up the name of each peer.
  Object.assign(process.report, { excludeNetwork: true })
  const { soft = 'unlimited' } = (process.report.getReport() as Limits).userLimits?.open_files ?? {}
  if (soft !== 'unlimited' && soft < MIN_OPEN_FILES) throw tooFewFiles()
}

function refuseMissing(path: string, files: string[]) {
  const lost = files.filter((name) => isMissing(path, name))
  if (lost.length > 0)
    throw new Refused(`The data folder ${path} has lost ${lost.join(' and ')}. Restore it from a backup, ${OR_ANOTHER}`)
}

/** Reads every page, about a gigabyte per second. */
function refuseDamaged(path: string, name: string, database: DatabaseSync) {
  try {
    const { quick_check } = database.prepare('PRAGMA quick_check(1)').get()!
    if (quick_check !== 'ok') throw new Error(`malformed: ${quick_check}`)
  } catch (error) {
    throw refusalOf(path, error, name)
  }
}

/** Missing or empty. SQLite may have written its latest data only to the write-ahead log. */
function isMissing(path: string, name: string) {
  const sizeOf = (file: string) => statSync(file, { throwIfNoEntry: false })?.size ?? 0
  try {
    return sizeOf(join(path, name)) + sizeOf(join(path, `${name}-wal`)) === 0
  } catch {
    return true
  }
}
