import { existsSync, mkdirSync } from 'node:fs'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { allowedActions } from '../../functions/iam-actions.ts'
import { type FunctionName, functionNames, functions as manifest } from '../../functions/manifest.ts'
import type { HumanCheck } from '../../functions/values/security-headers.ts'
import { bundleOf } from '../bundle.ts'
import { credentials, region } from './credentials.ts'
import { type DataFolder, isOfFullDisk, openDataFolder, refusalOf, withFullDiskAdvice } from './data-folder.ts'
import { createTable, startDynamo } from './dynamo.ts'
import { close, sendJSON } from './http.ts'
import { startIdentity } from './identity/server.ts'
import { CLIENT_ID, USER_POOL_ID } from './identity/tokens.ts'
import { FunctionError, LambdaFunction } from './lambda.ts'
import { MAX_ROUNDS, nextRound } from './lineage.ts'
import { startMail } from './mail.ts'
import { openOrigin, origin, type RequestHandler } from './origin.ts'
import { BUCKET, startQueueAndStorage } from './queue-and-storage.ts'
import { type QueueSource, queueSource } from './queue-source.ts'
import { keepReadModel } from './read-model.ts'
import { scheduled } from './schedule.ts'
import { staticFiles } from './static-files.ts'
import { StreamSource, storeFailedBatch } from './stream-source.ts'

const root = join(import.meta.dirname, '../..')
const TABLE = 'fungo'
/** How many events each function handles concurrently on one machine. */
const CONCURRENCY: Partial<Record<FunctionName, number>> = { graphql: 4, 'sync-worker': 2 }
/** Under load, a queue worker pauses for this many times as long as it worked. */
const PAUSE_FACTOR = 3
/** Users wait for this function's responses. */
const FOREGROUND = 'graphql' satisfies FunctionName
/** How long a request may take to be answered while the cloud stops, in milliseconds. */
export const ANSWER_MS = 8000

type CloudOptions = {
  dataFolder: string
  /** 0, the default, uses a free port. */
  port?: number
  /** An existing DynamoDB endpoint to use instead of starting one. */
  dynamoEndpoint?: string
  /** Overrides for the environment of the functions. */
  env?: Record<string, string | undefined>
  /** Whether the lists are in PostgreSQL instead of files of each function. */
  isOnPostgreSQL?: boolean
  /** Whether to serve `dist/web`, or a handler to serve instead of it. */
  web?: boolean | ((server: Server) => Promise<RequestHandler>)
  /** Overrides `CONCURRENCY`. */
  concurrency?: Partial<Record<FunctionName, number>>
  /** Bundles to use instead of those in `dist/functions`. */
  functions?: Partial<Record<FunctionName, string>>
  /** Overrides the manifest for all functions. */
  allowsRecursion?: boolean
  /** Seconds until a message that the sync worker failed on is redelivered. */
  redeliverySeconds?: (receives: number) => number
  /** Runs once the port and the folder are locked, before the functions start. */
  prepare?: () => Promise<void>
  /** Called if the database has ended and does not start again. */
  onLost?: (error: Error) => void
  log?: (line: string) => void
}

export type Cloud = Awaited<ReturnType<typeof startCloud>>

/** Runs replacements for all AWS services that Fungo uses, in this process and one child process, reachable from this machine only. */
export async function startCloud(options: CloudOptions) {
  const log = withFullDiskAdvice(
    options.log ?? ((line: string) => process.stderr.write(`${line}\n`)),
    options.dataFolder,
  )
  const stops: (() => unknown)[] = []
  try {
    return await start(options, log, stops)
  } catch (error) {
    for (const stop of stops.reverse()) await stop()
    throw isOfFullDisk(String(error)) ? refusalOf(options.dataFolder, error) : error
  }
}

