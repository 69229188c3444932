import { fileURLToPath } from 'node:url'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defaultClientConditions, defineConfig } from 'vite'
import { firstViews } from './first-views.ts'
import { pageTexts } from './page-texts.ts'
import { pathPatterns } from './paths.ts'
import { serviceWorker } from './service-worker.ts'

/** The language of the texts, by the `imports` of package.json. */
const locale = process.env.LOCALE === 'es' ? 'es' : 'en'
const apiOrigin = process.env.API_ORIGIN ?? 'http://127.0.0.1:3000'

export default defineConfig(() => ({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [react(), tailwindcss(), firstViews(), serviceWorker(locale)],
  define: {
    'import.meta.env.ROUTES': JSON.stringify(pathPatterns()),
    'import.meta.env.LOCALE': JSON.stringify(locale),
    ...Object.fromEntries(
      Object.entries(pageTexts(locale)).map(([name, text]) => [`import.meta.env.${name}`, JSON.stringify(text)]),
    ),
  },
  resolve: {
    conditions: [locale, ...defaultClientConditions],
    // graphql-request reads the name of an operation with the whole parser: 10 KB of 130 of a first visit.
    alias: { graphql: fileURLToPath(new URL('./api/graphql-document.ts', import.meta.url)) },
  },
  build: {
    outDir: '../dist/web',
    // The Spanish build is first: the English one adds its files.
    emptyOutDir: locale === 'es',
    // The content security policy allows no data: URLs for scripts, styles, or fonts.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // Puts each text where it is shown, so that a chunk has only its own: 5 % of the scripts of a page.
      optimization: { inlineConst: { mode: 'all' as const, pass: 3 } },
      output: {
        codeSplitting: {
          // A group also takes the imports of its modules. The rest is split by which screens use it.
          groups: [
            // The first script needs it, and must not load the app.
            { name: 'preload', test: /vite\/preload-helper/ },
            {
              name: 'packages',
              test: /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|@tanstack|graphql-request)\//,
            },
            { name: 'shell', test: /\/(web\/main\.tsx|values\/time-format\.ts)$/ },
            { name: 'home', test: /\/web\/screens\/home\/home\.tsx$/ },
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
