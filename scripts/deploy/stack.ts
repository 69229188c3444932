import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { temporaryFolder } from '../temporary-folder.ts'
import { changesOf, confirm } from './changes.ts'
import { cdk, findOutputs, type Outputs, type Target } from './target.ts'

/** Shows what changes, asks before data is lost unless the answer is given, deploys the stack, and returns its outputs. */
export async function deployStack({ stack, context, isLocal }: Target, isConfirmed = false): Promise<Outputs> {
  const folder = temporaryFolder()
  const file = join(folder, 'outputs.json')
  const assembly = join(folder, 'assembly')
  cdk('synth', stack, ...context, '--quiet', '--output', assembly)
  if (await findOutputs(stack)) {
    const changes = changesOf(assembly, stack, ...(isLocal ? ['--method', 'template'] : []))
    if (!isConfirmed) await confirm(changes)
  }
  // Local targets lose a change set that changes nothing.
  const method = isLocal ? ['--method', 'direct'] : []
  const output = ['--outputs-file', file, '--progress', 'events']
  cdk('deploy', stack, '--app', assembly, ...method, '--require-approval', 'never', ...output)
  const outputs = existsSync(file) && JSON.parse(readFileSync(file, 'utf8'))[stack]
  if (!outputs) throw new Error(`The stack ${stack} was deployed but has no outputs.`)
  return outputs
}
