// Restores the table of a stage beside the current one, and switches to it after its directory is built and its counts are confirmed:
// `npm run restore -- --stage prod --at TIME`, `--from BACKUP`, or `--table NAME` for a table that is there already.
import { join } from 'node:path'
import {
  DynamoDBClient,
  RestoreTableFromBackupCommand,
  RestoreTableToPointInTimeCommand,
  UpdateContinuousBackupsCommand,
} from '@aws-sdk/client-dynamodb'
import './localhost-names.ts'
import { kinds } from '../functions/store/change-log/rows.ts'
import { apiClient } from './api-client.ts'
import { confirmTable } from './deploy/changes.ts'
import { invokeUntilDone } from './deploy/invoke.ts'
import { configure, isActive, keepInSettings, restoredName } from './deploy/restored-table.ts'
import { deployStack } from './deploy/stack.ts'
import { connect, findOutputs, root, targetOf } from './deploy/target.ts'
import { buildStale } from './local/build.ts'
import { runCommand } from './run-command.ts'

await runCommand(async () => {
  const { target, values } = targetOf(process.argv.slice(2), {
    at: { type: 'string' },
    from: { type: 'string' },
    table: { type: 'string' },
    yes: { type: 'boolean' },
  })
  const { at, from, table, yes } = values as { at?: string; from?: string; table?: string; yes?: boolean }
  if ([at, from, table].filter(Boolean).length !== 1 || (at && Number.isNaN(Date.parse(at))))
    throw new Error(
      'Usage: npm run restore -- --stage NAME --at 2026-01-31T08:00:00Z, --from ARN_OF_A_BACKUP, or --table NAME',
    )
  await connect(target)
  const before = await findOutputs(target.stack)
  if (!before) throw new Error(`There is no stack ${target.stack}. Deploy it first.`)
  const dynamo = new DynamoDBClient()

  const restored = table ?? restoredName(target.stack)
  if (at || from) {
    console.log(`Restoring ${before.TableName} as ${restored}. This takes from minutes to hours.`)
    const source = { SourceTableName: before.TableName, TargetTableName: restored }
    await (at
      ? dynamo.send(new RestoreTableToPointInTimeCommand({ ...source, RestoreDateTime: new Date(at) }))
      : dynamo.send(new RestoreTableFromBackupCommand({ BackupArn: from, TargetTableName: restored })))
    await isActive(dynamo, restored)
  }
  const stream = await configure(dynamo, restored, { table: before.TableName, isKept: target.stage === 'prod' })
  await dynamo.send(
    new UpdateContinuousBackupsCommand({
      TableName: restored,
      PointInTimeRecoverySpecification: { PointInTimeRecoveryEnabled: true },
    }),
  )

  console.log(`Building the directory of ${restored}. The site still uses ${before.TableName}.`)
  await buildStale({ web: false, say: console.log })
  const { RebuildFunction } = await deployStack({
    ...target,
    context: [...target.context, '-c', `restoring=${stream}`],
  })
  await invokeUntilDone(RebuildFunction!, { rebuild: true })
  const [now, then] = [await rowsOf(before.TableName), await rowsOf(restored)]
  for (const kind of kinds)
    console.log(`${kind.padEnd(12)} ${before.TableName}: ${now[kind]}   ${restored}: ${then[kind]}`)
  if (!yes) await confirmTable(before.TableName, restored)
  const lost = kinds.filter((kind) => now[kind]! > 0 && then[kind] === 0)
  if (yes && lost.length > 0)
    throw new Error(
      `${restored} has no ${lost.join(', ')}. To switch anyway, run this with --table ${restored}, without --yes.`,
    )

  keepInSettings(join(root, 'stages'), target.stage, stream)
  // A canary would use both tables for 15 minutes. The deployment before asked about any loss; this one removes its function, too.
  await deployStack({ ...target, context: [...target.context, '-c', 'canary=false'] }, { table: restored, loss: true })
  console.log(
    'The site has',
    await apiClient(before.WebURL).send('{ teamsCount playersCount eventsCount opportunitiesCount }'),
  )
  console.log(
    `Fungo uses ${restored}. Commit stages/${target.stage}.json. ${before.TableName} stays until you delete it.`,
  )
  console.log(`To go back: npm run restore -- --stage ${target.stage} --table ${before.TableName}`)
})

/** The numbers of records in the newest snapshots of the table's directory. */
async function rowsOf(table: string): Promise<Record<string, number>> {
  process.env.TABLE_NAME = table
  const { heads } = await import('../functions/store/change-log/head.ts')
  const rows: Record<string, number> = {}
  for (const kind of kinds) rows[kind] = (await heads.find(kind))?.rows ?? 0
  return rows
}
