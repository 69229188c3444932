import { relative } from 'node:path'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** How long the longest files run, in seconds on two cores. Measure again with `npm test -- --reporter=json`. */
const seconds: Record<string, number> = {
  'test/browser/back-on-a-list.test.ts': 50,
  'test/browser/admin.test.ts': 45,
  'test/browser/texts.test.ts': 45,
  'test/browser/accessibility/screens.test.ts': 40,
  'test/browser/after-a-write/decisions.test.ts': 35,
  'test/browser/team-season.test.ts': 33,
  'test/browser/accessibility/parts.test.ts': 28,
  'test/browser/flows.test.ts': 28,
  'test/browser/roles.test.ts': 28,
  'test/browser/sync-panel.test.ts': 28,
  'test/browser/after-a-write/records.test.ts': 25,
  'test/browser/after-a-write/roles.test.ts': 35,
  'test/browser/after-a-write/answers.test.ts': 30,
  'test/sync/chaos.test.ts': 22,
  'test/sync/wire.test.ts': 22,
  'test/browser/coach-season.test.ts': 25,
  'test/browser/finding.test.ts': 20,
  'test/sync/faults.test.ts': 18,
  'test/graphql/accounts.test.ts': 17,
  'test/browser/tryout-day.test.ts': 16,
  'test/browser/keyboard/team.test.ts': 16,
  'test/browser/family-season.test.ts': 16,
  'test/browser/keyboard/opportunity.test.ts': 16,
  'test/graphql/permissions.test.ts': 15,
}
/** Files without a browser that no timing upsets: they run while the site is built and the demo is seeded. */
const duringSetup = ['accounts', 'permissions', 'registrations', 'claims', 'opportunities', 'teams', 'events', 'users']
const OTHER_BROWSER_FILES = 10

/**
 * Runs the longest files first, of all projects, so that the workers end at about the same time and files that wait
 * run beside files that compute.
 */
export default class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const size = (file: TestSpecification) => {
      const path = relative(this.ctx.config.root, file.moduleId)
      const early = duringSetup.findIndex((name) => path === `test/graphql/${name}.test.ts`)
      if (early >= 0) return 1000 - early
      return seconds[path] ?? (file.project.name === 'browser' ? OTHER_BROWSER_FILES : 1)
    }
    return (await super.sort(files)).toSorted((a, b) => size(b) - size(a))
  }
}
