import { relative } from 'node:path'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Durations of the longest files in a full run on two cores, in seconds, as printed by the default reporter. */
const seconds: Record<string, number> = {
  'test/browser/screens.test.ts': 200,
  'test/browser/spanish.test.ts': 290,
  'test/browser/team-season.test.ts': 142,
  'test/browser/admin.test.ts': 121,
  'test/browser/coach-season.test.ts': 118,
  'test/browser/keyboard/coach.test.ts': 115,
  'test/browser/keyboard/claims.test.ts': 113,
  'test/browser/keyboard/user.test.ts': 100,
  'test/local/start.test.ts': 100,
  'test/browser/sync-panel.test.ts': 85,
  'test/browser/keyboard/admin.test.ts': 80,
  'test/sync/faults.test.ts': 84,
  'test/sync/wire.test.ts': 83,
  'test/browser/family-season.test.ts': 73,
  'test/browser/first-view.test.ts': 71,
  'test/browser/finding.test.ts': 66,
  'test/browser/spanish-story.test.ts': 65,
  'test/browser/visitor.test.ts': 65,
  'test/sync/fuzz.test.ts': 61,
  'test/browser/forms.test.ts': 60,
  'test/browser/after-a-write.test.ts': 51,
  'test/browser/back-on-a-list.test.ts': 50,
  'test/browser/tryout-day.test.ts': 47,
  'test/browser/sync-decisions.test.ts': 46,
  'test/browser/admin-lists.test.ts': 46,
  'test/browser/bounced-mail.test.ts': 40,
  'test/sync/sync.test.ts': 38,
  'test/domain/directory-property.test.ts': 36,
  'test/faults/histories.test.ts': 35,
  'test/browser/trust.test.ts': 34,
  'test/browser/schedule.test.ts': 30,
  'test/browser/watch-stories.test.ts': 60,
  'test/local/deployment-region.test.ts': 29,
  'test/infra/appsync.test.ts': 26,
  'test/infra/stack.test.ts': 26,
  'test/browser/family-asks.test.ts': 26,
  'test/changes/killed-workers.test.ts': 25,
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
