import { relative } from 'node:path'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Durations of the longest files in a full run on two cores, in seconds, as printed by the default reporter. */
const seconds: Record<string, number> = {
  'test/browser/spanish.test.ts': 303,
  'test/browser/screens.test.ts': 229,
  'test/browser/keyboard/coach.test.ts': 133,
  'test/browser/team-season.test.ts': 98,
  'test/browser/watch-stories.test.ts': 93,
  'test/browser/coach-season.test.ts': 91,
  'test/browser/visitor.test.ts': 79,
  'test/browser/keyboard/claims.test.ts': 78,
  'test/browser/first-view.test.ts': 78,
  'test/browser/finding.test.ts': 68,
  'test/browser/admin.test.ts': 67,
  'test/browser/keyboard/user.test.ts': 65,
  'test/local/start.test.ts': 65,
  'test/browser/family-season.test.ts': 63,
  'test/domain/directory-property.test.ts': 62,
  'test/browser/sync-panel.test.ts': 60,
  'test/sync/fuzz.test.ts': 59,
  'test/sync/wire.test.ts': 55,
  'test/browser/director.test.ts': 53,
  'test/browser/tryout-day.test.ts': 52,
  'test/browser/forms.test.ts': 49,
  'test/infra/stack.test.ts': 47,
  'test/changes/mail-budget.test.ts': 45,
  'test/browser/registrations-review.test.ts': 44,
  'test/browser/spanish-story.test.ts': 42,
  'test/browser/keyboard/admin.test.ts': 41,
  'test/browser/tryout-to-roster.test.ts': 39,
  'test/browser/after-a-write.test.ts': 37,
  'test/browser/back-on-a-list.test.ts': 36,
  'test/browser/imports.test.ts': 34,
  'test/browser/first-in-line.test.ts': 34,
  'test/browser/sync-decisions.test.ts': 31,
  'test/graphql/shown-age.test.ts': 31,
  'test/browser/trust.test.ts': 29,
  'test/browser/find.test.ts': 28,
  'test/changes/mail-sequences.test.ts': 28,
  'test/browser/admin-lists.test.ts': 25,
}
/** API test files that do not depend on timing. They run first, while the site is built and the demo is seeded. */
const duringSetup = ['accounts', 'permissions', 'registrations', 'claims', 'opportunities', 'teams', 'events', 'users']
const OTHER_BROWSER_FILES = 20

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
