import type { Plugin, Rolldown } from 'vite'

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

/** The chunks of a build, and for each name the chunk with all its static imports. */
export function chunksOf(bundle: Rolldown.OutputBundle) {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
  const withImports = (name: string, seen = new Set<string>()) => {
    if (seen.has(name)) return seen
    seen.add(name)
    for (const next of chunks.find(({ fileName }) => fileName === name)?.imports ?? []) withImports(next, seen)
    return seen
  }
  return { chunks, withImports }
}

/**
 * Loads the code, and in parallel that of the URL's screen, after the first paint, which it would delay. A hidden tab does not paint.
 * The shell is loaded before, so that a slow connection is not idle while the first paint waits for its styles.
 */
export function loadAfterPaint(): Plugin {
  let script = ''
  let shell = ''
  return {
    name: 'load-after-paint',
    enforce: 'pre',
    apply: 'build',
    generateBundle(_, bundle) {
      const { chunks, withImports } = chunksOf(bundle)
      const entry = chunks.find(({ isEntry }) => isEntry)!
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
