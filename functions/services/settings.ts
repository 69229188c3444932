/** The settings that functions read from environment variables. `functions/manifest.ts` lists the settings of each function. */
export type EnvironmentName =
  | 'TABLE_NAME'
  | 'BUCKET_NAME'
  | 'DISTRIBUTION_ID'
  | 'SYNC_QUEUE_URL'
  | 'NOTICES_QUEUE_URL'
  | 'ALERTS_QUEUE_URL'
  | 'ALERTS_DEAD_LETTERS_URL'
  | 'DIRECTORY_FILL_QUEUE_URL'
  | 'USER_POOL_ID'
  | 'USER_POOL_CLIENT_ID'
  | 'WEB_URL'
  | 'WEB_BUCKET_NAME'
  | 'WEB_FOLDER'
  | 'MAIL_FROM'
  | 'MAIL_CONFIGURATION_SET'
  | 'POSTAL_ADDRESS'
  | 'ADMIN_EMAIL'
  | 'ADMIN_TOTP'
  | 'INTROSPECTION'
  | 'CLAIM_MODE'
  | 'PUBLIC_PROFILES'
  | 'PHOTO_REVIEW'
  | 'HUMAN_CHECK'
  | 'HUMAN_CHECK_SITE_KEY'
  | 'PLACES_PROVIDER'
  | 'PLACES_URL'
  | 'RATE_LIMITS'
  | 'NOTICE_DELAY_SECONDS'
  | 'FEED_URL'
  | 'PUSH_RECEIVER'
/** The secrets that functions read from Secrets Manager: see `secrets.ts`. */
export type SecretName =
  | 'ORIGIN_SECRET'
  | 'HUMAN_CHECK_SECRET'
  | 'PLACES_KEY'
  | 'LINK_SECRET'
  | 'PUSH_SECRET'
  | 'FEED_TOKEN'
/** Settings of every function. */
type SharedName =
  | 'STAGE'
  | 'FAULT_METRIC'
  | 'DIRECTORY_CLUSTER'
  | 'DIRECTORY_SECRET'
  | 'AWS_REGION'
  | 'POWERTOOLS_METRICS_NAMESPACE'
type Name = EnvironmentName | SharedName

const environmentValue = (name: Name) => process.env[name]

/** The deployment's settings, from environment variables. A missing required setting throws on first use. */
const text = (name: Name, fallback?: string) => {
  const value = environmentValue(name) || fallback
  if (value === undefined) throw new Error(`The environment variable ${name} is not set.`)
  return value
}

const choice = <const T extends string>(name: Name, choices: readonly [T, ...T[]]): T => {
  const value = text(name, choices[0]) as T
  if (!choices.includes(value)) throw new Error(`${name} must be one of ${choices.join(', ')}; it is "${value}".`)
  return value
}

/** The settings as getters, each of which reads its environment variable anew. */
const readLater = <Readers extends Record<string, () => string | number | null | undefined>>(readers: Readers) =>
  Object.defineProperties({}, Object.fromEntries(Object.entries(readers).map(([name, get]) => [name, { get }]))) as {
    readonly [Name in keyof Readers]: ReturnType<Readers[Name]>
  }

export const settings = readLater({
  /** `media/…` is served by the website. `snapshots/…` belongs to the read model. */
  bucketName: () => text('BUCKET_NAME'),
  /** The database cluster of the lists, and the secret that opens it. Null if they are in files of each function. */
  directoryCluster: () => environmentValue('DIRECTORY_CLUSTER') || null,
  directorySecret: () => text('DIRECTORY_SECRET'),
  /** The CDN distribution of the website. Null without a CDN. */
  distributionID: () => environmentValue('DISTRIBUTION_ID') || null,
  syncQueueURL: () => text('SYNC_QUEUE_URL'),
  noticesQueueURL: () => text('NOTICES_QUEUE_URL'),
  alertsQueueURL: () => text('ALERTS_QUEUE_URL'),
  alertsDeadLettersURL: () => text('ALERTS_DEAD_LETTERS_URL'),
  directoryFillQueueURL: () => text('DIRECTORY_FILL_QUEUE_URL'),
  region: () => text('AWS_REGION', 'us-east-1'),
  userPoolID: () => text('USER_POOL_ID'),
  userPoolClientID: () => text('USER_POOL_CLIENT_ID'),
  /** The public origin, without a trailing slash. */
  webURL: () => text('WEB_URL', 'http://localhost:3000'),
  webBucketName: () => text('WEB_BUCKET_NAME'),
  /** Local setup: the folder of the built website, instead of a bucket. */
  webFolder: () => environmentValue('WEB_FOLDER') || null,
  /** Faults of requests are compared with the number of requests, and those of other work are not. */
  faultMetric: () => text('FAULT_METRIC', 'Faults'),
  /** The namespace of the metrics. Null if metrics are off. */
  metricsNamespace: () => environmentValue('POWERTOOLS_METRICS_NAMESPACE') || null,
  /** `local` on one machine, else any name. */
  stage: () => text('STAGE', 'local'),
  /** The email address that becomes an admin when it signs up. */
  adminEmail: () => environmentValue('ADMIN_EMAIL')?.trim().toLowerCase() || null,
  humanCheck: () => choice('HUMAN_CHECK', ['altcha', 'recaptcha', 'turnstile', 'none']),
  humanCheckSiteKey: () => environmentValue('HUMAN_CHECK_SITE_KEY') || null,
  placesProvider: () => choice('PLACES_PROVIDER', ['built-in', 'google', 'amazon-location']),
  /** Overrides the URL of the provider's API. */
  placesURL: () => environmentValue('PLACES_URL') || null,
  rateLimits: () => choice('RATE_LIMITS', ['on', 'off']),
  /** How long a notice waits, so that what is undone meanwhile is not sent. */
  noticeDelaySeconds: () => Number(text('NOTICE_DELAY_SECONDS', '60')),
  introspection: () => choice('INTROSPECTION', environmentValue('STAGE') === 'prod' ? ['off', 'on'] : ['on', 'off']),
  /** Whether admins have admin rights only with two-factor authentication. */
  adminTotp: () => choice('ADMIN_TOTP', ['optional', 'required']),
  claimMode: () => choice('CLAIM_MODE', ['instant', 'review']),
  /** Who looks at photos and logos before others see them. */
  photoReview: () => choice('PHOTO_REVIEW', ['queue', 'rekognition', 'off']),
  /** Whether leagues publish the names of all players. */
  publicProfiles: () => choice('PUBLIC_PROFILES', ['initials', 'full']),
  feedURL: () => environmentValue('FEED_URL') || null,
  /** Local setup: the origin that gets all pushes, instead of the push services of browsers. */
  pushReceiver: () => environmentValue('PUSH_RECEIVER') || null,
  /** The operator's postal address, which every email has. */
  postalAddress: () => environmentValue('POSTAL_ADDRESS') || null,
  mailFrom: () => text('MAIL_FROM', 'Fungo <no-reply@fungo.example>'),
  /** SES reports what happens to the emails of this set. Undefined on an emulator. */
  mailConfigurationSet: () => environmentValue('MAIL_CONFIGURATION_SET') || undefined,
})
