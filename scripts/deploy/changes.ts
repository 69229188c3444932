import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
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
  await ask(question, 'yes', 'To confirm, add --yes.')
}

/** Asks before the site uses another table. A person has to answer, since all that users see would change. */
export async function confirmTable(from: string, to: string): Promise<void> {
  const question = `The site uses the table ${from}.\nThis deployment makes it use ${to}.\n`
  await ask(question, to, 'Only a person at a terminal can confirm this, or `npm run restore`, which restores a table.')
}

async function ask(question: string, expected: string, elsewhere: string) {
  if (!process.stdin.isTTY) throw new Error(question + elsewhere)
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  const answer = await terminal.question(`${question}Type ${expected} to continue: `)
  terminal.close()
  if (answer !== expected) throw new Error('Nothing was deployed.')
}

/** The name of the table that the synthesized stack uses, or null for the stack's own. */
export function adoptedTable(assembly: string, stack: string): string | null {
  const { Outputs } = JSON.parse(readFileSync(join(assembly, `${stack}.template.json`), 'utf8'))
  const { Value } = Outputs.TableName
  return typeof Value === 'string' ? Value : null
}
