// Goes back to the versions of the functions and the website before the last deployment: `npm run rollback -- --stage prod`.
import { connect, findOutputs, targetOf } from './deploy/target.ts'
import { restoreWebsite } from './deploy/upload.ts'
import { flipBack } from './deploy/versions.ts'
import { runCommand } from './run-command.ts'

await runCommand(async () => {
  const { target } = targetOf(process.argv.slice(2))
  await connect(target)
  const outputs = await findOutputs(target.stack)
  if (!outputs) throw new Error(`There is no stack ${target.stack}.`)
  const flipped = await flipBack(target.stack)
  if (!flipped) throw new Error(`No function of ${target.stack} has an earlier version.`)
  for (const change of flipped.changed) console.log(change)
  const pages = await restoreWebsite(outputs.WebBucketName, flipped.deployedAt)
  console.log(`${pages} pages of the website are those from before ${flipped.deployedAt.toISOString()}.`)
  console.log('Deploy the fix with -c canary=false: CodeDeploy does not know that the version has changed.')
})
