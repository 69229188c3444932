// Restores the table of a stage beside the current one and switches to it: `npm run restore -- --stage prod --at TIME`, or `--from BACKUP`.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  DeleteItemCommand,
  DescribeTableCommand,
  DynamoDBClient,
  RestoreTableFromBackupCommand,
  RestoreTableToPointInTimeCommand,
  UpdateContinuousBackupsCommand,
  UpdateTableCommand,
  UpdateTimeToLiveCommand,
  waitUntilTableExists,
} from '@aws-sdk/client-dynamodb'
import { InvokeCommand, LambdaClient } from '@aws-sdk/client-lambda'
import { marshall } from '@aws-sdk/util-dynamodb'
import './localhost-names.ts'
import { itemKeys } from '../functions/store/item-keys.ts'
import { table } from '../functions/store/table.ts'
import { apiClient } from './api-client.ts'
import { deployStack } from './deploy/stack.ts'
import { connect, findOutputs, root, stackResources, targetOf } from './deploy/target.ts'
import { buildStale } from './local/build.ts'
import { runCommand } from './run-command.ts'

const dynamo = new DynamoDBClient()
const HOURS_TO_RESTORE = 24

await runCommand(async () => {
  const { target, values } = targetOf(process.argv.slice(2), { at: { type: 'string' }, from: { type: 'string' } })
  const { at, from } = values as { at?: string; from?: string }
  if (!at === !from || (at && Number.isNaN(Date.parse(at))))
    throw new Error('Usage: npm run restore -- --stage NAME --at 2026-01-31T08:00:00Z, or --from ARN_OF_A_BACKUP')
  await connect(target)
  const before = await findOutputs(target.stack)
  if (!before) throw new Error(`There is no stack ${target.stack}. Deploy it first.`)

  const restored = `${target.stack}-${new Date().toISOString().replace(/\D/g, '').slice(0, 14)}`
  console.log(`Restoring ${before.TableName} as ${restored}. This takes from minutes to hours.`)
  await (at
    ? dynamo.send(
        new RestoreTableToPointInTimeCommand({
          SourceTableName: before.TableName,
          TargetTableName: restored,
          RestoreDateTime: new Date(at),
        }),
      )
    : dynamo.send(new RestoreTableFromBackupCommand({ BackupArn: from, TargetTableName: restored })))
  await isActive(restored)
  const stream = await configure(restored, target.stage === 'prod')
  const counted = await counts(before.WebURL)

  store(target.stage, stream)
  await buildStale({ web: false, say: console.log })
  await deployStack(target)
  await rebuildDirectory(target.stack)
  console.log('Records before:', counted, 'restored:', await counts(before.WebURL))
  console.log(`Fungo uses ${restored}. Commit stages/${target.stage}.json. To go back, set "table" there to`)
  console.log(`${before.TableStream} and deploy.`)
})

function isActive(TableName: string) {
  return waitUntilTableExists({ client: dynamo, maxWaitTime: HOURS_TO_RESTORE * 3600, minDelay: 2 }, { TableName })
}

/** Sets what a restore does not copy. Returns the ARN of the stream. */
async function configure(TableName: string, isKept: boolean): Promise<string> {
  await dynamo.send(
    new UpdateTableCommand({
      TableName,
      DeletionProtectionEnabled: isKept,
      StreamSpecification: { StreamEnabled: true, StreamViewType: 'NEW_AND_OLD_IMAGES' },
    }),
  )
  await isActive(TableName)
  await dynamo.send(
    new UpdateTimeToLiveCommand({
      TableName,
      TimeToLiveSpecification: { AttributeName: table.timeToLive, Enabled: true },
    }),
  )
  await dynamo.send(
    new UpdateContinuousBackupsCommand({
      TableName,
      PointInTimeRecoverySpecification: { PointInTimeRecoveryEnabled: true },
    }),
  )
  // The files of a rebuild that was running then are gone.
  await dynamo.send(new DeleteItemCommand({ TableName, Key: marshall(itemKeys.rebuild) }))
  const { Table } = await dynamo.send(new DescribeTableCommand({ TableName }))
  return Table!.LatestStreamArn!
}

/** Writes the table into the settings of the stage, so that later deployments use it, too. */
function store(stage: string, stream: string) {
  mkdirSync(join(root, 'stages'), { recursive: true })
  const file = join(root, 'stages', `${stage}.json`)
  const settings = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
  writeFileSync(file, `${JSON.stringify({ ...settings, table: stream }, null, 2)}\n`)
}

/** Each run resumes where one that took too long stopped. */
async function rebuildDirectory(stack: string) {
  const functions = await stackResources(stack, 'AWS::Lambda::Function')
  const FunctionName = functions.find(([id]) => /^FunctionsChanges[0-9A-F]{8}$/.test(id))![1]
  const lambda = new LambdaClient({ maxAttempts: 1 })
  for (let run = 1; ; run++) {
    const { FunctionError, Payload } = await lambda.send(
      new InvokeCommand({ FunctionName, Payload: JSON.stringify({ rebuild: true }) }),
    )
    if (!FunctionError) return
    if (run === 3) throw new Error(`The directory could not be rebuilt: ${new TextDecoder().decode(Payload)}`)
  }
}

/** Null if the website does not work. */
const counts = (url: string) =>
  apiClient(url)
    .send<Record<string, number>>('{ teamsCount playersCount eventsCount opportunitiesCount }')
    .catch(() => null)
