import { defineConfig } from 'vitest/config'

const root = new URL('..', import.meta.url).pathname

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
        test: {
          name: 'api',
          include: ['test/**/*.test.ts'],
          exclude: ['test/browser/**'],
          globalSetup: 'test/support/local-dynamo.ts',
          setupFiles: ['test/support/own-table.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'browser',
          include: ['test/browser/**/*.test.ts'],
          globalSetup: 'test/support/local-cloud.ts',
          testTimeout: 90_000,
        },
      },
    ],
  },
})
