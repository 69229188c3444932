/**
 * Keys of items that no ElectroDB entity describes. An entity would add two attributes to each item and construction time to every cold
 * start. Only this module and the entities contain key strings.
 */
export const itemKeys = {
  /** The entries of a kind's change log, by position. */
  changeLog: (kind: string) => `log#${kind}`,
  /** The changes of an entry that does not hold them itself. */
  changesOf: (kind: string, position: string) => ({ pk: `log#${kind}#${position}`, sk: 'changes' }),
  /** The newest snapshot of a kind. There is one HEAD per format. */
  heads: (kind: string) => `idx#${kind}`,
  anyHead: 'head#',
  head: (kind: string, format: number) => ({ pk: `idx#${kind}`, sk: `head#${format}` }),
  /** The progress of the current rebuild. */
  rebuild: { pk: 'idx#rebuild', sk: 'state' },
  /** The progress of a migration. */
  migration: (name: string, run: 'run' | 'dry-run') => ({ pk: `migration#${name}`, sk: run }),
  /** The position of the retention sweep. */
  retention: { pk: 'retention', sk: 'place' },
  /** Whether a notice was sent. */
  sentNotice: (nameHash: string) => ({ pk: `notice#${nameHash}`, sk: 'sent' }),
  /** The mails about a record to a person. */
  mailsOfRecord: (hash: string) => ({ pk: `mails#${hash}`, sk: 'sent' }),
  /** To whom reminders of a record were queued. */
  reminders: (recordID: string, startTime: string) => ({ pk: `reminders#${recordID}`, sk: startTime }),
  /** How often the alerts function failed to do something. */
  failures: (name: string) => ({ pk: `failures#${name}`, sk: 'count' }),
  /** How far records were matched with watches, and when all watches are read next. */
  watchRun: { pk: 'watches', sk: 'run' },
  /** When an admin's read of these records was last logged. */
  adminRead: (userID: string, action: string, records: string) => ({
    pk: `reads#${userID}`,
    sk: `${action}#${records}`,
  }),
  /** The uses of a rate limit by a subject, in the window that ends at `end`. */
  rate: (limit: string, subject: string, window: string) => ({ pk: `rate#${limit}#${subject}`, sk: window }),
  /** How many times a session has been refreshed. */
  sessionRotation: (sessionID: string) => ({ pk: `session#${sessionID}`, sk: 'turn' }),
  /** What precedes the partition keys of a dry run's copies. */
  dryRunPrefix: (runID: string) => `sync#dry#${runID}#`,
} as const

/** Whether the item belongs to sync runs: a run, its pages, its deferred listings, the lock, or dead letters. */
export const isOfSyncRuns = (pk: string) => /^sync#(?:runs?|deferred|lock|dead)(?:#|$)/.test(pk)

/** Whether the item is an entry of the change log. */
export const isLog = (pk: string) => /^log#/.test(pk)
