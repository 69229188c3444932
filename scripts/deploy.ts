// Puts all of Fungo on AWS: `npm run deploy -- --stage dev|prod [-c setting=value …]`, or with --local on LocalStack and its like.
import { join } from 'node:path'
import { cdk, connect, deployStack, root, targetOf } from './deploy/target.ts'
import { uploadWebsite } from './deploy/upload.ts'
import { buildStale } from './local/build.ts'

try {
  await deploy()
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
}

async function deploy() {
  const { target } = targetOf(process.argv.slice(2))
  await connect(target)
  await buildStale({ web: true, say: console.log })
  cdk('bootstrap', ...target.context)
  const outputs = deployStack(target)

  const uploaded = await uploadWebsite(join(root, 'dist/web'), outputs.WebBucketName)
  console.log(uploaded ? `Uploaded ${uploaded} files of the website.` : 'The website is up to date.')

  process.env.TABLE_NAME = outputs.TableName
  const { allPositions } = await import('../functions/domain/positions/positions.ts')
  await allPositions()

  for (const [name, value] of Object.entries(outputs)) console.log(`${name.padEnd(17)} ${value}`)
  console.log(`Fungo is at ${outputs.WebURL}`)
}
