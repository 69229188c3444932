import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'
import { INDEX, type Locale } from '../functions/values/messages/locale.ts'
import { chunksOf } from './load-after-paint.ts'

/** Modules that a check-in page loads besides the main code, including lazy ones. */
const MODULES = /\/web\/(screens\/(check-in|layout)\/[\w-]+|ui\/(qr-code|drawer-panel))\.tsx$/
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
      const { chunks, withImports } = chunksOf(bundle)
      const page = bundle['index.html']
      if (page?.type !== 'asset') throw new Error('No index.html in the build')
      const html = String(page.source)
      const scripts = chunks.filter(({ facadeModuleId }) => MODULES.test(facadeModuleId ?? ''))
      const files = new Set(scripts.flatMap(({ fileName }) => [...withImports(fileName)]))
      for (const [, asset] of html.matchAll(/"\/(assets\/[^"]+)"/g)) files.add(asset!)
      for (const name of Object.keys(bundle)) if (/\.woff2$/.test(name)) files.add(name)
      const names = [INDEX[locale], ...PUBLIC, ...[...files].sort()].map((name) => `/${name}`)
      const version = createHash('sha256')
        .update([html, ...PUBLIC.map((name) => read(`public/${name}`)), ...names].join())
        .digest('hex')
        .slice(0, 12)
      const source = `const shell = ${JSON.stringify({ version, files: names })}\n${read('service-worker.js')}`
      this.emitFile({
        type: 'asset',
        fileName: locale === 'en' ? 'service-worker.js' : `service-worker-${locale}.js`,
        source,
      })
    },
  },
})
