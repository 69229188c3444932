// Finds and repairs duplicates created by earlier versions of the sync: `npm run repair-sync [-- --write]`, with the deployment's
// environment variables (see docs/operations.md).
import { parseArgs } from 'node:util'
import { type Repair, repairs } from '../functions/sync/repair.ts'

const sentences: Record<Repair['what'], (repair: Repair) => string> = {
  adopted: ({ name, externalIDs }) => `${name}: becomes the team of record ${externalIDs}, which had none`,
  merged: ({ name, externalIDs, into }) =>
    `${name}: is merged into team ${into}, which has record ${externalIDs.join(', ')}`,
  removed: ({ name, externalIDs }) => `${name}: is removed, since record ${externalIDs.join(', ')} was deleted`,
  separated: ({ name, externalIDs }) => `${name}: gives up record ${externalIDs.join(', ')}, which is not its own`,
  'contact removed': ({ name, into }) => `loses its contact ${name}, who is with team ${into}`,
  left: ({ name, into, reason }) =>
    `${name}: doubles ${into ? `team ${into}` : 'a deleted team'} and is left as it is, since ${reason}`,
}

const { values } = parseArgs({ options: { write: { type: 'boolean', default: false } } })
if (!process.env.TABLE_NAME)
  throw new Error('Set TABLE_NAME (an output of the stack) and AWS credentials that may write it.')
let found = 0
for await (const repair of repairs({ isDryRun: !values.write })) {
  found++
  console.log(`${repair.teamID} ${sentences[repair.what](repair)}.`)
}
if (found === 0) console.log('Nothing to mend.')
else
  console.log(
    values.write
      ? `${found} found, and mended unless it says otherwise.`
      : `${found} found. To mend them: npm run repair-sync -- --write`,
  )
