import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defaultClientConditions, defineConfig, type Plugin } from 'vite'
import { serverQueries } from './first-views.ts'
import { loadAfterPaint } from './load-after-paint.ts'
import { mapTiles } from './map-tiles.ts'
import { pathPatterns } from './paths.ts'
import { serviceWorker } from './service-worker.ts'
import { iconFiles, sharedChunk } from './shared-chunks.ts'
import { documentChunks, sharedVersion } from './shared-reads.ts'
import { pageName, staticTexts } from './static-texts.ts'

/** The language of the texts, by the `imports` of package.json. */
const locale = process.env.LOCALE === 'es' ? 'es' : 'en'
const apiOrigin = process.env.API_ORIGIN ?? 'http://127.0.0.1:3000'

const productionRouter = (name: string) =>
  fileURLToPath(new URL(`../node_modules/react-router/dist/production/${name}.mjs`, import.meta.url))

export default defineConfig(() => ({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [
    iconFiles(),
    staticTexts(locale),
    documentChunks(),
    react(),
    tailwindcss(),
    loadAfterPaint(),
    mapTiles(),
    serverQueries(),
    publishedFiles(),
    serviceWorker(locale),
    pageName(locale),
  ],
  define: {
    'import.meta.env.SHARED_VERSION': JSON.stringify(sharedVersion),
    'import.meta.env.ROUTES': JSON.stringify(pathPatterns()),
    'import.meta.env.LOCALE': JSON.stringify(locale),
  },
  resolve: {
    conditions: [locale, ...defaultClientConditions],
    alias: [
      { find: 'graphql', replacement: fileURLToPath(new URL('./api/graphql-document.ts', import.meta.url)) },
      // The package exports only its development build.
      { find: /^react-router$/, replacement: productionRouter('index') },
      { find: /^react-router\/dom$/, replacement: productionRouter('dom-export') },
    ],
  },
  build: {
    outDir: '../dist/web',
    // The English build is first: the Spanish one adds its files.
    emptyOutDir: locale === 'en',
    // The content security policy allows no data: URLs for scripts, styles, or fonts.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // Puts each text where it is shown, so that a chunk has only its own.
      optimization: { inlineConst: { mode: 'all' as const, pass: 3 } },
      output: {
        codeSplitting: {
          groups: [
            {
              name: 'floor',
              test: /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|@tanstack|graphql-request|cookie|set-cookie-parser)\//,
            },
            // Includes everything that main.tsx imports: a group also takes the imports of its modules.
            { name: 'shell', test: /\/web\/main\.tsx$/ },
            { name: sharedChunk },
          ],
        },
      },
    },
  },
  server: {
    host: '127.0.0.1',
    proxy: Object.fromEntries(
      ['/query', '/p', '/embed', '/media', '/outbox'].map((path) => [`^${path}(/|\\.|$)`, apiOrigin]),
    ),
  },
}))

/** Publishes docs/security-program.md, to which the privacy policy links, and schema.graphql, which docs/api.md explains. */
const publishedFiles = (): Plugin => {
  const files = { 'security-program.txt': '../docs/security-program.md', 'schema.graphql': '../schema.graphql' }
  const textOf = (file: string) => readFileSync(new URL(file, import.meta.url), 'utf8')
  return {
    name: 'published-files',
    configureServer({ middlewares }) {
      for (const [fileName, file] of Object.entries(files))
        middlewares.use(`/${fileName}`, (_, response) => {
          response.setHeader('content-type', 'text/plain; charset=utf-8').end(textOf(file))
        })
    },
    generateBundle() {
      for (const [fileName, file] of Object.entries(files))
        this.emitFile({ type: 'asset', fileName, source: textOf(file) })
    },
  }
}
