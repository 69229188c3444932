import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { temporaryFolder } from '../temporary-folder.ts'
import { adoptedTable, changesOf, confirm, confirmTable } from './changes.ts'
import { cdk, findOutputs, type Outputs, stackResources, type Target } from './target.ts'
import { createMissingAliases } from './versions.ts'

/** The answers to what a deployment asks. */
type Confirmed = { loss?: boolean; table?: string }

/**
 * Shows what changes, asks before data is lost or another table is used unless the answer is given, deploys the stack, and returns its outputs.
 */
export async function deployStack({ stack, context, isLocal }: Target, confirmed: Confirmed = {}): Promise<Outputs> {
  const folder = temporaryFolder()
  const file = join(folder, 'outputs.json')
  const assembly = join(folder, 'assembly')
  cdk('synth', stack, ...context, '--quiet', '--output', assembly)
  const deployed = await findOutputs(stack)
  if (deployed) {
    const changes = changesOf(assembly, stack, ...(isLocal ? ['--method', 'template'] : []))
    const table = adoptedTable(assembly, stack) ?? (await ownTable(stack))
    if (table !== deployed.TableName && table !== confirmed.table) await confirmTable(deployed.TableName, table)
    if (!confirmed.loss) await confirm(changes)
  }
  // Local targets lose a change set that changes nothing.
  const method = isLocal ? ['--method', 'direct'] : []
  const output = ['--outputs-file', file, '--progress', 'events']
  cdk('deploy', stack, '--app', assembly, ...method, '--require-approval', 'never', ...output)
  if (isLocal) await createMissingAliases(stack)
  const outputs = existsSync(file) && JSON.parse(readFileSync(file, 'utf8'))[stack]
  if (!outputs) throw new Error(`The stack ${stack} was deployed but has no outputs.`)
  return outputs
}

const ownTable = async (stack: string) => (await stackResources(stack, 'AWS::DynamoDB::GlobalTable'))[0]![1]
