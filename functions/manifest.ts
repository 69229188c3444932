import type { EnvironmentName, SecretName } from './services/settings.ts'

/** The folders of the bucket. */
export type Folder = 'media' | 'withheld' | 'snapshots' | 'uploads'

export type Permission =
  /** Items of the table, by key and by partition. */
  | 'items'
  /** Scans of the whole table. */
  | 'scan'
  | `${Folder}:${'get' | 'put' | 'delete'}`
  /** Files in the website's bucket. */
  | 'web:get'
  | `send:${QueueName}`
  /** Accounts in the user pool: create, sign in, sign out, disable, delete. */
  | 'accounts'
  /** Only deletion of accounts in the user pool. */
  | 'accounts:delete'
  /** Cached pages on the CDN. */
  | 'invalidate'
  | 'mail'
  /** Moderation labels of photos, if the deployment's setting `photoReview` is rekognition. */
  | 'moderation'
  /** The database of the lists, if the deployment's setting `directoryEngine` is aurora. */
  | 'directory'

export type QueueName =
  | 'sync'
  | 'sync-dlq'
  | 'notices'
  | 'notices-dlq'
  | 'alerts'
  | 'alerts-dlq'
  | 'directory-fill'
  | 'directory-fill-dlq'
  | 'schedules-dlq'

/** A message that fails `tries` times goes to the dead-letter queue. A queue without one is a dead-letter queue itself. */
export const queues: Record<QueueName, { tries: number; deadLetters: QueueName } | null> = {
  sync: { tries: 5, deadLetters: 'sync-dlq' },
  'sync-dlq': null,
  // Six minutes between attempts: a mail outage of ten hours needs no operator.
  notices: { tries: 100, deadLetters: 'notices-dlq' },
  'notices-dlq': null,
  // Three hours: a reminder that is later is of no use.
  alerts: { tries: 30, deadLetters: 'alerts-dlq' },
  'alerts-dlq': null,
  // Two hours.
  'directory-fill': { tries: 10, deadLetters: 'directory-fill-dlq' },
  'directory-fill-dlq': null,
  'schedules-dlq': null,
}

/** Whether a deployment with the setting has the function or queue. Without a database of the lists nothing fills it. */
export const isDeployed = (name: FunctionName | QueueName, directoryEngine: string) =>
  directoryEngine !== 'sqlite' || !name.startsWith('directory-fill')

/** Pages that other sites may frame, as a path pattern. They have their own security headers. */
export const EMBEDS = '/embed/*'

/**
 * The paths that the graphql function serves the same to everyone, as CloudFront path patterns: screens, shared reads, robots.txt, sitemaps, and
 * preview images.
 */
export const SITE_PATHS = [
  '/',
  ...['teams', 'players', 'events', 'opportunities'].flatMap((list) => [`/${list}`, `/${list}/*`]),
  '/tryouts/*',
  '/legal',
  '/legal/*',
  '/login',
  '/signup',
  '/query/*',
  '/robots.txt',
  '/.well-known/*',
  '/sitemap.xml',
  '/sitemaps/*',
  '/og/*',
  EMBEDS,
  // The whole website in Spanish: a behavior for each screen would come close to the limit of a distribution.
  '/es',
  '/es/*',
]

export type Source =
  /** `/query`, the pages that links in emails open, and calendars. */
  | { type: 'http' }
  | { type: 'queue'; queue: QueueName; batchSize: number; maxConcurrency?: number }
  /** The table's stream. A record that fails `tries` times is stored in the bucket under `FAILED_CHANGES` and retried later. */
  | { type: 'stream'; batchSize: number; windowSeconds: number; tries: number }
  /** `expression` is an EventBridge Scheduler expression. */
  | { type: 'schedule'; name: string; expression: string; event: object; deadLetters?: QueueName }

type Row = {
  /** The file that exports `handler`. */
  entry: string
  memoryMB: number
  timeoutSeconds: number
  /** Loads packages with native code, which are deployed next to its bundle. */
  hasNativePackages?: true
  /** Size of /tmp, which holds the read model. */
  storageMB: number
  environment: readonly EnvironmentName[]
  secrets: readonly SecretName[]
  permissions: readonly Permission[]
  sources: readonly Source[]
  /**
   * Lambda ends a chain of invocations after 16 rounds through SQS, unless the function allows it. Only for a function that sends to a queue
   * which invokes it, directly or through other functions, and that bounds such a chain itself.
   */
  allowsRecursion?: true
}

/** The memory size at which Lambda allocates one full core. */
const ONE_CORE_MB = 1769

/** A schedule whose failed events go to a dead-letter queue. */
const schedule = { type: 'schedule', deadLetters: 'schedules-dlq' } as const

