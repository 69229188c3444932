import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { Plugin, Rolldown } from 'vite'
import { INDEX, type Locale } from '../functions/values/messages/locale.ts'

/** What the check-in pages load besides the entry. */
const MODULES = [
  'main.tsx',
  'screens/check-in/check-in.tsx',
  'screens/check-in/team-check-in.tsx',
  'screens/layout/signed-in.tsx',
  'screens/layout/language-banner.tsx',
  'ui/drawer-panel.tsx',
  'ui/qr-code.tsx',
].map((path) => new URL(path, import.meta.url).pathname)
/** Files outside /assets that index.html references and a page needs. */
const PUBLIC = ['theme.js', 'favicon.svg']

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8')

/** Generates the service worker with the list of files that a check-in page needs. */
export const serviceWorker = (locale: Locale): Plugin => ({
  name: 'service-worker',
  apply: 'build',
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      const page = bundle['index.html']
      if (page?.type !== 'asset') throw new Error('No index.html in the build')
      const files = new Set(Object.keys(bundle).filter((name) => name.endsWith('.woff2')))
      const add = (name: string, chunk = bundle[name]) => {
        if (files.has(name) || chunk?.type !== 'chunk') return
        files.add(name)
        for (const style of chunk.viteMetadata?.importedCss ?? []) files.add(style)
        for (const next of chunk.imports) add(next)
      }
      const isNeeded = (chunk: Rolldown.OutputChunk) =>
        chunk.isEntry || MODULES.some((module) => chunk.moduleIds.includes(module))
      for (const chunk of Object.values(bundle)) if (chunk.type === 'chunk' && isNeeded(chunk)) add(chunk.fileName)

      const names = [INDEX[locale], ...PUBLIC, ...[...files].sort()].map((name) => `/${name}`)
      const version = createHash('sha256')
        .update([page.source, ...PUBLIC.map((name) => read(`public/${name}`)), ...names].join())
        .digest('hex')
        .slice(0, 12)
      this.emitFile({
        type: 'asset',
        fileName: locale === 'en' ? 'service-worker.js' : `service-worker-${locale}.js`,
        source: `const shell = ${JSON.stringify({ version, files: names })}\n${read('service-worker.js')}`,
      })
    },
  },
})
