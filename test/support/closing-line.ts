import type { Reporter, TestModule } from 'vitest/node'

/**
 * Prints the last line of a run, which CI reads: 'N passed, N failed'. Before it, prints the errors of tests that passed on a retry,
 * which the default reporter omits.
 */
export default class ClosingLine implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], errors: readonly unknown[]) {
    const tests = modules.flatMap((module) => [...module.children.allTests()])
    const passed = tests.filter((test) => test.result().state === 'passed')
    for (const test of passed)
      for (const { message, stacks } of test.result().errors ?? []) {
        const at = stacks?.[0]
        console.log(`passed on a retry: ${test.fullName}\n  ${message}${at ? `\n  at ${at.file}:${at.line}` : ''}`)
      }
    // A file or a hook that failed, and so no test of it did.
    const failedFiles = modules.filter(
      (module) => module.state() === 'failed' && [...module.children.allTests('failed')].length === 0,
    )
    const failed = tests.filter((test) => test.result().state === 'failed').length + failedFiles.length + errors.length
    console.log(`${passed.length} passed, ${failed} failed`)
  }
}
