import { once } from 'node:events'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { bundle } from '../bundle.ts'
import { spawnGuarded } from './child.ts'
import { filesIn, freshness } from './freshness.ts'

const root = join(import.meta.dirname, '../..')

/** Builds what changed since the last build: the functions, and the website unless told otherwise. */
export async function buildStale(options: { web: boolean; say: (line: string) => void }): Promise<void> {
  await Promise.all([
    bundle().then((built) => built.length && options.say(`Bundled ${built.join(', ')}.`)),
    options.web && buildWebsite(options.say),
  ])
}

async function buildWebsite(say: (line: string) => void) {
  mkdirSync(join(root, 'dist'), { recursive: true })
  const stamp = freshness(join(root, 'dist/web.stamp.json'))
  const files = [
    ...filesIn(join(root, 'web/**/*'), join(root, 'functions/**/validation.ts')),
    ...['package-lock.json', 'schema.graphql', 'dist/web/index.html'].map((file) => join(root, file)),
  ]
  if (stamp.isFresh(files)) return
  say('Building the website …')
  const vite = join(root, 'node_modules/vite/bin/vite.js')
  const config = join(root, 'web/vite.config.ts')
  const child = spawnGuarded(process.execPath, [vite, 'build', '--config', config, '--logLevel', 'warn'], { cwd: root })
  let said = ''
  child.stdout?.on('data', (text) => {
    said += text
  })
  child.stderr?.on('data', (text) => {
    said += text
  })
  const [code] = await once(child, 'exit')
  for (const stream of child.stdio) stream?.destroy()
  if (code !== 0) throw new Error(`The website does not build:\n${said.trim()}`)
  stamp.remember(files)
  say('Built the website.')
}