const rows = {
  graphql: {
    entry: 'functions/graphql/handler.ts',
    hasNativePackages: true,
    memoryMB: ONE_CORE_MB,
    timeoutSeconds: 29,
    // Two copies of a million players and as many teams (425 and 450 MB each), and of the other kinds: a reader that loads a newer snapshot has both.
    storageMB: 6144,
    environment: [
      'TABLE_NAME',
      'BUCKET_NAME',
      'DISTRIBUTION_ID',
      'SYNC_QUEUE_URL',
      'NOTICES_QUEUE_URL',
      'USER_POOL_ID',
      'USER_POOL_CLIENT_ID',
      'WEB_URL',
      'WEB_BUCKET_NAME',
      'WEB_FOLDER',
      'MAIL_FROM',
      'MAIL_CONFIGURATION_SET',
      'POSTAL_ADDRESS',
      'ADMIN_EMAIL',
      'ADMIN_TOTP',
      'INTROSPECTION',
      'CLAIM_MODE',
      'PUBLIC_PROFILES',
      'PHOTO_REVIEW',
      'HUMAN_CHECK',
      'HUMAN_CHECK_SITE_KEY',
      'PLACES_PROVIDER',
      'PLACES_URL',
      'RATE_LIMITS',
      'NOTICE_DELAY_SECONDS',
      'FEED_URL',
    ],
    secrets: ['ORIGIN_SECRET', 'HUMAN_CHECK_SECRET', 'PLACES_KEY', 'LINK_SECRET', 'PUSH_SECRET'],
    permissions: [
      'items',
      'snapshots:get',
      'web:get',
      'media:get',
      'media:put',
      'media:delete',
      'withheld:put',
      'invalidate',
      'uploads:get',
      'uploads:put',
      'send:sync',
      'send:notices',
      'accounts',
      'mail',
      'moderation',
      'directory',
    ],
    sources: [{ type: 'http' }],
  },
  'sync-scheduler': {
    entry: 'functions/sync/scheduler.ts',
    memoryMB: 512,
    timeoutSeconds: 60,
    storageMB: 512,
    environment: ['TABLE_NAME', 'BUCKET_NAME', 'SYNC_QUEUE_URL', 'FEED_URL'],
    secrets: [],
    permissions: ['items', 'send:sync'],
    sources: [
      { ...schedule, name: 'Nightly', expression: 'cron(0 8 * * ? *)', event: {} },
      // Resumes a run whose workers crashed, without waiting for the nightly run.
      { ...schedule, name: 'Resume', expression: 'rate(15 minutes)', event: { resume: true } },
    ],
  },
  'sync-worker': {
    entry: 'functions/sync/worker.ts',
    memoryMB: 1024,
    timeoutSeconds: 120,
    storageMB: 512,
    environment: ['TABLE_NAME', 'BUCKET_NAME', 'SYNC_QUEUE_URL', 'FEED_URL', 'NOTICE_DELAY_SECONDS'],
    secrets: ['FEED_TOKEN'],
    permissions: ['items', 'scan', 'uploads:get', 'send:sync'],
    // Each page sends the next one to the queue: 10,000 teams are a chain of 20 pages of the feed. `MAX_PAGES` in `domain/sync/tasks.ts` bounds it.
    allowsRecursion: true,
    sources: [{ type: 'queue', queue: 'sync', batchSize: 10, maxConcurrency: 5 }],
  },
  'sync-dead-letters': {
    entry: 'functions/sync/dead-letters.ts',
    memoryMB: 512,
    timeoutSeconds: 30,
    storageMB: 512,
    environment: ['TABLE_NAME', 'SYNC_QUEUE_URL', 'FEED_URL'],
    secrets: [],
    permissions: ['items'],
    sources: [{ type: 'queue', queue: 'sync-dlq', batchSize: 10 }],
  },
  changes: {
    entry: 'functions/changes/handler.ts',
    memoryMB: ONE_CORE_MB,
    // A stream batch takes seconds. Rebuilding the read model of a large table takes minutes.
    timeoutSeconds: 900,
    // A rebuild stores the largest kind three times: its rows, its model, and the compressed model.
    storageMB: 8192,
    environment: [
      'TABLE_NAME',
      'BUCKET_NAME',
      'DISTRIBUTION_ID',
      'NOTICES_QUEUE_URL',
      'DIRECTORY_FILL_QUEUE_URL',
      'NOTICE_DELAY_SECONDS',
    ],
    secrets: [],
    permissions: [
      'items',
      'scan',
      'snapshots:get',
      'snapshots:put',
      'snapshots:delete',
      'media:get',
      'media:put',
      'media:delete',
      'withheld:get',
      'withheld:put',
      'withheld:delete',
      'invalidate',
      'send:notices',
      'send:directory-fill',
      'directory',
    ],
    sources: [
      { type: 'stream', batchSize: 100, windowSeconds: 1, tries: 10 },
      // Takes snapshots of kinds with too few changes for one from the stream, well before the log expires.
      { ...schedule, name: 'Daily', expression: 'cron(30 9 * * ? *)', event: {} },
      // Writes the snapshots that are due. Apart from the stream, whose batches wait for each other.
      { ...schedule, name: 'Snapshots', expression: 'rate(2 minutes)', event: { snapshots: true } },
      // Retries changes that failed during an outage.
      { ...schedule, name: 'Retry', expression: 'rate(15 minutes)', event: { retry: true } },
    ],
  },
  'directory-fill': {
    entry: 'functions/changes/fill-handler.ts',
    memoryMB: 512,
    // A part takes seconds. The last one also applies the change log, and the next try continues where that stopped.
    timeoutSeconds: 120,
    storageMB: 512,
    environment: ['TABLE_NAME', 'BUCKET_NAME'],
    secrets: [],
    permissions: ['items', 'snapshots:get', 'snapshots:delete', 'directory'],
    // Each waits for one statement at a time, so the database has five at once.
    sources: [{ type: 'queue', queue: 'directory-fill', batchSize: 1, maxConcurrency: 5 }],
  },
  notices: {
    entry: 'functions/notices/handler.ts',
    memoryMB: 512,
    timeoutSeconds: 60,
    storageMB: 512,
    environment: [
      'ADMIN_EMAIL',
      'TABLE_NAME',
      'NOTICES_QUEUE_URL',
      'ALERTS_QUEUE_URL',
      'WEB_URL',
      'MAIL_FROM',
      'MAIL_CONFIGURATION_SET',
      'POSTAL_ADDRESS',
      'RATE_LIMITS',
      'NOTICE_DELAY_SECONDS',
      'PUSH_RECEIVER',
    ],
    secrets: ['LINK_SECRET', 'PUSH_SECRET'],
    permissions: ['items', 'mail', 'send:notices', 'send:alerts'],
    // Postpones a message to its own queue once: `isPostponed`.
    allowsRecursion: true,
    // SES accepts a few emails per second. More workers would only be throttled.
    sources: [
      { type: 'queue', queue: 'notices', batchSize: 10, maxConcurrency: 2 },
      // Apart, so that a notice does not wait for a hundred thousand reminders.
      { type: 'queue', queue: 'alerts', batchSize: 10, maxConcurrency: 2 },
    ],
  },
  retention: {
    entry: 'functions/retention/handler.ts',
    memoryMB: 512,
    timeoutSeconds: 900,
    storageMB: 512,
    environment: ['TABLE_NAME', 'USER_POOL_ID', 'USER_POOL_CLIENT_ID'],
    secrets: [],
    permissions: ['items', 'scan', 'accounts:delete'],
    sources: [{ ...schedule, name: 'Retention', expression: 'cron(0 10 * * ? *)', event: {} }],
  },
  alerts: {
    entry: 'functions/alerts/handler.ts',
    memoryMB: ONE_CORE_MB,
    // The next scheduled run starts when this one has timed out, and serves as its retry.
    timeoutSeconds: 600,
    storageMB: 2048,
    environment: [
      'TABLE_NAME',
      'BUCKET_NAME',
      'ALERTS_QUEUE_URL',
      'ALERTS_DEAD_LETTERS_URL',
      'RATE_LIMITS',
      'NOTICE_DELAY_SECONDS',
    ],
    secrets: [],
    permissions: ['items', 'snapshots:get', 'send:alerts', 'send:alerts-dlq', 'directory'],
    sources: [
      { type: 'schedule', name: 'Alerts', expression: 'rate(10 minutes)', event: {} },
      { type: 'schedule', name: 'DueWork', expression: 'rate(1 minute)', event: { dueWork: true } },
    ],
  },
} satisfies Record<string, Row>

export type FunctionName = keyof typeof rows

/** Every Lambda function: its entry, environment, permissions, and event sources. */
export const functions: Record<FunctionName, Row> = rows
export const functionNames = Object.keys(rows) as FunctionName[]

/** Where Lambda stores changes that could not be handled. Lambda sets the prefix. */
export const FAILED_CHANGES = 'aws/lambda/'

/** The visibility timeout of a queue. AWS recommends six times the timeout of its consumer. */
export function visibilitySeconds(queue: QueueName): number | undefined {
  const consumer = Object.values(functions).find(({ sources }) =>
    sources.some((source) => source.type === 'queue' && source.queue === queue),
  )
  return consumer && 6 * consumer.timeoutSeconds
}
