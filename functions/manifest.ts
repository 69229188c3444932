import type { EnvironmentName, SecretName } from './domain/settings.ts'

export type Permission =
  /** Items of the table, one by one and by partition. */
  | 'items'
  /** The table whole. */
  | 'scan'
  | `${'media' | 'withheld' | 'snapshots' | 'uploads'}:${'get' | 'put' | 'delete'}`
  /** Files of the website's bucket. */
  | 'web:get'
  | `send:${QueueName}`
  /** Accounts of the user pool: create, sign in, sign out, disable, delete. */
  | 'accounts'
  /** Of the same, to delete one. */
  | 'accounts:delete'
  /** What the CDN keeps of the pages. */
  | 'invalidate'
  | 'mail'

export type QueueName = 'sync' | 'sync-dlq' | 'notices' | 'notices-dlq' | 'schedules-dlq'

/** A message that fails this often goes to the dead-letter queue. A queue without one is a dead-letter queue itself. */
export const queues: Record<QueueName, { tries: number; deadLetters: QueueName } | null> = {
  sync: { tries: 5, deadLetters: 'sync-dlq' },
  'sync-dlq': null,
  // Six minutes between tries: mail trouble of ten hours passes without an operator.
  notices: { tries: 100, deadLetters: 'notices-dlq' },
  'notices-dlq': null,
  'schedules-dlq': null,
}

/** The paths that the graphql function answers with HTML, robots.txt, sitemaps and preview images, as CloudFront writes patterns. */
export const SITE_PATHS = [
  '/',
  ...['teams', 'players', 'events', 'opportunities'].flatMap((list) => [`/${list}`, `/${list}/*`]),
  '/robots.txt',
  '/sitemap.xml',
  '/sitemaps/*',
  '/og/*',
]

export type Source =
  /** `/query`, the pages that links in mails open, and the calendars. */
  | { type: 'http' }
  | { type: 'queue'; queue: QueueName; batchSize: number; maxConcurrency?: number }
  /** The table's stream. A record that fails alone `tries` times is kept whole in the bucket, under `FAILED_CHANGES`, and tried again later. */
  | { type: 'stream'; batchSize: number; windowSeconds: number; tries: number }
  /** `expression` in the words of EventBridge Scheduler. */
  | { type: 'schedule'; name: string; expression: string; event: object; deadLetters?: QueueName }

type Row = {
  /** The file that exports `handler`. */
  entry: string
  memoryMB: number
  timeoutSeconds: number
  /** Room in /tmp, where the read model lives. */
  storageMB: number
  environment: readonly EnvironmentName[]
  secrets: readonly SecretName[]
  permissions: readonly Permission[]
  sources: readonly Source[]
}

/** At the same memory Lambda gives one whole core. */
const ONE_CORE_MB = 1769

