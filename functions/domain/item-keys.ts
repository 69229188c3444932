/**
 * Keys of items that no ElectroDB entity describes: an entity would add two attributes to each item and its making to every cold start.
 * Apart from the entities, no other module contains key strings.
 */
export const itemKeys = {
  /** The entries of a kind's change log, by position. */
  changeLog: (kind: string) => `log#${kind}`,
  /** The newest snapshot of a kind, one HEAD per format; the first formats had one HEAD without a number. */
  heads: (kind: string) => `idx#${kind}`,
  anyHead: 'head',
  head: (kind: string, format: number) => ({ pk: `idx#${kind}`, sk: `head#${format}` }),
  /** The progress of the rebuild under way. */
  rebuild: { pk: 'idx#rebuild', sk: 'state' },
  /** How far the sweep of what is kept too long is. */
  retention: { pk: 'retention', sk: 'place' },
  /** Whether a notice was sent. */
  sentNotice: (name: string) => ({ pk: `notice#${name}`, sk: 'sent' }),
  /** The opportunities that a user was alerted of on a day. */
  alertsOfDay: (userID: string, now: Date) => ({ pk: `alerts#${userID}`, sk: dayOf(now) }),
  /** The full profiles that a user read on a day. */
  profilesOfDay: (userID: string, now: Date) => ({ pk: `profiles#${userID}`, sk: dayOf(now) }),
  /** Who read many full profiles on a day. */
  readersOfDay: (now: Date) => ({ pk: `readers#${dayOf(now)}`, day: dayOf(now) }),
  reader: (pk: string, userID: string) => ({ pk, sk: userID }),
  /** The uses of a rate limit by a subject in the window that ends then. */
  rate: (limit: string, subject: string, seconds: number, end: number) => ({
    pk: `rate#${limit}#${subject}`,
    sk: `${seconds}#${end}`,
  }),
  /** How often a session has been refreshed. */
  sessionTurn: (sessionID: string) => ({ pk: `session#${sessionID}`, sk: 'turn' }),
  /** A dry run's copies of items, spread over shards. */
  dryRunCopies: (runID: string, shard: number) => `sync#dry#${runID}#${shard}`,
  dryRunCopy: (runID: string, shard: number, { pk, sk }: { pk: string; sk: string }) => ({
    pk: `sync#dry#${runID}#${shard}`,
    sk: `${pk} ${sk}`,
  }),
} as const

/** Whether the item belongs to the runs of the sync themselves: a run, its pages, the lock, the dead letters. */
export const isOfSyncRuns = (pk: string) => /^sync#(?:runs?|lock|dead)(?:#|$)/.test(pk)

/** Whether the item is an entry of the change log or a counter. */
export const isLogOrCounter = (pk: string) => /^(?:log|stat)(?:#|$)/.test(pk)

const dayOf = (now: Date) => now.toISOString().slice(0, 10)
