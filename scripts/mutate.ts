// Changes one condition or number of a folder at a time, and lists the changes that no test notices: `npm run mutate -- FOLDER TESTS`.
// Without TESTS, all those that neither build nor open a browser. Changes of what runs while a module loads are not tried.
import { Stryker } from '@stryker-mutator/core'

const [folder, ...tests] = process.argv.slice(2)
if (!folder) {
  console.error('Name a folder or a file: npm run mutate -- functions/domain/claims test/graphql/claims.test.ts')
  process.exit(1)
}
const results = await new Stryker({
  mutate: [folder.endsWith('.ts') ? folder : `${folder}/**/*.ts`],
  testFiles: tests.length > 0 ? tests : ['test/{alerts,changes,domain,graphql,retention,web}/*.test.ts'],
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: 'test/vitest.config.ts' },
  coverageAnalysis: 'perTest',
  ignoreStatic: true,
  mutator: {
    // Texts, and the fields of objects, which types check.
    excludedMutations: ['StringLiteral', 'ObjectLiteral', 'ArrayDeclaration', 'BlockStatement', 'ArrowFunction'],
  },
  concurrency: 2,
  reporters: ['clear-text', 'progress'],
  clearTextReporter: { logTests: false, reportTests: false },
  ignorePatterns: ['/dist', '/.local', '/.cache', '/cdk.out'],
  tempDirName: '.cache/mutants',
  // TypeScript 7 cannot rewrite the paths of this file, and none needs it.
  tsconfigFile: 'none',
}).runMutationTest()
process.exitCode = results.some(({ status }) => status === 'Survived' || status === 'NoCoverage') ? 1 : 0
