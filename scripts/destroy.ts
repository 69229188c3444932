// Deletes a stage: `npm run destroy -- --stage dev --yes`. In prod, resources with data are retained: `--stage prod --yes-delete-prod`.
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { CloudFormationClient, DeleteStackCommand, waitUntilStackDeleteComplete } from '@aws-sdk/client-cloudformation'
import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { emptyBuckets, keptResources } from './deploy/leftovers.ts'
import { deleteRestoredTables, removeFromSettings } from './deploy/restored-table.ts'
import { cdk, connect, root, targetOf } from './deploy/target.ts'
import { runCommand } from './run-command.ts'

await runCommand(destroy)

async function destroy() {
  const { target, values } = targetOf(process.argv.slice(2), {
    yes: { type: 'boolean' },
    'yes-delete-prod': { type: 'boolean' },
  })
  const confirmed = values as { yes?: boolean; 'yes-delete-prod'?: boolean }
  if (target.stage === 'prod' && !confirmed['yes-delete-prod']) {
    throw new Error(
      'This takes the production website down; its table, accounts, and buckets stay in the AWS account. To confirm, deploy with -c deletionProtection=false, then add --yes-delete-prod.',
    )
  }
  if (target.stage !== 'prod' && !confirmed.yes)
    throw new Error(`This deletes the stack ${target.stack} and everything in it permanently. To confirm, add --yes.`)
  await connect(target)
  if (target.stage === 'prod') {
    const file = join(root, 'stages/prod.kept.json')
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, `${JSON.stringify(await keptResources(target.stack), null, 2)}\n`)
    console.log(`stages/prod.kept.json names what stays. docs/operations.md says how a new stack adopts it.`)
    return cdk('destroy', target.stack, ...target.context, '--force')
  }
  // Logs are still delivered for a while after the last request, and CloudFormation does not delete a bucket that is not empty.
  for (let attempt = 1; ; attempt++) {
    console.log(`Deleted ${await emptyBuckets(target.stack)} objects of its buckets.`)
    try {
      if (target.isLocal) await deleteStack(target.stack)
      else cdk('destroy', target.stack, ...target.context, '--force')
      break
    } catch (error) {
      if (attempt === 5) throw error
    }
  }
  const restored = await deleteRestoredTables(new DynamoDBClient(), target.stack)
  if (restored > 0) console.log(`Deleted ${restored} restored tables.`)
  removeFromSettings(join(root, 'stages'), target.stage)
}

/** Like `cdk destroy`, but by stack name: MiniStack does not accept the ARN that the CDK sends. */
async function deleteStack(StackName: string) {
  const client = new CloudFormationClient()
  await client.send(new DeleteStackCommand({ StackName }))
  await waitUntilStackDeleteComplete({ client, maxWaitTime: 600, minDelay: 0.5, maxDelay: 5 }, { StackName })
  console.log(`Deleted the stack ${StackName}.`)
}
