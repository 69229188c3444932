import { GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb'
import { changeLog, MAX_WRITE_DELAY } from '../store/change-log/log.ts'
import type { ChangeLogChange, Kind, Rows } from '../store/change-log/rows.ts'
import { client, tableName } from '../store/dynamo.ts'
import { itemKeys } from '../store/item-keys.ts'
import type { Query } from '../store/read-model/query.ts'
import { SQLiteReadModel } from '../store/read-model/sqlite/read-model.ts'
import { firstIDOf } from '../values/ids.ts'
import { CATCH_UP_MS, findUsers } from './mailing.ts'

export const WATCHED_KINDS = ['opportunity', 'event', 'team'] as const satisfies Kind[]
export type WatchedKind = (typeof WATCHED_KINDS)[number]

/** How far earlier runs matched new records, and when all watches are read, even if nothing is new. */
type Run = { position: string; nextPassAt: string }

export async function lastRun(now: Date): Promise<Run> {
  const { Item } = await client.send(
    new GetCommand({ TableName: tableName(), Key: itemKeys.watchRun, ConsistentRead: true }),
  )
  return (Item as Run | undefined) ?? { position: firstIDOf(now.getTime() - CATCH_UP_MS), nextPassAt: '' }
}

export async function finishRun(run: Run): Promise<void> {
  await client.send(new PutCommand({ TableName: tableName(), Item: { ...itemKeys.watchRun, ...run } }))
}

/** The author, and the position in the log at which the record became public and its author confirmed their address. */
type Origin = { authorID?: string; position: string }
const authorOf = (row: Partial<Rows['event'] & Rows['team']>) => row.createdBy ?? row.claimedBy

/**
 * The records that became public after the position, in read models of their own: lists find them by the same rule as in the directory, at
 * a cost that depends on how many are new. Text that a person wrote is only emailed once its author has a confirmed address.
 */
export class NewRecords {
  readonly #models = new Map<WatchedKind, SQLiteReadModel>()
  readonly #origins = new Map<string, Origin>()
  readonly to: string

  private constructor(now: Date) {
    this.to = firstIDOf(now.getTime() - MAX_WRITE_DELAY)
  }

  static async since(from: string, now: Date): Promise<NewRecords> {
    const found = new NewRecords(now)
    try {
      for (const kind of WATCHED_KINDS) await found.#read(kind, from, now)
      return found
    } catch (error) {
      found.close()
      throw error
    }
  }

  get size() {
    return this.#origins.size
  }

  async #read(kind: WatchedKind, from: string, now: Date) {
    const newest = new Map<string, ChangeLogChange>()
    const positions = new Map<string, string>()
    // Authors may have confirmed their address since.
    const earliest = firstIDOf(now.getTime() - CATCH_UP_MS - MAX_WRITE_DELAY)
    for await (const entries of changeLog.read(kind, from < earliest ? from : earliest)) {
      for (const { seq, changes } of entries)
        for (const change of changes) {
          if (change.isNew && seq <= this.to) positions.set(change.id, seq)
          if ((newest.get(change.id)?.version ?? 0) < change.version && positions.has(change.id))
            newest.set(change.id, change)
        }
    }
    const origins = await originsOf(newest, positions)
    const shown = [...newest.values()].filter(({ id, row }) => {
      const origin = origins.get(id)
      return row && origin && origin.position > from && origin.position <= this.to
    })
    if (shown.length === 0) return
    const model = new SQLiteReadModel(kind, ':memory:')
    model.apply(shown)
    this.#models.set(kind, model)
    for (const { id } of shown) this.#origins.set(id, origins.get(id)!)
  }

  /** The IDs of new records that the query finds. Without those before the position, and those of the reader. */
  matching<K extends WatchedKind>(kind: K, query: Query<K>, after: string, readerID: string): string[] {
    const ids = this.#models.get(kind)?.ids({ ...query, perPage: Number.MAX_SAFE_INTEGER }) ?? []
    return ids.filter((id) => {
      const { position, authorID } = this.#origins.get(id)!
      return position > after && authorID !== readerID
    })
  }

  close() {
    for (const model of this.#models.values()) model.close()
  }
}

/** Without the records of authors who are blocked, deleted, or have not confirmed their address. */
async function originsOf(changes: Map<string, ChangeLogChange>, positions: Map<string, string>) {
  const authors = new Map(
    (await findUsers(new Set([...changes.values()].flatMap(({ row }) => (row && authorOf(row as object)) ?? [])))).map(
      (user) => [user.userID, user],
    ),
  )
  const origins = new Map<string, Origin>()
  for (const { id, row } of changes.values()) {
    const authorID = row ? authorOf(row as object) : undefined
    const position = positions.get(id)!
    const author = authorID && authors.get(authorID)
    if (!authorID) origins.set(id, { position })
    else if (author && !author.isBlocked && author.emailVerifiedAt) {
      const confirmed = firstIDOf(Date.parse(author.emailVerifiedAt))
      origins.set(id, { authorID, position: confirmed > position ? confirmed : position })
    } else if (author && !author.isBlocked && author.role === 'admin') origins.set(id, { authorID, position })
  }
  return origins
}