async function start(options: CloudOptions, log: (line: string) => void, stops: (() => unknown)[]) {
  let handle = (_request: IncomingMessage, response: ServerResponse): Promise<void> | void =>
    sendJSON(response, 503, { message: 'Fungo is starting.' }, { 'retry-after': '1' })
  const folder = openDataFolder(options.dataFolder)
  stops.push(() => folder.close())
  folder.checkFiles()
  const { servers, port } = await openOrigin(options.port ?? 0, (request, response) => handle(request, response), log)
  stops.push(() => Promise.all(servers.map((server) => close(server, 0))))
  const url = `http://localhost:${port}`

  const { dynamo, storage, identity, mail, postgres } = await startServices(options, folder, log, stops)
  await createTable(dynamo.endpoint, TABLE)

  const values = valuesOf(options, { folder, storage, url })
  const platform = platformOf(options, { folder, endpoints: { dynamo, storage, identity, mail, postgres } })

  folder.scratch('.')
  const concurrencyOf = (name: FunctionName) => options.concurrency?.[name] ?? CONCURRENCY[name] ?? 1
  const functions = lambdaFunctions(options, { folder, values, platform, concurrencyOf, log })
  stops.push(() => Promise.all([...functions.values()].map((one) => one.stop(0))))

  let stream: StreamSource | null = null
  async function invoke(name: FunctionName, event: unknown): Promise<unknown> {
    const one = functions.get(name)
    if (!one) throw new Error(`There is no bundle of the function ${name}.`)
    const { trace, rounds } = nextRound(name, event)
    if (rounds > MAX_ROUNDS && !(options.allowsRecursion ?? manifest[name].allowsRecursion)) {
      const reason = `${name} was stopped in round ${rounds} of a chain of messages, as Lambda does unless its row of the manifest allows recursion.`
      log(reason)
      throw new FunctionError('Stopped', reason)
    }
    try {
      return await one.invoke(event, trace)
    } finally {
      stream?.expectChanges()
    }
  }

  const pauseAfter = (milliseconds: number) =>
    functions.get(FOREGROUND)?.isInDemand() ? milliseconds * PAUSE_FACTOR : 0
  const events = { invoke, concurrencyOf, pauseAfter, log }
  const { sources, consumed, schedules, ...opened } = await openSources(
    [...functions.keys()],
    options,
    { dynamo, storage, folder },
    events,
  )
  stream = opened.stream
  if (functions.has('changes')) {
    await keepReadModel((event) => invoke('changes', event), folder, options.dynamoEndpoint !== undefined)
  }
  if (functions.has('sync-scheduler')) void invoke('sync-scheduler', { resume: true }).catch(() => {})

  handle = origin({
    graphql: { invoke: (event) => invoke('graphql', event) },
    bucket: { endpoint: storage.endpoint, name: BUCKET },
    outbox: mail.outbox,
    humanCheck: values.HUMAN_CHECK as HumanCheck,
    mediaSecret: values.LINK_SECRET!,
    website: await websiteOf(options, servers[0]!),
    rendersScreens: options.web === undefined || options.web === true,
  })

  const isQuiet = () =>
    consumed.every((queue) => queue.isEmpty()) &&
    ![...functions].some(([name, one]) => name !== FOREGROUND && one.isBusy())

  folder.markComplete()
  let stopping: Promise<void> | null = null
  return {
    url,
    env: { ...values, ...platform } as Record<string, string>,
    invoke,
    outbox: mail.outbox.mails,
    /** Numbers of messages that are waiting, in flight, and in the dead-letter queue. */
    messages: () => {
      const { waiting, inFlight } = storage.queue('sync').messages()
      return { waiting, inFlight: inFlight.length, dead: storage.queue('sync-dlq').messages().waiting }
    },
    isDone: folder.isDone,
    setDone: folder.setDone,
    /** Terminates the function's threads immediately. The next event starts new ones. */
    kill: async (name: FunctionName) => functions.get(name)?.kill(),
    /** Handles later events with the current bundle. */
    reload: (name: FunctionName) => functions.get(name)?.reload(),
    /** Waits until the queues are empty and every change of the table has been handled. */
    async drain() {
      for (;;) {
        while (!isQuiet()) await sleep(10)
        await stream?.caughtUp()
        if (isQuiet()) return
      }
    },
    /** Gives requests 8 s to be answered, and other work 2 s to finish. Unfinished work resumes at the next start. */
    stop() {
      stopping ??= stop()
      return stopping
    },
  }

  async function stop() {
    for (const schedule of schedules) schedule.stop()
    const ended = sources.map((source) => source.stop())
    const closed = Promise.all(servers.map((server) => close(server, ANSWER_MS)))
    // A request whose body is still being received has not been passed to its function yet.
    const answered = Promise.race([closed, sleep(ANSWER_MS - 100, undefined, { ref: false })])
    await Promise.all([
      closed,
      ...[...functions].map(([name, one]) => (name === FOREGROUND ? answered.then(() => one.stop(0)) : one.stop(1900))),
    ])
    await Promise.all(ended)
    await Promise.all([storage.stop(), identity.stop(), mail.stop(), dynamo.stop()])
    folder.close()
  }
}

