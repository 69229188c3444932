import { setTimeout as sleep } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'

export type FunctionSettings = {
  name: string
  /** The bundle, which exports `handler`. */
  file: string
  timeoutSeconds: number
  memoryMB: number
  /** How many events it may handle concurrently, each in its own thread, as on Lambda. */
  concurrency: number
  /** Keeps one thread running; the others end when idle. */
  staysWarm?: boolean
  /** No user waits for its result, so it runs at a lower priority. */
  isInBackground?: boolean
  /** See `allowedActions` in `functions/iam-actions.ts`. By default, it may do everything. */
  allowedActions?: readonly string[]
}

type FunctionErrorKind = 'Failed' | 'TimedOut' | 'Crashed' | 'TooLarge' | 'Stopped'

export class FunctionError extends Error {
  readonly kind: FunctionErrorKind

  constructor(kind: FunctionErrorKind, message: string) {
    super(message)
    this.kind = kind
  }
}

type Invocation = {
  event: string
  trace: string
  resolve: (result: unknown) => void
  reject: (error: FunctionError) => void
}
type Environment = { worker: Worker; ready: boolean; retired: boolean; invocation: Invocation | null; usedAt: number }
type ThreadMessage = { ready?: true; result?: string; error?: { errorType: string; message: string; stack?: string } }

/** Lambda's payload limit for synchronous invocations. */
export const PAYLOAD_LIMIT = 6 * 1024 * 1024
/** Longer than the minute between two scheduled events. */
const IDLE_MS = 75_000
/** The function is in demand after this many events in this time. */
const MANY_EVENTS = 12
const DEMAND_MS = 2000
/** Young generation of each thread: V8's default of 48 MB would be allocated by each thread and kept. */
const YOUNG_MB = 12

/** A Lambda function. Starts execution environments when all are busy, keeps them warm, and replaces those that crash. */
export class LambdaFunction {
  readonly #settings: FunctionSettings
  readonly #env: (environment: number) => NodeJS.ProcessEnv
  readonly #log: (line: string) => void
  readonly #environments = new Set<Environment>()
  readonly #waiting: Invocation[] = []
  readonly #endIdle: NodeJS.Timeout
  #started = 0
  #stopping = false
  /** Times of the latest events. */
  readonly #latest: number[] = []

