import { readFile } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { createDirectory, type Directory } from '../../functions/services/directory/directory.ts'
import type { SnapshotStore } from '../../functions/services/directory/snapshot-store.ts'
import type { Head, Heads } from '../../functions/store/change-log/head.ts'
import type { LogEntry, LogReader } from '../../functions/store/change-log/log.ts'
import type { ChangeLogChange, Kind, Row } from '../../functions/store/change-log/rows.ts'
import type { PostgreSQL } from '../../functions/store/read-model/postgres/database.ts'
import { firstIDOf } from '../../functions/values/ids.ts'

/** A change that adds a user. */
export const addedUser = (id: string, more: Partial<Row<'user'>> = {}, version = 1): ChangeLogChange<'user'> => ({
  id,
  version,
  row: {
    email: `${id}@example.com`,
    name: id,
    role: 'user',
    isBlocked: false,
    createdAt: '2026-03-01T00:00:00.000Z',
    ...more,
  },
})

export const teamRow = (name: string, more: Partial<Row<'team'>> = {}): Row<'team'> => ({
  name,
  locationCity: 'Tampa',
  state: 'FL',
  ageGroups: [],
  levels: [],
  createdAt: '2026-03-01T00:00:00.000Z',
  ...more,
})

/** An in-memory change log and snapshot store, with a clock that the test moves and entries that become visible after a delay. */
export class InMemoryDirectory {
  time = Date.UTC(2026, 2, 1)
  /** How often the log was read. */
  logReads = 0
  /** How many entries those reads returned, and of how many the reader had not seen the changes. */
  read = 0
  unseen = 0
  /** Every read of the log fails after this many pages. */
  pagesUntilFailure = Number.POSITIVE_INFINITY
  /** The database of the lists, which else are in a file. */
  readonly database: PostgreSQL | undefined
  readonly heads: Heads
  readonly snapshots: SnapshotStore
  readonly stored = new Map<string, Buffer>()
  readonly log: LogReader
  readonly #head = new Map<Kind, Head>()
  readonly #others = new Map<Kind, Head[]>()
  readonly #claims = new Map<Kind, number>()
  readonly #entries: (LogEntry & { kind: Kind; visibleAt: number })[] = []

  constructor(database?: PostgreSQL) {
    this.database = database
    const world = this
    this.log = {
      async *read(kind, after, isSeen = () => false) {
        world.logReads++
        const { time } = world
        await Promise.resolve()
        const found = world.#entries
          .filter((it) => it.kind === kind && it.seq > after && it.visibleAt <= time)
          .sort((a, b) => (a.seq < b.seq ? -1 : 1))
        world.read += found.length
        world.unseen += found.filter(({ seq }) => !isSeen(seq)).length
        for (let i = 0; i < found.length; i += 3) {
          if (i / 3 === world.pagesUntilFailure) throw new Error('The log does not answer in time.')
          yield found.slice(i, i + 3)
        }
      },
    }
    this.heads = {
      find: async (kind) => this.#head.get(kind),
      findOthers: async (kind) => this.#others.get(kind) ?? [],
      removeOthers: async (kind) => void this.#others.delete(kind),
      move: async (kind, from, to) => {
        if (this.#head.get(kind)?.snapshot !== from) return false
        this.#head.set(kind, to)
        this.#claims.delete(kind)
        return true
      },
      count: async () => {},
      pending: async () => ({ pending: 0, rows: 0 }),
      claim: async (kind, now, until) => {
        const isFree = (this.#claims.get(kind) ?? 0) < now
        if (isFree) this.#claims.set(kind, until)
        return isFree
      },
    }
    this.snapshots = {
      get: async (key) => {
        const stored = this.stored.get(key)
        return stored && Readable.from([stored])
      },
      put: async (key, file) => void this.stored.set(key, await readFile(file)),
      delete: async (key) => void this.stored.delete(key),
    }
  }

  get ports() {
    const { log, heads, snapshots, database } = this
    return { log, heads, snapshots, database, now: () => this.time }
  }

  /** Simulates a deployment with another snapshot format: the current snapshot becomes one of another format. */
  changeFormat(kind: Kind) {
    this.#others.set(kind, [this.#head.get(kind)!])
    this.#head.delete(kind)
  }

  directory(): Directory {
    return createDirectory(this.ports)
  }

  /** Writes an entry that adds the users. */
  addUsers(...ids: string[]): string {
    return this.write(
      'user',
      ids.map((id) => addedUser(id)),
    )
  }

  /** Writes an entry that becomes visible after the delay (ms), and returns its position. */
  write(kind: Kind, changes: ChangeLogChange[], visibleAfter = 0): string {
    const seq = firstIDOf(this.time).slice(0, 10) + this.#entries.length.toString().padStart(16, '0')
    this.#entries.push({ kind, seq, changes, visibleAt: this.time + visibleAfter })
    return seq
  }

  /** The newest visible version of each record. */
  visible<K extends Kind>(kind: K): ChangeLogChange<K>[] {
    const newest = new Map<string, ChangeLogChange>()
    for (const entry of this.#entries)
      if (entry.kind === kind && entry.visibleAt <= this.time)
        for (const change of entry.changes)
          if (change.version > (newest.get(change.id)?.version ?? 0)) newest.set(change.id, change)
    return [...newest.values()] as ChangeLogChange<K>[]
  }
}
