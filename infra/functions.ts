import { Validations } from 'aws-cdk-lib'
import type { ITableV2 } from 'aws-cdk-lib/aws-dynamodb'
import { Alias, type Function as Lambda } from 'aws-cdk-lib/aws-lambda'
import type { ScheduleGroup } from 'aws-cdk-lib/aws-scheduler'
import type { ISecret } from 'aws-cdk-lib/aws-secretsmanager'
import { Construct } from 'constructs'
import { type FunctionName, functionNames, functions, isDeployed } from '../functions/manifest.ts'
import type { EnvironmentName, SecretName } from '../functions/services/settings.ts'
import { addQueue, addSchedule, addStream } from './event-sources.ts'
import { lambda } from './lambda.ts'
import { idOf } from './names.ts'
import { grantAll, type Resources } from './permissions.ts'

/** The alias of the version that handles events. */
export const LIVE = 'live'

/** Without what this deployment does not use. */
export type Environment = Partial<Record<EnvironmentName, string>>
/** Null for a secret that this deployment does not use. */
export type Secrets = Record<SecretName, ISecret | null>

const entriesOf = (names: readonly EnvironmentName[], environment: Environment) =>
  names.flatMap((name): [string, string][] => (environment[name] === undefined ? [] : [[name, environment[name]]]))

/** Creates the functions of the manifest. */
export class Functions extends Construct {
  /** ID of the event source mapping for the table's stream. */
  readonly streamMappingID: string = ''
  /** Schedule groups by schedule name. Empty on emulators. */
  readonly scheduleGroups = new Map<string, ScheduleGroup>()
  /** Only while a table is restored. */
  readonly rebuild: Lambda | undefined
  /** Those of this deployment. */
  readonly names: FunctionName[]
  readonly #made = new Map<FunctionName, Lambda>()
  readonly #live = new Map<FunctionName, Alias>()

  constructor(scope: Construct, id: string, resources: Resources, environment: Environment, secrets: Secrets) {
    super(scope, id)
    const { directoryEngine } = resources.settings
    this.names = functionNames.filter((name) => isDeployed(name, directoryEngine))
    for (const name of this.names) {
      const row = functions[name]
      const given = Object.fromEntries([
        ...entriesOf(row.environment, environment),
        ...row.secrets.flatMap((it) => (secrets[it] ? [[`${it}_ID`, secrets[it].secretArn]] : [])),
      ])
      // While the database is filled, the others still read the lists in their files.
      const usesLists = name === 'changes' || name === 'directory-fill' || directoryEngine === 'aurora'
      const lists = usesLists && row.permissions.includes('directory') ? resources.directory : null
      const lambdaFunction = lambda(this, name, resources, { ...given, ...lists?.environment })
      grantAll(lambdaFunction, row.permissions, resources)
      lists?.grant(lambdaFunction)
      for (const it of row.secrets) secrets[it]?.grantRead(lambdaFunction)
      const live = new Alias(this, `${idOf(name)}Live`, { aliasName: LIVE, version: lambdaFunction.currentVersion })
      if (row.sources.some((source) => source.type === 'schedule' && !source.deadLetters)) {
        live.configureAsyncInvoke({ retryAttempts: 0 })
        Validations.of(live).acknowledge({
          id: 'Serverless-LambdaAsyncFailureDestination',
          reason: 'The next run of the schedule is the retry.',
        })
      }
      for (const source of row.sources) {
        // Routes of the HTTP API are added in `QueryApi.answeredBy`.
        if (source.type === 'stream') this.streamMappingID = addStream(live, source, resources)
        if (source.type === 'queue') addQueue(live, source, resources)
        if (source.type !== 'schedule') continue
        const group = addSchedule(this, `${idOf(name)}${source.name}`, live, source, resources)
        if (group) this.scheduleGroups.set(source.name, group)
      }
      this.#made.set(name, lambdaFunction)
      this.#live.set(name, live)
    }
    const { restored } = resources.database
    if (restored) this.rebuild = this.#addRebuild(resources, environment, restored)
  }

  /** A second `changes`, which builds the directory of the restored table and has no event source. */
  #addRebuild(resources: Resources, environment: Environment, restored: ITableV2): Lambda {
    const { database } = resources
    const given = { ...environment, TABLE_NAME: restored.tableName }
    const own = Object.fromEntries(entriesOf(functions.changes.environment, given))
    const rebuild = lambda(this, 'changes', resources, own, 'Rebuild')
    database.grantItems(rebuild, restored)
    database.grantScan(rebuild, restored)
    database.grantObjects(rebuild, 'snapshots/', ['get', 'put', 'delete'])
    return rebuild
  }

  get(name: FunctionName): Lambda {
    return this.#made.get(name)!
  }

  /** What every event source invokes: a version of the function, which `npm run rollback` can change. */
  live(name: FunctionName): Alias {
    return this.#live.get(name)!
  }
}
