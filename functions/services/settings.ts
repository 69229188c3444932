/** The settings that functions read from environment variables. `functions/manifest.ts` lists the settings of each function. */
export type EnvironmentName =
  | 'TABLE_NAME'
  | 'BUCKET_NAME'
  | 'DISTRIBUTION_ID'
  | 'SYNC_QUEUE_URL'
  | 'NOTICES_QUEUE_URL'
  | 'ALERTS_QUEUE_URL'
  | 'USER_POOL_ID'
  | 'USER_POOL_CLIENT_ID'
  | 'WEB_URL'
  | 'WEB_BUCKET_NAME'
  | 'WEB_FOLDER'
  | 'MAIL_FROM'
  | 'POSTAL_ADDRESS'
  | 'ADMIN_EMAIL'
  | 'ADMIN_TOTP'
  | 'INTROSPECTION'
  | 'CLAIM_MODE'
  | 'PUBLIC_PROFILES'
  | 'FULL_PROFILES_PER_DAY'
  | 'HUMAN_CHECK'
  | 'HUMAN_CHECK_SITE_KEY'
  | 'PLACES_PROVIDER'
  | 'PLACES_URL'
  | 'RATE_LIMITS'
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
type SharedName = 'STAGE' | 'AWS_REGION' | 'POWERTOOLS_METRICS_NAMESPACE'
type Name = EnvironmentName | SharedName

const environmentValue = (name: Name) => process.env[name]

/** The deployment's settings, from environment variables. A missing required setting throws on first use. */
const text = (name: Name, fallback?: string) => {
  const value = environmentValue(name) || fallback
  if (value === undefined) throw new Error(`The environment variable ${name} is not set.`)
  return value
}

const choice = <T extends string>(name: Name, choices: readonly [T, ...T[]]): T => {
  const value = text(name, choices[0]) as T
  if (!choices.includes(value)) throw new Error(`${name} must be one of ${choices.join(', ')}; it is "${value}".`)
  return value
}

export const settings = {
  /** `media/…` is served by the website. `snapshots/…` belongs to the read model. */
  get bucketName() {
    return text('BUCKET_NAME')
  },
  /** The CDN distribution of the website. Null without a CDN. */
  get distributionID() {
    return environmentValue('DISTRIBUTION_ID') || null
  },
  get syncQueueURL() {
    return text('SYNC_QUEUE_URL')
  },
  get noticesQueueURL() {
    return text('NOTICES_QUEUE_URL')
  },
  get alertsQueueURL() {
    return text('ALERTS_QUEUE_URL')
  },
  get region() {
    return text('AWS_REGION', 'us-east-1')
  },
  get userPoolID() {
    return text('USER_POOL_ID')
  },
  get userPoolClientID() {
    return text('USER_POOL_CLIENT_ID')
  },
  /** The public origin, without a trailing slash. */
  get webURL() {
    return text('WEB_URL', 'http://localhost:3000')
  },
  get webBucketName() {
    return text('WEB_BUCKET_NAME')
  },
  /** Local setup: the folder of the built website, instead of a bucket. */
  get webFolder() {
    return environmentValue('WEB_FOLDER') || null
  },
  /** The namespace of the metrics. Null if metrics are off. */
  get metricsNamespace() {
    return environmentValue('POWERTOOLS_METRICS_NAMESPACE') || null
  },
  get stage() {
    return choice('STAGE', ['local', 'dev', 'prod'])
  },
  /** The email address that becomes an admin when it signs up. */
  get adminEmail() {
    return environmentValue('ADMIN_EMAIL')?.trim().toLowerCase() || null
  },
  get humanCheck() {
    return choice('HUMAN_CHECK', ['altcha', 'recaptcha', 'turnstile', 'none'])
  },
  get humanCheckSiteKey() {
    return environmentValue('HUMAN_CHECK_SITE_KEY') || null
  },
  get placesProvider() {
    return choice('PLACES_PROVIDER', ['built-in', 'google', 'amazon-location'])
  },
  /** Overrides the URL of the provider's API. */
  get placesURL() {
    return environmentValue('PLACES_URL') || null
  },
  get rateLimits() {
    return choice('RATE_LIMITS', ['on', 'off'])
  },
  get introspection() {
    return choice('INTROSPECTION', environmentValue('STAGE') === 'prod' ? ['off', 'on'] : ['on', 'off'])
  },
  /** Whether admins have admin rights only with two-factor authentication. */
  get adminTotp() {
    return choice('ADMIN_TOTP', ['optional', 'required'])
  },
  get claimMode() {
    return choice('CLAIM_MODE', ['instant', 'review'])
  },
  /** How many full profiles of other users' players an account may read per day. */
  get fullProfilesPerDay() {
    return Number(text('FULL_PROFILES_PER_DAY', '50'))
  },
  get publicProfiles() {
    return choice('PUBLIC_PROFILES', ['initials', 'full'])
  },
  get feedURL() {
    return environmentValue('FEED_URL') || null
  },
  /** Local setup: the origin that gets all pushes, instead of the push services of browsers. */
  get pushReceiver() {
    return environmentValue('PUSH_RECEIVER') || null
  },
  /** The operator's postal address, which every email has. */
  get postalAddress() {
    return environmentValue('POSTAL_ADDRESS') || null
  },
  get mailFrom() {
    return text('MAIL_FROM', 'Fungo <no-reply@fungo.example>')
  },
}