/** Starts what replaces the services of AWS. What has started is in `stops`, also if another one fails. */
async function startServices(
  options: CloudOptions,
  folder: DataFolder,
  log: (line: string) => void,
  stops: (() => unknown)[],
) {
  const { dynamoEndpoint } = options
  const startingStorage = startQueueAndStorage(folder.path)
  const starting = [
    dynamoEndpoint
      ? { endpoint: dynamoEndpoint, stop: async () => {} }
      : startDynamo({ dataFolder: folder.path }, (error) => {
          if (error) options.onLost?.(error)
          else log('The database of this machine has ended. Starting it again.')
        }),
    startingStorage,
    startIdentity(folder, log),
    startMail(folder, log, async (event) => (await startingStorage).queue('notices').send(event)),
    options.isOnPostgreSQL ? (await import('./data-api.ts')).startDataAPI(folder.path, log) : null,
    options.prepare?.(),
  ] as const
  for (const one of await Promise.allSettled(starting))
    if (one.status === 'fulfilled' && one.value) stops.push(one.value.stop)
  const [dynamo, storage, identity, mail, postgres] = await Promise.all(starting)
  return { dynamo, storage, identity, mail, postgres }
}

type Services = { dynamo: Endpoint; storage: Storage; folder: DataFolder }
type Events = {
  invoke: (name: FunctionName, event: unknown) => Promise<unknown>
  concurrencyOf: (name: FunctionName) => number
  pauseAfter: (milliseconds: number) => number
  log: (line: string) => void
}

/** Opens the queues, the stream, and the schedules that the manifest names for the functions. */
async function openSources(
  names: readonly FunctionName[],
  options: CloudOptions,
  { dynamo, storage, folder }: Services,
  { invoke, concurrencyOf, pauseAfter, log }: Events,
) {
  let stream: StreamSource | null = null
  const sources: (QueueSource | StreamSource)[] = []
  const consumed: ReturnType<Storage['queue']>[] = []
  const schedules: { stop: () => void }[] = []
  for (const name of names) {
    for (const source of manifest[name].sources) {
      if (source.type === 'queue') {
        const pollers = concurrencyOf(name)
        const queue = storage.queue(source.queue)
        const handle = (event: unknown) => invoke(name, event)
        consumed.push(queue)
        sources.push(queueSource(queue, handle, pollers, log, options.redeliverySeconds, pauseAfter))
      } else if (source.type === 'stream') {
        stream = await StreamSource.open({
          endpoint: dynamo.endpoint,
          tableName: TABLE,
          invoke: (event) => invoke(name, event),
          positions: folder,
          onFailedBatch: (batch) => storeFailedBatch(storage.endpoint, batch),
          log,
        })
        sources.push(stream)
      } else if (source.type === 'schedule') {
        schedules.push(scheduled(source.expression, () => void invoke(name, source.event).catch(() => {})))
      }
    }
  }
  return { sources, consumed, schedules, stream }
}

async function websiteOf(options: CloudOptions, server: Server): Promise<RequestHandler> {
  if (typeof options.web === 'function') return options.web(server)
  return options.web === false
    ? (_, __, response) => sendJSON(response, 404, { message: 'Not Found' })
    : staticFiles(join(root, 'dist/web'))
}

type Storage = Awaited<ReturnType<typeof startQueueAndStorage>>

/** Values of the environment variables and secrets in the manifest. */
function valuesOf(
  options: CloudOptions,
  { folder, storage, url }: { folder: DataFolder; storage: Storage; url: string },
) {
  return defined({
    TABLE_NAME: TABLE,
    BUCKET_NAME: BUCKET,
    SYNC_QUEUE_URL: storage.queue('sync').url,
    NOTICES_QUEUE_URL: storage.queue('notices').url,
    ALERTS_QUEUE_URL: storage.queue('alerts').url,
    ALERTS_DEAD_LETTERS_URL: storage.queue('alerts-dlq').url,
    DIRECTORY_FILL_QUEUE_URL: storage.queue('directory-fill').url,
    USER_POOL_ID,
    USER_POOL_CLIENT_ID: CLIENT_ID,
    WEB_URL: url,
    WEB_FOLDER: join(root, 'dist/web'),
    HUMAN_CHECK: 'altcha',
    HUMAN_CHECK_SECRET: folder.secret('human check'),
    LINK_SECRET: folder.secret('links'),
    PUSH_SECRET: folder.secret('push'),
    RATE_LIMITS: 'on',
    NOTICE_DELAY_SECONDS: '60',
    CLAIM_MODE: 'instant',
    PHOTO_REVIEW: 'queue',
    PUBLIC_PROFILES: 'initials',
    MAIL_FROM: 'Fungo <no-reply@fungo.example>',
    ...options.env,
  })
}

