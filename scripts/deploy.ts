// Deploys Fungo to AWS: `npm run deploy -- --stage NAME [--yes] [-c setting=value …]`, or with --local to LocalStack and similar emulators.
import { join } from 'node:path'
import { accountLimits, checkDecisions } from './deploy/first-deployment.ts'
import { checkLocalRuntime } from './deploy/local-runtime.ts'
import { installNativePackages } from './deploy/native-packages.ts'
import { crowdedLine, NO_POSTAL_ADDRESS, reportAlarms, reportMail } from './deploy/report.ts'
import { deployStack } from './deploy/stack.ts'
import { cdk, connect, findOutputs, root, targetOf } from './deploy/target.ts'
import { uploadWebsite } from './deploy/upload.ts'
import { deleteOldVersions } from './deploy/versions.ts'
import { buildStale } from './local/build.ts'
import { runCommand } from './run-command.ts'

await runCommand(deploy)

async function deploy() {
  const { target, values } = targetOf(process.argv.slice(2), { yes: { type: 'boolean' } })
  await connect(target)
  if (target.isLocal) await checkLocalRuntime(process.env.AWS_ENDPOINT_URL!)
  await buildStale({ web: true, say: console.log })
  installNativePackages(target.isLocal ? 'x64' : 'arm64')
  if (!(await findOutputs('CDKToolkit'))) cdk('bootstrap', ...target.context)
  const isNew = !(await findOutputs(target.stack))
  // The rollback of a first creation that fails could not delete what is protected.
  if (target.stage === 'prod' && isNew) {
    if (!target.isLocal) {
      for (const limit of await accountLimits()) console.log(`Account: ${limit}`)
      checkDecisions(join(root, 'stages/prod.json'), target.context)
    }
    await deployStack({ ...target, context: [...target.context, '-c', 'deletionProtection=false'] })
  }
  const outputs = await deployStack(target, { loss: 'yes' in values })

  const uploaded = await uploadWebsite(join(root, 'dist/web'), outputs.WebBucketName)
  console.log(uploaded ? `Uploaded ${uploaded} files of the website.` : 'The website is up to date.')

  const deleted = await deleteOldVersions(target.stack)
  if (deleted > 0) console.log(`Deleted ${deleted} old versions of the functions.`)

  process.env.TABLE_NAME = outputs.TableName
  const { allPositions } = await import('../functions/domain/positions/positions.ts')
  await allPositions()
  const { crowdedKinds } = await import('../functions/services/directory/crowded-kinds.ts')
  const { dueMigrations, finishAllMigrations } = await import('../functions/store/migrations/progress.ts')
  if (isNew) await finishAllMigrations(new Date())
  for (const name of await dueMigrations())
    console.log(`The migration ${name} is due. Run: npm run migrate -- --stage ${target.stage}`)
  process.env.DIRECTORY_CLUSTER = outputs.DirectoryCluster ?? ''
  for (const kind of await crowdedKinds()) console.log(crowdedLine(kind))

  if (!target.isLocal) await reportMail(outputs.MailFrom)
  if (target.stage === 'prod') {
    await reportAlarms(outputs.AlarmTopic)
    if (!outputs.PostalAddress) console.log(NO_POSTAL_ADDRESS)
  }
  for (const [name, value] of Object.entries(outputs)) console.log(`${name.padEnd(17)} ${value}`)
  console.log(`Fungo is at ${outputs.WebURL}`)
}
