import { defineConfig } from 'vitest/config'

const root = new URL('..', import.meta.url).pathname

/** Builds and stress runs: `npm run test:quick` leaves them out. */
const slow = ['test/**/{architecture,budgets,chaos,histories,last-spot,start}.test.ts']
const onTheTable = { globalSetup: 'test/support/local-dynamo.ts', setupFiles: ['test/support/own-table.ts'] }

export default defineConfig({
  test: {
    root,
    maxWorkers: 2,
    reporters: ['default', './test/support/closing-line.ts'],
    testTimeout: 30_000,
    hookTimeout: 60_000,
    // With the sources, so that there is one copy of graphql.
    server: { deps: { inline: ['graphql-http'] } },
    projects: [
      {
        extends: true,
        test: { name: 'api', include: ['test/**/*.test.ts'], exclude: ['test/browser/**', ...slow], ...onTheTable },
      },
      { extends: true, test: { name: 'slow', include: slow, ...onTheTable } },
      {
        extends: true,
        test: {
          name: 'browser',
          include: ['test/browser/**/*.test.ts'],
          globalSetup: 'test/support/local-cloud.ts',
          testTimeout: 90_000,
          // Screens share two cores with the cloud that serves them: a story that loses a race with the machine is told once more.
          retry: 1,
        },
      },
    ],
  },
})
