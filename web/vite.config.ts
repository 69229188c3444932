import { fileURLToPath } from 'node:url'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { firstViews } from './first-views.ts'
import { modulePreload } from './module-preload.ts'

const apiOrigin = process.env.API_ORIGIN ?? 'http://127.0.0.1:3000'

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [react(), tailwindcss(), modulePreload(), firstViews()],
  resolve: { alias: { graphql: fileURLToPath(new URL('./api/graphql-document.ts', import.meta.url)) } },
  build: {
    outDir: '../dist/web',
    emptyOutDir: true,
    // The content security policy allows no data: URLs for scripts, styles or fonts.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            {
              name: 'floor',
              test: /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|@tanstack|graphql-request|cookie|set-cookie-parser)\//,
            },
            // With all that it imports: a group takes its modules' imports along, and this is the first.
            { name: 'shell', test: /\/web\/main\.tsx$/ },
            {
              // The modules that home, lists, and details share: one request instead of thirty.
              name: 'cards',
              test: /\/icons\/locate-fixed\.\w+$|\/web\/(ui\/(badge|card-link|chips|date-block|diamond|dotted|empty-state|error-box|line-drawing|link-button|loaded|money|page-header|place|place-text|distance|sport|dot-separated|prompt-panel|skeleton|time|time-format|time-range)|features\/(teams|players|events|opportunities)\/[\w-]+-(badges|card|mark|range|words))\.tsx?$/,
            },
            { name: 'documents', test: /\/web\/api\/(generated|query-once)\.ts$/ },
            { name: 'fields', test: /\/web\/ui\/(field|select|text-area|text-input)\.tsx$/ },
            {
              // What the lists and the details have in common besides: it comes once for all of them.
              name: 'records',
              test: /\/icons\/(calendar-days|shield|target|trophy|user-round|users)\.\w+$|\/web\/(ui\/(add-to-calendar|calendar-file|confirmed|detail-skeleton|facts|filter-bar|filter-chip|loaded-screen|map-link|missing|pagination|combobox|current-position|result-list|results|search-input|share-button|show-all|stat|state-select|table|tabs|use-debounced|use-url-filters)|finding\/[\w-]+|features\/(teams|players|events|opportunities)\/(queries|opportunity-list|current-season|registration-status-badge))\.tsx?$/,
            },
          ],
        },
      },
    },
  },
  server: {
    host: '127.0.0.1',
    proxy: Object.fromEntries(
      ['/query', '/feeds', '/p', '/media', '/outbox'].map((path) => [`^${path}(/|\\.|$)`, apiOrigin]),
    ),
  },
})
