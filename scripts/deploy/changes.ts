import { spawnSync } from 'node:child_process'
import { createInterface } from 'node:readline/promises'
import { cdkProgram, root } from './target.ts'

/** Types of resources with data that a new resource does not have. */
const WITH_DATA = [
  'DynamoDB::GlobalTable',
  'S3::Bucket',
  'Cognito::UserPool',
  'SecretsManager::Secret',
  'SQS::Queue',
  'Logs::LogGroup',
]
const LOSS = new RegExp(`: (AWS::(?:${WITH_DATA.join('|')}) .+ (?:will|may) be .+)$`, 'gm')

/** Prints what a deployment changes. Returns the changes that replace or remove a resource with data. */
export function changesOf(assembly: string, stack: string, ...options: string[]): string[] {
  const args = ['diff', stack, '--app', assembly, '--fail-on', 'destructive', '--no-notices', ...options]
  const { status, stdout, stderr } = spawnSync(cdkProgram, args, { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 26 })
  // Where the environment variable CI is set, the CDK prints its messages to stdout.
  const output = stdout + stderr
  console.log(output)
  if (status !== 0 && !output.includes('destructive change(s)'))
    throw new Error('"cdk diff" failed: its message is above.')
  return [...output.matchAll(LOSS)].map(([, change]) => change!)
}

/** Asks before changes that lose data. Refuses them where nobody can answer. */
export async function confirm(changes: string[]): Promise<void> {
  if (changes.length === 0) return
  const question = `This deployment loses data, or continues without it:\n  ${changes.join('\n  ')}\n`
  if (!process.stdin.isTTY) throw new Error(`${question}To confirm, add --yes.`)
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  const answer = await terminal.question(`${question}Type yes to continue: `)
  terminal.close()
  if (answer !== 'yes') throw new Error('Nothing was deployed.')
}
