import { relative } from 'node:path'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Durations of the longest files in a full run on two cores, in seconds, as printed by the default reporter. */
const seconds: Record<string, number> = {
  'test/browser/coach-season.test.ts': 80,
  'test/browser/accessibility/screens.test.ts': 70,
  'test/browser/family-season.test.ts': 60,
  'test/browser/team-season.test.ts': 47,
  'test/browser/texts.test.ts': 47,
  'test/browser/admin.test.ts': 45,
  'test/browser/sync-panel.test.ts': 44,
  'test/browser/accessibility/parts.test.ts': 40,
  'test/graphql/concurrent-pairs.test.ts': 40,
  'test/sync/wire.test.ts': 33,
  'test/sync/faults.test.ts': 31,
  'test/browser/flows.test.ts': 30,
  'test/local/start.test.ts': 30,
  'test/browser/roles.test.ts': 28,
  'test/browser/keyboard/claims.test.ts': 25,
  'test/browser/tryout-day.test.ts': 25,
  'test/browser/back-on-a-list.test.ts': 25,
  'test/sync/identity.test.ts': 24,
  'test/faults/histories.test.ts': 24,
  'test/browser/trust.test.ts': 20,
  'test/browser/keyboard/team.test.ts': 19,
  'test/browser/keyboard/opportunity.test.ts': 18,
  'test/browser/sync-decisions.test.ts': 18,
  'test/changes/killed-workers.test.ts': 18,
  'test/browser/finding.test.ts': 17,
  'test/browser/admin-lists.test.ts': 17,
  'test/browser/dead-letters.test.ts': 15,
  'test/sync/fuzz.test.ts': 15,
  'test/sync/sync.test.ts': 14,
  'test/browser/visitor.test.ts': 14,
  'test/sync/chaos.test.ts': 14,
}
/** API test files that do not depend on timing. They run first, while the site is built and the demo is seeded. */
const duringSetup = ['accounts', 'permissions', 'registrations', 'claims', 'opportunities', 'teams', 'events', 'users']
const OTHER_BROWSER_FILES = 10

/**
 * Runs the longest files of all projects first, so that the workers finish at about the same time and files that mostly wait
 * run alongside files that compute.
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
