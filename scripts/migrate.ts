// Runs the migrations that are due: `npm run migrate -- --stage NAME [--dry-run]`, or without a stage on the data folder of `npm start`.
import './localhost-names.ts'
import type { Outcome } from '../functions/changes/migrate.ts'
import { migrations } from '../functions/store/migrations/migrations.ts'
import { bundleOf } from './bundle.ts'
import { invokeUntilDone } from './deploy/invoke.ts'
import { aliasOf, connect, type Target, targetOf } from './deploy/target.ts'
import { buildStale } from './local/build.ts'
import { startCloud } from './local/cloud.ts'
import { migrationTask } from './local/run.ts'
import { runCommand } from './run-command.ts'

type Event = { migrate: 'run' | 'dry-run' }
type Answer = { migrations: Outcome[] }

await runCommand(async () => {
  const args = process.argv.slice(2)
  const { target, values } = targetOf(args, { 'dry-run': { type: 'boolean' } })
  const event: Event = { migrate: 'dry-run' in values ? 'dry-run' : 'run' }
  const isDeployed = args.some((arg) => arg.startsWith('--stage'))
  const { migrations: outcomes } = await (isDeployed ? migrateStage(target, event) : migrateFolder(event))
  if (outcomes.length === 0) console.log('No migration is due.')
  for (const { name, isDryRun, found, changed } of outcomes)
    console.log(
      isDryRun ? `${name} would change ${found} items.` : `${name} found ${found} items, and changed ${changed}.`,
    )
  if (outcomes.some(({ isDone }) => !isDone))
    throw new Error('An earlier version still writes. Run this again when no deployment is under way.')
})

async function migrateStage(target: Target, event: Event): Promise<Answer> {
  await connect(target)
  return (await invokeUntilDone(await aliasOf(target.stack, 'Changes'), event)) as Answer
}

async function migrateFolder(event: Event): Promise<Answer> {
  await buildStale({ web: false, say: console.log })
  const dataFolder = process.env.FUNGO_DATA || '.local'
  const cloud = await startCloud({ dataFolder, web: false, functions: { changes: bundleOf('changes') } })
  try {
    const answer = (await cloud.invoke('changes', event)) as Answer
    if (event.migrate === 'run' && answer.migrations.every(({ isDone }) => isDone))
      for (const { name } of migrations) cloud.setDone(migrationTask(name))
    return answer
  } finally {
    await cloud.stop()
  }
}