type Endpoint = { endpoint: string }
type Endpoints = Record<'dynamo' | 'storage' | 'identity' | 'mail', Endpoint> & { postgres: Endpoint | null }

/** The environment variables that Lambda and the SDK read. */
function platformOf(options: CloudOptions, { folder, endpoints }: { folder: DataFolder; endpoints: Endpoints }) {
  return {
    STAGE: 'local',
    LOG_LEVEL: options.env?.LOG_LEVEL ?? 'WARN',
    POWERTOOLS_METRICS_NAMESPACE: options.env?.POWERTOOLS_METRICS_NAMESPACE ?? '',
    AWS_REGION: region,
    AWS_ACCESS_KEY_ID: credentials.accessKeyId,
    AWS_SECRET_ACCESS_KEY: credentials.secretAccessKey,
    AWS_ENDPOINT_URL_DYNAMODB: endpoints.dynamo.endpoint,
    AWS_ENDPOINT_URL_S3: endpoints.storage.endpoint,
    AWS_ENDPOINT_URL_SQS: endpoints.storage.endpoint,
    AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER: endpoints.identity.endpoint,
    AWS_ENDPOINT_URL_SESV2: endpoints.mail.endpoint,
    ...(endpoints.postgres && {
      AWS_ENDPOINT_URL_RDS_DATA: endpoints.postgres.endpoint,
      DIRECTORY_CLUSTER: `arn:aws:rds:${region}:000000000000:cluster:fungo`,
      DIRECTORY_SECRET: `arn:aws:secretsmanager:${region}:000000000000:secret:fungo`,
    }),
    AWS_EC2_METADATA_DISABLED: 'true',
    AWS_CONFIG_FILE: join(folder.path, 'tmp', 'no-aws-config'),
    AWS_SHARED_CREDENTIALS_FILE: join(folder.path, 'tmp', 'no-aws-credentials'),
    POWERTOOLS_TRACE_ENABLED: 'false',
    TZ: 'UTC',
  }
}

type Environment = {
  folder: DataFolder
  values: Record<string, string>
  platform: Record<string, string>
  concurrencyOf: (name: FunctionName) => number
  log: (line: string) => void
}

function lambdaFunctions(options: CloudOptions, { folder, values, platform, concurrencyOf, log }: Environment) {
  const functions = new Map<FunctionName, LambdaFunction>()
  for (const name of functionNames) {
    const file = options.functions ? options.functions[name] : bundleOf(name)
    if (!file || !existsSync(file)) continue
    const { environment, secrets, memoryMB, timeoutSeconds } = manifest[name]
    const environmentOfFunction = Object.fromEntries(
      [...environment, ...secrets].flatMap((it) => (it in values ? [[it, values[it]]] : [])),
    )
    const envOf = (number: number) => {
      // Each execution environment has its own /tmp, as on AWS.
      const TMPDIR = join(folder.path, 'tmp', `${name}-${number}`)
      mkdirSync(TMPDIR, { recursive: true })
      return {
        ...environmentOfFunction,
        ...platform,
        PATH: process.env.PATH,
        TMPDIR,
        AWS_LAMBDA_FUNCTION_NAME: `fungo-${name}`,
      }
    }
    const concurrency = concurrencyOf(name)
    const isInBackground = name !== FOREGROUND
    const limits = { memoryMB, timeoutSeconds, concurrency, allowedActions: allowedActions(manifest[name]) }
    const settings = { name, file, ...limits, isInBackground, staysWarm: !isInBackground }
    functions.set(name, new LambdaFunction(settings, envOf, log))
  }
  return functions
}

const defined = (env: Record<string, string | undefined>) =>
  Object.fromEntries(Object.entries(env).filter((entry): entry is [string, string] => entry[1] !== undefined))
