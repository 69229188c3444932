import type { Function as Lambda } from 'aws-cdk-lib/aws-lambda'
import { Construct } from 'constructs'
import type { EnvironmentName, SecretName } from '../functions/domain/settings.ts'
import { type FunctionName, functionNames, functions } from '../functions/manifest.ts'
import { addSource, addStream } from './event-sources.ts'
import { lambda } from './lambda.ts'
import { idOf } from './names.ts'
import { grantAll, type Resources } from './permissions.ts'

export type Environment = Record<EnvironmentName, string>
export type Secrets = Record<SecretName, string>

/** The functions of the manifest, each with what its row says. */
export class Functions extends Construct {
  /** The event source mapping of the table's stream. */
  readonly streamMappingID: string = ''
  readonly #made = new Map<FunctionName, Lambda>()

  constructor(scope: Construct, id: string, resources: Resources, environment: Environment, secrets: Secrets) {
    super(scope, id)
    for (const name of functionNames) {
      const row = functions[name]
      const given = Object.fromEntries([
        ...row.environment.map((it) => [it, environment[it]]),
        ...row.secrets.map((it) => [it, secrets[it]]),
      ])
      const one = lambda(this, name, resources, given)
      grantAll(one, row.permissions, resources)
      for (const source of row.sources) {
        if (source.type === 'stream') this.streamMappingID = addStream(one, source, resources)
        else addSource(this, idOf(name), one, source, resources)
      }
      this.#made.set(name, one)
    }
  }

  get(name: FunctionName): Lambda {
    return this.#made.get(name)!
  }
}
