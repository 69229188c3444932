import { relative } from 'node:path'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** How long the longest files of each kind run, in seconds on two cores. Measure again with `npm test -- --reporter=json`. */
const seconds: Record<string, number> = {
  'test/browser/accessibility/screens.test.ts': 60,
  'test/browser/team-season.test.ts': 45,
  'test/browser/accessibility/parts.test.ts': 42,
  'test/browser/texts.test.ts': 40,
  'test/sync/chaos.test.ts': 37,
  'test/browser/admin.test.ts': 35,
  'test/browser/after-a-write.test.ts': 30,
  'test/graphql/last-spot.test.ts': 28,
  'test/browser/roles.test.ts': 28,
  'test/browser/flows.test.ts': 25,
  'test/local/start.test.ts': 20,
  'test/faults/histories.test.ts': 17,
  'test/browser/keyboard/team.test.ts': 16,
  'test/browser/sync-panel.test.ts': 15,
}
/** Files that need neither the browser nor its cloud, and mostly wait: they run while these two start. */
const duringSetup = ['sync/wire', 'sync/faults', 'domain/directory-freshness', 'sync/fuzz']
const OTHER_BROWSER_FILES = 10

/**
 * Runs the longest files first, of all projects, so that the workers end at about the same time and files that wait
 * run beside files that compute.
 */
export default class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const size = (file: TestSpecification) => {
      const path = relative(this.ctx.config.root, file.moduleId)
      const early = duringSetup.indexOf(path.slice('test/'.length, -'.test.ts'.length))
      if (early >= 0) return 1000 - early
      return seconds[path] ?? (file.project.name === 'browser' ? OTHER_BROWSER_FILES : 1)
    }
    return (await super.sort(files)).toSorted((a, b) => size(b) - size(a))
  }
}
