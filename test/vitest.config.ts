import { join } from 'node:path'
import { defineConfig } from 'vitest/config'
import { temporaryFolder } from '../scripts/temporary-folder.ts'
import LongestFirst from './support/longest-first.ts'

const root = join(import.meta.dirname, '..')

// The browser, and processes that tests kill, leave files in the temporary folder.
process.env.TMPDIR = temporaryFolder()

/**
 * Tests with builds, stress runs, timeouts, killed workers, syncs in worker threads, or proofs of work, and those of the local cloud and of
 * how the read model is stored. `npm run test:quick` skips them.
 */
const slow = [
  'test/infra/*.test.ts',
  'test/sync/!(cleaning).test.ts',
  'test/domain/directory-{freshness,on-the-table,property}.test.ts',
  'test/local/{cloud,lineage,deployment-region,hanging-services,iam,lambda,trace}.test.ts',
  'test/**/{architecture,budgets,combined-abuses,concurrent-pairs,directory-fill,execution-budget,faults,histories,human-check,killed-readers,killed-workers,last-spot,mail-sequences,rebuild,start}.test.ts',
]
const freshModules = 'test/support/fresh-modules.ts'
const onTheTable = {
  globalSetup: ['test/support/local-dynamo.ts', 'test/support/sync-worker.ts'],
  setupFiles: [freshModules, 'test/support/own-table.ts'],
}

export default defineConfig({
  test: {
    root,
    // Two for each of the two cores of CI, since browser tests spend much of their time waiting.
    maxWorkers: 4,
    // fresh-modules.ts isolates the test files of a worker instead.
    isolate: false,
    sequence: { sequencer: LongestFirst },
    reporters: ['default', './test/support/closing-line.ts'],
    // Failed assertions print whole arrays.
    chaiConfig: { truncateThreshold: 0 },
    // On a busy machine a story in the browser takes minutes.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    // Inlined like the sources: graphql-http uses their copy of graphql, and resvg can be initialized only once for each time it is loaded.
    server: { deps: { inline: ['graphql-http', '@resvg/resvg-wasm'] } },
    /** `npm run test:quick -- --coverage` */
    coverage: {
      include: ['functions/**/*.ts', 'web/**/*.{ts,tsx}'],
      exclude: ['**/generated.ts'],
      reporter: ['html', 'text-summary'],
      reportsDirectory: 'dist/coverage',
    },
    projects: [
      {
        extends: true,
        test: {
          name: 'api',
          include: ['test/**/*.test.ts'],
          exclude: ['test/{browser,web}/**', ...slow],
          ...onTheTable,
        },
      },
      {
        extends: true,
        test: {
          name: 'web',
          include: ['test/web/*.test.ts'],
          exclude: slow,
          setupFiles: freshModules,
          env: { LOCALE: 'en' },
        },
      },
      { extends: true, test: { name: 'slow', include: slow, ...onTheTable } },
      {
        extends: true,
        test: {
          name: 'browser',
          include: ['test/browser/**/*.test.ts'],
          globalSetup: 'test/support/local-cloud.ts',
          setupFiles: freshModules,
          // The browser, the local cloud, and the tests share two cores, so retry a test that times out on a busy machine.
          retry: { count: 1, condition: /Timeout \d+ms exceeded|timed out|in time|No screen within|Not within/ },
          expect: { poll: { timeout: 90_000 } },
        },
      },
    ],
  },
})
