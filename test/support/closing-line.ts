import type { Reporter, TestModule } from 'vitest/node'

/** Ends a run with the line that CI reads: 'N passed, N failed'. */
export default class ClosingLine implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], errors: readonly unknown[]) {
    const tests = modules.flatMap((module) => [...module.children.allTests()])
    const passed = tests.filter((test) => test.result().state === 'passed').length
    const failedFiles = modules.filter(
      (module) => module.state() === 'failed' && [...module.children.allTests()].length === 0,
    )
    const failed = tests.filter((test) => test.result().state === 'failed').length + failedFiles.length + errors.length
    console.log(`${passed} passed, ${failed} failed`)
  }
}
