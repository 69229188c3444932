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

/** Preloads the code of the URL's screen in parallel with the main code, all of it after the styles and the font of the first view. */
export function modulePreload(): Plugin {
  let script = ''
  return {
    name: 'module-preload',
    enforce: 'pre',
    apply: 'build',
    generateBundle(_, bundle) {
      const { chunks, withImports } = chunksOf(bundle)
      const entry = chunks.find(({ isEntry }) => isEntry)!
      const known = withImports(entry.fileName)
      const files = Object.entries(screens).map(([pattern, screen]) => {
        const chunk = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(`/screens/${screen}.tsx`))
        if (!chunk) throw new Error(`No chunk for the screen ${screen}`)
        return [pattern, [...withImports(chunk.fileName)].filter((name) => !known.has(name))]
      })
      const source = `for (const [pattern, files] of ${JSON.stringify(files)})
  if (new RegExp(pattern).test(location.pathname.replace(/^\\/es(?=\\/|$)/, '') || '/'))
    for (const file of files)
      document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', crossOrigin: '', fetchPriority: 'low', href: '/' + file }))
`
      script = this.getFileName(this.emitFile({ type: 'asset', name: 'module-preload.js', source }))
    },
    transformIndexHtml: {
      order: 'post',
      handler: (html) => ({
        html: html.replaceAll('<script type="module"', '$& fetchpriority="low"'),
        tags: [{ tag: 'script', attrs: { async: true, src: `/${script}` }, injectTo: 'head' }],
      }),
    },
  }
}
