// Finds and repairs duplicates created by earlier versions of the sync: `npm run repair-sync [-- --write]`, with the deployment's
// environment variables (see docs/operations.md).
import { parseArgs } from 'node:util'
import { type Repair, repairs } from '../functions/sync/repair.ts'
import { setRegion } from './deploy/region.ts'
import { runCommand } from './run-command.ts'

const descriptions: Record<Repair['action'], (repair: Repair) => string> = {
  adopted: ({ name, externalIDs }) => `${name}: is assigned record ${externalIDs}, which had no team`,
  merged: ({ name, externalIDs, into }) =>
    `${name}: is merged into team ${into}, which has record ${externalIDs.join(', ')}`,
  removed: ({ name, externalIDs }) => `${name}: is removed, since record ${externalIDs.join(', ')} was deleted`,
  separated: ({ name, externalIDs }) =>
    `${name}: loses record ${externalIDs.join(', ')}, which belongs to another team`,
  'contact removed': ({ name, into }) => `loses its contact ${name}, who belongs to team ${into}`,
  left: ({ name, into, reason }) =>
    `${name}: duplicates ${into ? `team ${into}` : 'a deleted team'} and is not changed, since ${reason}`,
}

await runCommand(async () => {
  const { values } = parseArgs({ options: { write: { type: 'boolean', default: false } } })
  if (!process.env.TABLE_NAME)
    throw new Error('Set TABLE_NAME (an output of the stack) and AWS credentials that can write to the table.')
  await setRegion()
  let found = 0
  for await (const repair of repairs({ isDryRun: !values.write })) {
    found++
    console.log(`${repair.teamID} ${descriptions[repair.action](repair)}.`)
  }
  if (found === 0) console.log('Nothing to repair.')
  else
    console.log(
      values.write
        ? `${found} found and repaired, except those that were not changed.`
        : `${found} found. To repair them: npm run repair-sync -- --write`,
    )
})