  constructor(
    settings: FunctionSettings,
    env: (environment: number) => NodeJS.ProcessEnv,
    log: (line: string) => void,
    idleMs = IDLE_MS,
  ) {
    this.#settings = settings
    this.#env = env
    this.#log = log
    this.#endIdle = setInterval(() => {
      const idle = [...this.#environments].filter(({ ready, invocation }) => ready && !invocation)
      for (const environment of idle.slice(settings.staysWarm ? 1 : 0))
        if (Date.now() - environment.usedAt > idleMs) this.#discard(environment)
    }, idleMs / 5).unref()
    if (settings.staysWarm) this.#start()
  }

  /** `trace` is the header that Lambda sets for the SDK. Rejects with a FunctionError if the function throws, crashes, or times out, or if either payload exceeds 6 MB. */
  invoke(event: unknown, trace = ''): Promise<unknown> {
    if (this.#stopping) return Promise.reject(new FunctionError('Stopped', `${this.#settings.name} is stopping.`))
    const text = JSON.stringify(event)
    if (Buffer.byteLength(text) > PAYLOAD_LIMIT) {
      return Promise.reject(new FunctionError('TooLarge', 'The event is larger than 6 MB.'))
    }
    this.#latest.push(Date.now())
    if (this.#latest.length > MANY_EVENTS) this.#latest.shift()
    return new Promise((resolve, reject) => {
      this.#waiting.push({ event: text, trace, resolve, reject })
      this.#assign()
    })
  }

  /** Number of threads. */
  size() {
    return this.#environments.size
  }

  isBusy() {
    return this.#waiting.length > 0 || [...this.#environments].some(({ invocation }) => invocation !== null)
  }

  /** Whether many events came in recently: more than one screen that polls for progress. */
  isInDemand() {
    return this.#latest.length === MANY_EVENTS && Date.now() - this.#latest[0]! < DEMAND_MS
  }

  /** Terminates its threads immediately. */
  async kill() {
    await Promise.all([...this.#environments].map(({ worker }) => worker.terminate()))
  }

  /** Events in progress finish with the old code; later ones use the new code. */
  reload() {
    for (const environment of this.#environments) {
      environment.retired = true
      if (!environment.invocation) this.#discard(environment)
    }
    if (this.#settings.staysWarm) this.#start()
    this.#assign()
  }

  async stop(graceMs: number) {
    const deadline = Date.now() + graceMs
    while (Date.now() < deadline && this.isBusy()) await sleep(10)
    this.#stopping = true
    clearInterval(this.#endIdle)
    for (const one of this.#waiting.splice(0))
      one.reject(new FunctionError('Stopped', `${this.#settings.name} is stopping.`))
    await Promise.all([...this.#environments].map(({ worker }) => worker.terminate()))
  }

  #start() {
    const number = this.#started++
    const worker = new Worker(new URL('./lambda-thread.mjs', import.meta.url), {
      workerData: this.#settings,
      env: this.#env(number),
      argv: [],
      execArgv: ['--disable-warning=ExperimentalWarning'],
      stdout: true,
      stderr: true,
      resourceLimits: { maxOldGenerationSizeMb: this.#settings.memoryMB, maxYoungGenerationSizeMb: YOUNG_MB },
    })
    const environment: Environment = { worker, ready: false, retired: false, invocation: null, usedAt: Date.now() }
    this.#environments.add(environment)
    forwardLines(worker.stdout, this.#log)
    forwardLines(worker.stderr, this.#log)
    worker.on('message', (message: ThreadMessage) => this.#onMessage(environment, message))
    worker.on('error', (error: Error) => this.#onEnd(environment, 'Crashed', error.stack ?? error.message))
    worker.on('exit', (code) => this.#onEnd(environment, 'Crashed', `its process ended with code ${code}`))
  }

  #onMessage(environment: Environment, { result, error }: ThreadMessage) {
    environment.ready = true
    environment.usedAt = Date.now()
    const { invocation } = environment
    environment.invocation = null
    if (invocation) {
      if (error) {
        this.#log(`${this.#settings.name} failed: ${error.stack ?? error.message}`)
        invocation.reject(new FunctionError('Failed', `${error.errorType}: ${error.message}`))
      } else if (Buffer.byteLength(result!) > PAYLOAD_LIMIT) {
        this.#log(`${this.#settings.name} answered with more than 6 MB.`)
        invocation.reject(new FunctionError('TooLarge', 'The answer is larger than 6 MB.'))
      } else {
        invocation.resolve(JSON.parse(result!))
      }
    }
    if (environment.retired) this.#discard(environment)
    else this.#assign()
  }

  #onEnd(environment: Environment, kind: FunctionErrorKind, reason: string) {
    if (!this.#environments.delete(environment)) return
    const { invocation } = environment
    if (!this.#stopping && kind === 'Crashed') this.#log(`${this.#settings.name} crashed: ${reason}`)
    invocation?.reject(new FunctionError(kind, `${this.#settings.name}: ${reason}`))
    // An environment that crashed during startup would only crash again.
    if (!environment.ready && !invocation) {
      for (const one of this.#waiting.splice(0))
        one.reject(new FunctionError(kind, `${this.#settings.name} does not start: ${reason}`))
    }
    this.#assign()
  }

  #discard(environment: Environment) {
    this.#environments.delete(environment)
    void environment.worker.terminate()
  }

  #assign() {
    for (const environment of this.#environments) {
      if (this.#waiting.length === 0) return
      if (environment.ready && !environment.retired && !environment.invocation)
        this.#run(environment, this.#waiting.shift()!)
    }
    const starting = [...this.#environments].filter(({ ready, retired }) => !ready && !retired).length
    const room = this.#settings.concurrency - [...this.#environments].filter(({ retired }) => !retired).length
    for (let i = 0; i < Math.min(this.#waiting.length - starting, room); i++) this.#start()
  }

  #run(environment: Environment, invocation: Invocation) {
    environment.invocation = invocation
    const milliseconds = this.#settings.timeoutSeconds * 1000
    const timeout = setTimeout(() => {
      this.#log(`${this.#settings.name} timed out after ${this.#settings.timeoutSeconds} s.`)
      this.#discard(environment)
      invocation.reject(new FunctionError('TimedOut', `Task timed out after ${this.#settings.timeoutSeconds} seconds`))
      this.#assign()
    }, milliseconds)
    const { resolve, reject } = invocation
    invocation.resolve = (result) => {
      clearTimeout(timeout)
      resolve(result)
    }
    invocation.reject = (error) => {
      clearTimeout(timeout)
      reject(error)
    }
    environment.worker.postMessage({
      event: invocation.event,
      trace: invocation.trace,
      deadline: Date.now() + milliseconds,
    })
  }
}

function forwardLines(stream: NodeJS.ReadableStream, log: (line: string) => void) {
  let rest = ''
  stream.setEncoding('utf8')
  stream.on('data', (text: string) => {
    const lines = (rest + text).split('\n')
    rest = lines.pop()!
    for (const line of lines) log(line)
  })
  stream.on('end', () => rest && log(rest))
}
