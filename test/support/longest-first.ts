import { relative } from 'node:path'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Durations of the longest files in a full run on two cores, in seconds, as printed by the default reporter. */
const seconds: Record<string, number> = {
  'test/browser/accessibility/screens.test.ts': 100,
  'test/browser/after-a-write/answers.test.ts': 78,
  'test/browser/after-a-write/decisions.test.ts': 78,
  'test/browser/texts.test.ts': 72,
  'test/browser/admin.test.ts': 61,
  'test/sync/wire.test.ts': 58,
  'test/browser/after-a-write/records.test.ts': 57,
  'test/browser/sync-panel.test.ts': 52,
  'test/browser/accessibility/parts.test.ts': 50,
  'test/browser/team-season.test.ts': 48,
  'test/browser/roles.test.ts': 47,
  'test/browser/flows.test.ts': 44,
  'test/sync/faults.test.ts': 42,
  'test/browser/back-on-a-list.test.ts': 40,
  'test/sync/identity.test.ts': 37,
  'test/browser/after-a-write/roles.test.ts': 36,
  'test/browser/coach-season.test.ts': 34,
  'test/browser/keyboard/opportunity.test.ts': 30,
  'test/browser/keyboard/team.test.ts': 26,
  'test/browser/keyboard/admin.test.ts': 24,
  'test/browser/tryout-day.test.ts': 24,
  'test/browser/trust.test.ts': 23,
  'test/faults/histories.test.ts': 23,
  'test/local/start.test.ts': 23,
  'test/browser/admin-lists.test.ts': 21,
  'test/browser/family-season.test.ts': 21,
  'test/browser/visitor.test.ts': 21,
  'test/browser/first-view.test.ts': 20,
  'test/browser/sync-decisions.test.ts': 20,
  'test/browser/finding.test.ts': 18,
  'test/browser/keyboard/player.test.ts': 18,
  'test/sync/chaos.test.ts': 18,
  'test/changes/killed-workers.test.ts': 17,
  'test/sync/sync.test.ts': 17,
  'test/alerts/alerts.test.ts': 16,
  'test/sync/renamed-across-runs.test.ts': 16,
  'test/browser/keyboard/visitor.test.ts': 16,
  'test/browser/dead-letters.test.ts': 15,
  'test/browser/keyboard/account.test.ts': 15,
  'test/browser/team-details.test.ts': 14,
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
