import { fileURLToPath } from 'node:url'
import type { Plugin, Rolldown } from 'vite'

/** The share of the visits that are reported. */
const REPORTED = 0.1

/** Common entry screens. */
export const screens = {
  '^/$': 'home/home',
  '^/teams(/[a-z]{2}/|$)': 'teams/teams',
  '^/teams/[^/]+$': 'teams/team',
  '^/players$': 'players/players',
  '^/players/[^/]+$': 'players/player',
  '^/events$': 'events/events',
  '^/events/[^/]+$': 'events/event',
  '^/(opportunities$|tryouts/)': 'opportunities/opportunities',
  '^/opportunities/[^/]+$': 'opportunities/opportunity',
  '^/login$': 'accounts/login',
  '^/signup$': 'accounts/sign-up',
}

/** The chunks of a build, that of index.html, and for each name the chunk with all its static imports. */
export function chunksOf(bundle: Rolldown.OutputBundle) {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
  const withImports = (name: string, seen = new Set<string>()) => {
    if (seen.has(name)) return seen
    seen.add(name)
    for (const next of chunks.find(({ fileName }) => fileName === name)?.imports ?? []) withImports(next, seen)
    return seen
  }
  return { chunks, withImports, entry: chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith('.html'))! }
}

/**
 * Loads the code, and in parallel that of the URL's screen, after the first paint, which it would delay. A hidden tab does not paint.
 * The shell is loaded before, so that a slow connection is not idle while the first paint waits for its styles.
 * Also listens to errors, and loads the code that reports the visit when the page is idle, if the visit is one of those that are reported.
 */
export function loadAfterPaint(): Plugin {
  let script = ''
  let shell = ''
  return {
    name: 'load-after-paint',
    enforce: 'pre',
    apply: 'build',
    buildStart() {
      this.emitFile({ type: 'chunk', id: fileURLToPath(new URL('visits.ts', import.meta.url)), name: 'visits' })
    },
    generateBundle(_, bundle) {
      const { chunks, withImports, entry } = chunksOf(bundle)
      const visits = chunks.find(({ name }) => name === 'visits')!.fileName
      shell = chunks.find(({ name }) => name === 'shell')!.fileName
      const known = withImports(entry.fileName)
      const files = Object.entries(screens).map(([pattern, screen]) => {
        const chunk = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(`/screens/${screen}.tsx`))
        if (!chunk) throw new Error(`No chunk for the screen ${screen}`)
        return [pattern, [...withImports(chunk.fileName)].filter((name) => !known.has(name))]
      })
      const source = `function load() {
  document.head.append(document.getElementById('code').content)
  for (const [pattern, files] of ${JSON.stringify(files)})
    if (new RegExp(pattern).test(location.pathname.replace(/^\\/es(?=\\/|$)/, '') || '/'))
      for (const file of files)
        document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', crossOrigin: '', fetchPriority: 'low', href: '/' + file }))
}
if (Math.random() < ${REPORTED}) {
  const problems = window.problems = []
  for (const type of ['error', 'unhandledrejection', 'vite:preloadError'])
    addEventListener(type, (event) => problems.length < 50 && problems.push(event), true)
  addEventListener('load', () => (window.requestIdleCallback ?? setTimeout)(() => import('/${visits}').catch(() => {})))
}
if (document.hidden) load()
else requestAnimationFrame(() => setTimeout(load))
`
      script = this.getFileName(this.emitFile({ type: 'asset', name: 'load-after-paint.js', source }))
    },
    transformIndexHtml: {
      order: 'post',
      handler: (html) => ({
        html: html
          .replace(/(\s*<script type="module".*<\/script>)+/, '\n    <template id="code">$&</template>')
          .replaceAll('<script type="module"', '$& fetchpriority="low"')
          .replace(
            '<template id="code">',
            (code) => `<link rel="modulepreload" fetchpriority="low" crossorigin href="/${shell}" />\n    ${code}`,
          ),
        tags: [{ tag: 'script', attrs: { defer: true, src: `/${script}` }, injectTo: 'head' }],
      }),
    },
  }
}
