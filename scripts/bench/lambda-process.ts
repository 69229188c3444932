// Runs bundles of Lambda functions in processes of their own.
import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { build } from 'esbuild'
import { bundle, bundleOf } from '../bundle.ts'
import { temporaryFolder } from '../temporary-folder.ts'
import type { Time } from './measure.ts'

export const root = join(import.meta.dirname, '../..')

/** The API Gateway event (HTTP API) for a GraphQL document. */
export const queryEvent = (query: string) => ({
  version: '2.0',
  rawPath: '/query',
  rawQueryString: '',
  headers: { 'content-type': 'application/json', accept: 'application/json' },
  requestContext: {
    requestId: 'bench',
    http: { method: 'POST', path: '/query', sourceIp: '127.0.0.1', userAgent: 'bench' },
  },
  body: JSON.stringify({ query }),
  isBase64Encoded: false,
})

/**
 * The files of the graphql function (`fungo`) and of handlers for comparison, by name. The latter are bundled in a folder of
 * `node_modules` with the same options, without the startup optimizations.
 */
export async function bundled<Name extends string>(sources: Record<Name, string>) {
  const folder = temporaryFolder(join(root, 'node_modules'))
  const fileOf = (name: string) => join(folder, `${name}.mjs`)
  await bundle()
  for (const name in sources)
    await build({
      stdin: { contents: sources[name], resolveDir: root, loader: 'ts' },
      outfile: fileOf(name),
      bundle: true,
      minify: true,
      platform: 'node',
      target: 'node24',
      format: 'esm',
      mainFields: ['module', 'main'],
      banner: { js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);" },
    })
  const files = Object.keys(sources).map((name) => [name, fileOf(name)])
  return { fungo: bundleOf('graphql'), ...Object.fromEntries(files) } as Record<Name | 'fungo', string>
}

const invoking = (file: string, query: string) => `
  const { handler } = await import(${JSON.stringify(file)})
  const invoke = async () => {
    const response = await handler(${JSON.stringify(queryEvent(query))})
    if (response.statusCode !== 200 || /"errors"/.test(response.body)) throw new Error(response.body)
  }
  await invoke()
  const processor = () => { const { user, system } = process.cpuUsage(); return (user + system) / 1000 }`

/** How long a new process takes to answer its first event, without a compile cache, like a new Lambda instance. */
export async function firstAnswer(file: string, query: string, environment: Record<string, string>): Promise<Time> {
  const script = `
    // Lambda's runtime has opened it by then.
    process.stdout
    ${invoking(file, query)}
    process.stdout.write(JSON.stringify({ clock: performance.now(), processor: processor() }))
    process.exit(0)`
  const env = { ...process.env, ...environment, TMPDIR: temporaryFolder() }
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', script], { env })
  return JSON.parse(stdout.match(/\{[^{]*$/)![0])
}

/** Starts a process and warms it up with `warmUp` requests. `time` returns the mean time of further sequential requests. */
export function warmProcess(file: string, query: string, environment: Record<string, string>, warmUp: number) {
  const script = `${invoking(file, query)}
    for (let i = 1; i < ${warmUp}; i++) await invoke()
    process.send('warm')
    process.on('message', async (requests) => {
      const [start, used] = [performance.now(), processor()]
      for (let i = 0; i < requests; i++) await invoke()
      process.send({ clock: (performance.now() - start) / requests, processor: (processor() - used) / requests })
    })`
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const ended = once(child, 'exit').then(([code]) => {
    throw new Error(`The process ended with code ${code}.`)
  })
  ended.catch(() => {})
  const message = async () => (await Promise.race([once(child, 'message'), ended]))[0]
  const warm = message()
  return {
    async time(requests: number): Promise<Time> {
      await warm
      const time = message()
      child.send(requests)
      return time
    },
    stop: () => child.kill(),
  }
}
