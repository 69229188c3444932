import type { Node } from 'constructs'

export type Settings = ReturnType<typeof settingsOf>

/** What an operator may set, by `-c name=value` or in cdk.json. Everything has a default that works. */
export function settingsOf(node: Node) {
  const text = (name: string): string | undefined => node.tryGetContext(name) || undefined
  const choice = <T extends string>(name: string, choices: readonly [T, ...T[]]): T => {
    const value = (text(name) ?? choices[0]) as T
    if (!choices.includes(value)) throw new Error(`${name} must be one of ${choices.join(', ')}; it is "${value}".`)
    return value
  }
  const number = (name: string, fallback: number, least: number): number => {
    const value = Number(text(name) ?? fallback)
    if (!Number.isInteger(value) || value < least) throw new Error(`${name} must be a whole number from ${least}.`)
    return value
  }
  const domain = text('domain')
  const certificateArn = text('certificateArn')
  if (domain && !certificateArn) throw new Error('A domain needs certificateArn: a certificate for it in us-east-1.')

  const waf = text('waf') === 'true'
  const region = process.env.CDK_DEFAULT_REGION
  if (waf && region && region !== 'us-east-1')
    throw new Error(`The firewall of a CDN must be in us-east-1; the stack would be in ${region}.`)

  return {
    /** dev may be destroyed with all it holds, prod retains its data. */
    stage: choice('stage', ['dev', 'prod']),
    /** http: an HTTP API in front of /query. appsync: AWS AppSync in front of the same function too. */
    api: choice('api', ['http', 'appsync']),
    /**
     * For LocalStack and its like. What they cannot do is done otherwise: instead of the CDN a function serves the website,
     * secrets have fixed values, functions run on x86-64; there is no budget.
     */
    local: text('local') === 'true',
    domain,
    certificateArn,
    adminEmail: text('adminEmail'),
    /** Whether administrators must sign in with an authenticator app. */
    adminTotp: choice('adminTotp', ['optional', 'required']),
    introspection: choice('introspection', text('stage') === 'prod' ? ['off', 'on'] : ['on', 'off']),
    claimMode: choice('claimMode', ['instant', 'review']),
    publicProfiles: choice('publicProfiles', ['initials', 'full']),
    fullProfilesPerDay: text('fullProfilesPerDay') || '200',
    humanCheck: choice(
      'humanCheck',
      text('local') === 'true' ? ['altcha', 'recaptcha', 'turnstile', 'none'] : ['altcha', 'recaptcha', 'turnstile'],
    ),
    humanCheckSiteKey: text('humanCheckSiteKey'),
    /** Where the location picker's places come from. */
    placesProvider: choice('placesProvider', ['built-in', 'google', 'amazon-location']),
    /** Another address of the provider's API than its own. */
    placesURL: text('placesURL'),
    feedURL: text('feedURL'),
    /** The feed's token for a local target; elsewhere it is a secret. */
    feedToken: text('feedToken'),
    /** When the sync runs instead of when the manifest says, in the scheduler's own words. */
    syncSchedule: text('syncSchedule'),
    mailFrom: text('mailFrom') ?? `Fungo <no-reply@${domain ?? 'fungo.example'}>`,
    /** The address that alarms notify. */
    alarmEmail: text('alarmEmail'),
    /** US dollars a month; an alarm by mail at 80 %. */
    monthlyBudget: Number(text('monthlyBudget') ?? 50),
    /** Any new text, such as the date: gives the functions the secrets as they are now. */
    secretsAsOf: text('secretsAsOf') ?? '',
    /** A web application firewall before the CDN; its stack must be in us-east-1. */
    waf,
    /** Requests that the firewall takes from one address in five minutes; a family behind one router stays far below. */
    wafRate: number('wafRate', 2_000, 10),
    /** Requests a second that the API takes from everyone together; twice as many at once. */
    apiRate: number('apiRate', 250, 1),
    /**
     * How many requests the graphql function answers at once at most, kept free for it; 0 leaves it the account's limit. AWS
     * reserves only what leaves 100 to the other functions, more than the whole of a new account.
     */
    concurrency: number('concurrency', 0, 0),
    /** X-Ray traces of the functions: Lambda samples one request a second and 5 % of the others. */
    tracing: text('tracing') === 'true',
    /** Tells browsers that the domain may be in their list of HTTPS-only sites, which is hard to leave. */
    hstsPreload: text('hstsPreload') === 'true',
  }
}
