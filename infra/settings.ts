import { existsSync, readFileSync } from 'node:fs'
import { RemovalPolicy } from 'aws-cdk-lib'
import type { Node } from 'constructs'

export type Settings = ReturnType<typeof settingsOf>

/** The region of the deployment. Undefined if the template is synthesized without the CDK's command line. */
export const deploymentRegion = () => process.env.CDK_DEFAULT_REGION

/** Settings from `-c name=value`, cdk.json, or `stages/<stage>.json`, in this order. Each has a working default. */
export function settingsOf(node: Node, folder = 'stages') {
  const stage: string = node.tryGetContext('stage') || 'dev'
  if (!/^[a-z][a-z0-9-]{0,19}$/.test(stage))
    throw new Error(`The stage must be a short name of lowercase letters, digits, and hyphens; it is "${stage}".`)
  const file = `${folder}/${stage}.json`
  const stored: Record<string, unknown> = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
  const known = new Set<string>()
  const text = (name: string): string | undefined => {
    known.add(name)
    return node.tryGetContext(name) || (stored[name] === undefined ? undefined : String(stored[name]))
  }
  const choice = <T extends string>(name: string, choices: readonly [T, ...T[]]): T => {
    const value = (text(name) ?? choices[0]) as T
    if (!choices.includes(value)) throw new Error(`${name} must be one of ${choices.join(', ')}; it is "${value}".`)
    return value
  }
  const flag = (name: string, fallback = false) =>
    choice(name, fallback ? ['true', 'false'] : ['false', 'true']) === 'true'
  const number = (name: string, fallback: number, least: number): number => {
    const value = Number(text(name) ?? fallback)
    if (!Number.isInteger(value) || value < least) throw new Error(`${name} must be a whole number from ${least}.`)
    return value
  }
  const domain = text('domain')
  const certificateArn = text('certificateArn')
  if (domain && !certificateArn) throw new Error('A domain needs certificateArn: a certificate for it in us-east-1.')

  const waf = flag('waf')
  const local = flag('local')
  const region = deploymentRegion()
  if (waf && region && region !== 'us-east-1')
    throw new Error(`The firewall of a CDN must be in us-east-1; the stack would be in ${region}.`)

  const settings = {
    /** prod: data is retained. Any other: destroying the stack deletes its data. */
    stage,
    /** Protects the stack, the table, and the user pool. `scripts/deploy.ts` turns it on after the stack was created. */
    deletionProtection: flag('deletionProtection', stage === 'prod'),
    /** http: an HTTP API in front of /query. appsync: also AWS AppSync in front of the same function. */
    api: choice('api', ['http', 'appsync']),
    /**
     * For LocalStack and similar emulators. A function serves the website instead of the CDN, secrets have fixed values,
     * functions run on x86-64, and there is no budget.
     */
    local,
    domain,
    certificateArn,
    adminEmail: text('adminEmail'),
    /** Whether admins have admin rights only with two-step sign-in. */
    adminTotp: choice('adminTotp', ['optional', 'required']),
    introspection: choice('introspection', stage === 'prod' ? ['off', 'on'] : ['on', 'off']),
    claimMode: choice('claimMode', ['instant', 'review']),
    /** off is for emulators only: others see photos that nobody has looked at. */
    photoReview: choice('photoReview', local ? ['queue', 'rekognition', 'off'] : ['queue', 'rekognition']),
    /**
     * Where the lists are. sqlite: in each function. aurora: in a database that the functions share, for more than a million rows of a kind. filling: in
     * each function, while a rebuild fills the database.
     */
    directoryEngine: choice('directoryEngine', local ? ['sqlite'] : ['sqlite', 'filling', 'aurora']),
    publicProfiles: choice('publicProfiles', ['initials', 'full']),
    humanCheck: choice(
      'humanCheck',
      local ? ['altcha', 'recaptcha', 'turnstile', 'none'] : ['altcha', 'recaptcha', 'turnstile'],
    ),
    humanCheckSiteKey: text('humanCheckSiteKey'),
    /** The location picker's place provider. */
    placesProvider: choice('placesProvider', ['built-in', 'google', 'amazon-location']),
    /** Overrides the URL of the provider's API. */
    placesURL: text('placesURL'),
    /** The stream's ARN of a table to use instead of the stack's own: a restored table, or that of a deleted stack. */
    table: text('table'),
    /** The stream's ARN of a restored table whose directory is built before the table is used. Set by `scripts/restore.ts`. */
    restoring: text('restoring'),
    /** The ID of a user pool to use instead of the stack's own. */
    userPool: text('userPool'),
    feedURL: text('feedURL'),
    /** The feed's token on a local target. On AWS it is a secret. */
    feedToken: text('feedToken'),
    /** Overrides the schedule of the nightly sync, as an EventBridge Scheduler expression. */
    syncSchedule: text('syncSchedule'),
    /** existing: SES has the identity of the domain already, so the stack creates none. */
    mailIdentity: choice('mailIdentity', ['new', 'existing']),
    mailFrom: text('mailFrom') ?? `Fungo <no-reply@${domain ?? 'fungo.example'}>`,
    /** The operator's postal address, which every email has. One line. */
    postalAddress: text('postalAddress'),
    /**
     * The most read and write units per second that the table answers, which bounds the cost of a flood. 0 sets no limit. Units are those of
     * DynamoDB's on-demand mode.
     */
    tableReads: number('tableReads', 0, 0),
    tableWrites: number('tableWrites', 0, 0),
    /** A daily copy of the table in a locked vault of AWS Backup. */
    backup: flag('backup'),
    /** The ARN of a vault in another region or account that gets each copy, too. */
    backupCopyTo: text('backupCopyTo'),
    /** The email address for alarms. */
    alarmEmail: text('alarmEmail'),
    /** US dollars per month. An email is sent when 80% is spent, and when the forecast exceeds it. */
    monthlyBudget: number('monthlyBudget', 50, 1),
    /** Any new text, for example the date, makes the CDN load the current OriginSecret. */
    secretsAsOf: text('secretsAsOf') ?? '',
    /** Puts a web application firewall in front of the CDN. The stack must be in us-east-1. */
    waf,
    /** Firewall limit: requests per IP address in five minutes. A family behind one router stays far below it. */
    wafRate: number('wafRate', 2_000, 10),
    /**
     * API limit: requests per second from all clients together. The burst limit is twice as high. Each address has its own limit in
     * the function (`visitor-limit.ts`).
     */
    apiRate: number('apiRate', 1_000, 1),
    /**
     * Reserved concurrency of the graphql function. 0 reserves none. AWS keeps 100 unreserved for the other functions, which is
     * more than the limit of a new account.
     */
    concurrency: number('concurrency', 0, 0),
    /** A new version of the graphql function first gets a tenth of the requests, and is rolled back if it fails. */
    canary: flag('canary', stage === 'prod' && !local),
    /** Route 53 requests two pages through the CDN from outside AWS's network. */
    healthCheck: flag('healthCheck'),
    /** X-Ray traces of the functions. Lambda samples one request per second and 5% of the rest. */
    tracing: flag('tracing'),
    /** Whether HSTS also covers the subdomains of the domain. */
    hstsSubDomains: flag('hstsSubDomains'),
    /** Allows the domain in the browsers' HSTS preload list, which is hard to leave. Includes `hstsSubDomains`. */
    hstsPreload: flag('hstsPreload'),
  }
  const unknown = Object.keys(stored).find((name) => !known.has(name))
  if (unknown) throw new Error(`${file}: there is no setting ${unknown}.`)
  return settings
}

/** Of what holds data. A first creation that fails leaves nothing, also in prod. */
export const removalPolicyOf = ({ stage }: Settings) =>
  stage === 'prod' ? RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE : RemovalPolicy.DESTROY
