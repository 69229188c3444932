import { once } from 'node:events'
import { accessSync, constants, copyFileSync, mkdirSync, renameSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as sleep } from 'node:timers/promises'
import { INDEX, type Locale } from '../../functions/values/messages/locale.ts'
import { bundle } from '../bundle.ts'
import { filesIn, freshness } from '../freshness.ts'
import { spawnGuarded } from './child.ts'
import { Refused } from './refused.ts'

const root = join(import.meta.dirname, '../..')
const dist = join(root, 'dist')

/** Files of the website: the privacy policy links to the first, and docs/api.md explains the second. */
export const PUBLISHED: Record<string, string> = {
  'security-program.txt': 'docs/security-program.md',
  'schema.graphql': 'schema.graphql',
}

/** Builds what changed since the last build: the functions and, by default, the website. */
export async function buildStale(options: { web: boolean; say: (line: string) => void }): Promise<void> {
  await alone(async () => {
    await Promise.all([
      bundle().then((built) => built.length && options.say(`Bundled ${built.join(', ')}.`)),
      options.web && buildWebsite(options.say),
    ])
  })
}

/** Holds a lock so that two concurrent starts do not build at once. The second waits and then finds everything built. */
async function alone(task: () => Promise<void>) {
  const lock = openLock()
  try {
    for (;;) {
      try {
        lock.exec('BEGIN EXCLUSIVE')
        break
      } catch (error) {
        if (!/locked|busy/.test(String(error))) throw error
        await sleep(100)
      }
    }
    await task()
  } finally {
    lock.close()
  }
}

function openLock() {
  try {
    mkdirSync(dist, { recursive: true })
    accessSync(dist, constants.W_OK)
    return new DatabaseSync(join(dist, 'build-lock.sqlite'))
  } catch {
    throw new Refused(
      `Fungo cannot write its build to ${dist}: make the folder writable, with \`sudo chown -R $USER .\`.`,
    )
  }
}

async function buildWebsite(say: (line: string) => void) {
  const stamp = freshness(join(dist, 'web.stamp.json'))
  const inputs = [
    ...filesIn(join(root, 'web/**/*'), join(root, 'functions/{values/**/*,**/validation.ts,**/public-name.ts}')),
    ...['package-lock.json', 'schema.graphql', ...Object.values(INDEX).map((page) => `dist/web/${page}`)].map((file) =>
      join(root, file),
    ),
  ]
  if (stamp.isFresh(inputs)) return
  say('Building the website …')
  await buildIn('es')
  renameSync(join(dist, 'web', INDEX.en), join(dist, 'web', INDEX.es))
  await buildIn('en')
  for (const [name, file] of Object.entries(PUBLISHED)) copyFileSync(join(root, file), join(dist, 'web', name))
  stamp.remember(inputs)
  say('Built the website.')
}

async function buildIn(locale: Locale) {
  const vite = join(root, 'node_modules/vite/bin/vite.js')
  const config = join(root, 'web/vite.config.ts')
  const child = spawnGuarded(process.execPath, [vite, 'build', '--config', config, '--logLevel', 'warn'], {
    cwd: root,
    // With the NODE_ENV of a test runner, the build would contain React's development version.
    env: { ...process.env, NODE_ENV: 'production', LOCALE: locale },
  })
  let output = ''
  const append = (text: Buffer) => {
    output += text
  }
  child.stdout?.on('data', append)
  child.stderr?.on('data', append)
  const [code] = await once(child, 'exit')
  for (const stream of child.stdio) stream?.destroy()
  if (code !== 0) throw new Error(`The build of the website failed:\n${output.trim()}`)
}
