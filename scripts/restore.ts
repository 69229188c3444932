// Restores the table of a stage beside the current one and switches to it: `npm run restore -- --stage prod --at TIME`, or `--from BACKUP`.
import { join } from 'node:path'
import {
  DynamoDBClient,
  RestoreTableFromBackupCommand,
  RestoreTableToPointInTimeCommand,
  UpdateContinuousBackupsCommand,
} from '@aws-sdk/client-dynamodb'
import { InvokeCommand, LambdaClient } from '@aws-sdk/client-lambda'
import './localhost-names.ts'
import { apiClient } from './api-client.ts'
import { configure, isActive, keepInSettings } from './deploy/restored-table.ts'
import { deployStack } from './deploy/stack.ts'
import { connect, findOutputs, root, stackResources, targetOf } from './deploy/target.ts'
import { buildStale } from './local/build.ts'
import { runCommand } from './run-command.ts'

const dynamo = new DynamoDBClient()

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
  await isActive(dynamo, restored)
  const stream = await configure(dynamo, restored, target.stage === 'prod')
  await dynamo.send(
    new UpdateContinuousBackupsCommand({
      TableName: restored,
      PointInTimeRecoverySpecification: { PointInTimeRecoveryEnabled: true },
    }),
  )
  const counted = await counts(before.WebURL)

  keepInSettings(join(root, 'stages'), target.stage, stream)
  await buildStale({ web: false, say: console.log })
  await deployStack(target)
  await rebuildDirectory(target.stack)
  console.log('Records before:', counted, 'restored:', await counts(before.WebURL))
  console.log(`Fungo uses ${restored}. Commit stages/${target.stage}.json. To go back, set "table" there to`)
  console.log(`${before.TableStream} and deploy.`)
})

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
function counts(url: string): Promise<Record<string, number> | null> {
  return apiClient(url)
    .send('{ teamsCount playersCount eventsCount opportunitiesCount }')
    .catch(() => null)
}
