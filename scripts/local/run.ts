import type { Server } from 'node:http'
import { setFlagsFromString } from 'node:v8'
import { migrations } from '../../functions/store/migrations/migrations.ts'
import { buildStale } from './build.ts'
import { ANSWER_MS, type Cloud, startCloud } from './cloud.ts'
import { openDataFolder } from './data-folder.ts'
import { requireDynamo } from './dynamo.ts'
import type { RequestHandler } from './origin.ts'
import { Refused } from './refused.ts'

const DEMO = 'demo'
const DEMO_ALONE = 'demo begun in an empty folder'
const START = 'start'
const forwardedVariables = [
  'HUMAN_CHECK',
  'HUMAN_CHECK_SITE_KEY',
  'HUMAN_CHECK_SECRET',
  'PLACES_PROVIDER',
  'PLACES_KEY',
  'PLACES_URL',
  'RATE_LIMITS',
  'NOTICE_DELAY_SECONDS',
  'CLAIM_MODE',
  'PHOTO_REVIEW',
  'PUBLIC_PROFILES',
  'ADMIN_EMAIL',
  'ADMIN_TOTP',
  'INTROSPECTION',
  'FEED_TOKEN',
  'MAIL_FROM',
  'POSTAL_ADDRESS',
  'PUSH_RECEIVER',
  'LOG_LEVEL',
]

const say = (line: string) => process.stderr.write(`${line}\n`)

/** Starts Fungo with the settings in the environment, prints `ready …` once it serves, and runs until a signal stops it. */
export async function run(web?: (server: Server) => Promise<RequestHandler>): Promise<Cloud> {
  process.env.TZ = 'UTC'
  // Each thread has its own heap, which V8 would let grow for speed before it collects garbage.
  setFlagsFromString('--memory-saver-mode')
  const endings: (() => unknown)[] = []
  let cloud: Cloud | null = null
  let isEnding = false
  // With hot reload, the connection of an open page would delay the stop for as long as requests may take.
  const stopMs = web ? 2900 : ANSWER_MS + 1900
  const end = async (code: number) => {
    setTimeout(() => process.exit(code), stopMs).unref()
    await cloud?.stop()
    await Promise.all(endings.map((stop) => stop()))
    process.exit(code)
  }
  function endOnce(code: number) {
    if (isEnding) return
    isEnding = true
    void end(code)
  }
  // Ctrl-C is received twice, from the terminal and from npm. Without a handler, the second signal would end the process before
  // it has stopped.
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, () => endOnce(0))

  try {
    const { env } = process
    const dynamoEndpoint = env.AWS_ENDPOINT_URL_DYNAMODB || env.AWS_ENDPOINT_URL
    if (!dynamoEndpoint) requireDynamo()
    const port = portOf(env.PORT)
    const dataFolder = env.FUNGO_DATA || '.local'
    const withDemo = env.FUNGO_DEMO !== '0'
    const feed = withDemo && !env.FEED_URL ? await (await import('../sample-feed/server.ts')).startSampleFeed() : null
    if (feed) endings.push(feed.stop)
    removePartialDemo(dataFolder)
    cloud = await startCloud({
      dataFolder,
      port,
      web: web ?? true,
      dynamoEndpoint,
      isOnPostgreSQL: env.FUNGO_DIRECTORY === 'postgres',
      env: {
        ...Object.fromEntries(forwardedVariables.flatMap((name) => (env[name] ? [[name, env[name]]] : []))),
        FEED_URL: env.FEED_URL || feed?.url,
        ...(feed && { FEED_TOKEN: feed.token }),
      },
      prepare: () => buildStale({ web: !web, say }),
      onLost(error) {
        say(error.message)
        endOnce(1)
      },
    })
    await fill(cloud, withDemo)
    nameMigrations(cloud)
    say(`Mail goes to ${cloud.url}/outbox, data is kept in ${dataFolder}.`)
    cloud.setDone(START)
    process.stdout.write(`ready ${cloud.url}\n`)
    return cloud
  } catch (error) {
    say(
      error instanceof Refused
        ? error.message
        : `Fungo does not start: ${error instanceof Error ? error.stack : error}`,
    )
    await end(1)
    throw error
  }
}

function portOf(setting: string | undefined): number {
  const text = setting || '3000'
  if (/^\d{1,5}$/.test(text) && Number(text) < 65536) return Number(text)
  throw new Refused(`PORT is "${text}". Set it to a number from 0 to 65535, or leave it out: Fungo then takes 3000.`)
}

/** Empties the folder if the first start ended while loading the demo. It has no user data yet. */
function removePartialDemo(path: string) {
  const folder = openDataFolder(path)
  if (folder.isDone(DEMO_ALONE) && !folder.isDone(DEMO) && !folder.isDone(START)) folder.remove()
  else folder.close()
}

/** The task of the data folder that is done when the migration is. */
export const migrationTask = (name: string) => `migration ${name}`

/** A new data folder has no items of an earlier shape. */
function nameMigrations(cloud: Cloud) {
  for (const { name } of migrations) {
    if (!cloud.isDone(START)) cloud.setDone(migrationTask(name))
    else if (!cloud.isDone(migrationTask(name)))
      say(`The migration ${name} is due. Stop Fungo and run: npm run migrate`)
  }
}

async function fill(cloud: Cloud, withDemo: boolean) {
  const { ADMIN_EMAIL: email, ADMIN_PASSWORD: password } = process.env
  if (email && password) {
    const { ensureAdmin } = await (await import('../admin.ts')).accountsIn(cloud.env)
    await ensureAdmin({ email, password })
  }
  if (!withDemo || cloud.isDone(DEMO)) return
  const { seedDemo } = await import('../seed.ts')
  say('Loading the demo data …')
  if (!cloud.isDone(START)) cloud.setDone(DEMO_ALONE)
  await seedDemo(cloud)
  cloud.setDone(DEMO)
}