const rows = {
  graphql: {
    entry: 'functions/graphql/handler.ts',
    memoryMB: ONE_CORE_MB,
    timeoutSeconds: 29,
    storageMB: 2048,
    environment: [
      'TABLE_NAME',
      'BUCKET_NAME',
      'DISTRIBUTION_ID',
      'SYNC_QUEUE_URL',
      'USER_POOL_ID',
      'USER_POOL_CLIENT_ID',
      'WEB_URL',
      'WEB_BUCKET_NAME',
      'WEB_FOLDER',
      'MAIL_FROM',
      'ADMIN_EMAIL',
      'ADMIN_TOTP',
      'INTROSPECTION',
      'CLAIM_MODE',
      'PUBLIC_PROFILES',
      'FULL_PROFILES_PER_DAY',
      'HUMAN_CHECK',
      'HUMAN_CHECK_SITE_KEY',
      'PLACES_PROVIDER',
      'PLACES_URL',
      'RATE_LIMITS',
      'FEED_URL',
    ],
    secrets: ['ORIGIN_SECRET', 'HUMAN_CHECK_SECRET', 'PLACES_KEY', 'LINK_SECRET'],
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
      'accounts',
      'mail',
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
      {
        type: 'schedule',
        name: 'Nightly',
        expression: 'cron(0 8 * * ? *)',
        event: {},
        deadLetters: 'schedules-dlq',
      },
      // A run whose workers died is taken up again without waiting for the night.
      {
        type: 'schedule',
        name: 'Resume',
        expression: 'rate(15 minutes)',
        event: { resume: true },
        deadLetters: 'schedules-dlq',
      },
    ],
  },
  'sync-worker': {
    entry: 'functions/sync/worker.ts',
    memoryMB: 1024,
    timeoutSeconds: 120,
    storageMB: 512,
    environment: ['TABLE_NAME', 'BUCKET_NAME', 'SYNC_QUEUE_URL', 'FEED_URL'],
    secrets: ['FEED_TOKEN'],
    permissions: ['items', 'uploads:get', 'send:sync'],
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
    // A batch of the stream takes seconds; rebuilding the read model of a large table takes minutes.
    timeoutSeconds: 900,
    // A rebuild stores the largest kind three times: its rows, its model, and the compressed model.
    storageMB: 8192,
    environment: ['TABLE_NAME', 'BUCKET_NAME', 'DISTRIBUTION_ID', 'NOTICES_QUEUE_URL'],
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
    ],
    sources: [
      { type: 'stream', batchSize: 100, windowSeconds: 1, tries: 10 },
      // Snapshots of what changed too little to get one by the stream, well before the log expires.
      {
        type: 'schedule',
        name: 'Daily',
        expression: 'cron(30 9 * * ? *)',
        event: {},
        deadLetters: 'schedules-dlq',
      },
      // What an outage made the stream give up.
      {
        type: 'schedule',
        name: 'Retry',
        expression: 'rate(15 minutes)',
        event: { retry: true },
        deadLetters: 'schedules-dlq',
      },
    ],
  },
  notices: {
    entry: 'functions/notices/handler.ts',
    memoryMB: 512,
    timeoutSeconds: 60,
    storageMB: 512,
    environment: ['ADMIN_EMAIL', 'TABLE_NAME', 'WEB_URL', 'MAIL_FROM'],
    secrets: ['LINK_SECRET'],
    permissions: ['items', 'mail'],
    // SES takes some mails a second: more workers would only be refused.
    sources: [{ type: 'queue', queue: 'notices', batchSize: 10, maxConcurrency: 2 }],
  },
  retention: {
    entry: 'functions/retention/handler.ts',
    memoryMB: 512,
    timeoutSeconds: 900,
    storageMB: 512,
    environment: ['TABLE_NAME', 'USER_POOL_ID', 'USER_POOL_CLIENT_ID'],
    secrets: [],
    permissions: ['items', 'scan', 'accounts:delete'],
    sources: [
      {
        type: 'schedule',
        name: 'Retention',
        expression: 'cron(0 10 * * ? *)',
        event: {},
        deadLetters: 'schedules-dlq',
      },
    ],
  },
  alerts: {
    entry: 'functions/alerts/handler.ts',
    memoryMB: ONE_CORE_MB,
    // The next run begins when this one must be over, and is the retry of it.
    timeoutSeconds: 900,
    storageMB: 2048,
    environment: ['TABLE_NAME', 'BUCKET_NAME', 'WEB_URL', 'MAIL_FROM'],
    secrets: ['LINK_SECRET'],
    permissions: ['items', 'snapshots:get', 'mail'],
    sources: [
      { type: 'schedule', name: 'Quarterly', expression: 'rate(15 minutes)', event: {} },
      { type: 'schedule', name: 'DueWork', expression: 'rate(1 minute)', event: { dueWork: true } },
    ],
  },
} satisfies Record<string, Row>

export type FunctionName = keyof typeof rows

/** Every Lambda function: its entry, environment, permissions, and event sources. */
export const functions: Record<FunctionName, Row> = rows
export const functionNames = Object.keys(rows) as FunctionName[]

/** Where Lambda keeps changes that could not be handled. The prefix is Lambda's own. */
export const FAILED_CHANGES = 'aws/lambda/'

/** SQS hands a message out again after this time: AWS asks for six times the timeout of the function that takes it. */
export function visibilitySeconds(queue: QueueName): number | undefined {
  const consumer = Object.values(functions).find(({ sources }) =>
    sources.some((source) => source.type === 'queue' && source.queue === queue),
  )
  return consumer && 6 * consumer.timeoutSeconds
}
