// The checks of `.ci/run` besides the tests: types, lint and format, promises, dependency rules, lookups, regular expressions, and the CDK stack with cdk-nag.
import { spawn } from 'node:child_process'
import { installNativePackages } from './deploy/native-packages.ts'

const checks: Record<string, string[]> = {
  types: ['tsc', '--noEmit'],
  'lint and format': ['biome', 'ci', '--error-on-warnings', '--colors=off', '.'],
  promises: ['oxlint', '--type-aware', '--deny-warnings', 'functions', 'web', 'infra', 'scripts'],
  'dependency rules': ['depcruise', '--config', '.dependency-cruiser.cjs', 'functions', 'web', 'infra', 'scripts'],
  lookups: ['node', 'scripts/lookups.ts'],
  'regular expressions': ['node', 'scripts/expressions.ts'],
  'the stack and its rules': ['cdk', 'synth', '--quiet', '--strict'],
}

// The bundle of the stack has sharp for the functions' processor.
installNativePackages('arm64')

let failed = 0
// In parallel: most of them use one core.
const runs = Object.entries(checks).map(([name, command]) => ({ name, ended: run(command) }))
for (const { name, ended } of runs) {
  const { code, output } = await ended
  console.log(`${code === 0 ? 'ok    ' : 'FAILED'} ${name}`)
  if (code === 0) continue
  failed++
  console.log(output)
}
console.log(`${Object.keys(checks).length - failed} checks passed, ${failed} failed`)
process.exitCode = failed === 0 ? 0 : 1

function run([program, ...args]: string[]) {
  return new Promise<{ code: number | null; output: string }>((resolve) => {
    const child = spawn(program!, args, { stdio: ['ignore', 'pipe', 'pipe'] })
    let output = ''
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk))
    child.on('error', (error) => resolve({ code: 1, output: error.message }))
    child.on('close', (code) => resolve({ code, output }))
  })
}
