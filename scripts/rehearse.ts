// Rehearses the life of a stage on MiniStack: `npm run rehearse`. Twice it deploys, runs the acceptance tests, deploys without a change, restores a
// backup whose snapshots have expired, goes back to the earlier versions, and destroys the stage.
import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { CreateBackupCommand, DynamoDBClient } from '@aws-sdk/client-dynamodb'
import {
  GetAliasCommand,
  LambdaClient,
  PublishVersionCommand,
  UpdateAliasCommand,
  UpdateFunctionConfigurationCommand,
} from '@aws-sdk/client-lambda'
import { DeleteObjectCommand, ListObjectsV2Command, S3Client } from '@aws-sdk/client-s3'
import './localhost-names.ts'
import { apiClient } from './api-client.ts'
import { connect, findOutputs, stackResources, targetOf } from './deploy/target.ts'
import { runCommand } from './run-command.ts'

const toStage = ['--stage', 'rehearsal', '--local']
const { target } = targetOf(toStage)

async function rehearse() {
  await connect(target)
  for (const round of [1, 2]) {
    console.log(`\nROUND ${round}`)
    const first = await deployed()
    await npm('test:deployed', first.WebURL, '--feed')

    assert.match(await npm('deploy', ...toStage), /There were no differences/)

    await npm('deploy', ...toStage, '-c', 'claimMode=review')
    const before = await countsOf(first.WebURL)
    assert.ok(before.teamsCount! > 10)
    const { BackupDetails } = await new DynamoDBClient().send(
      new CreateBackupCommand({ TableName: first.TableName, BackupName: 'rehearsal' }),
    )
    await expireSnapshots(first.BucketName)
    await npm('restore', ...toStage, '--from', BackupDetails!.BackupArn!, '--yes')
    const restored = await deployed()
    assert.notEqual(restored.TableName, first.TableName)
    assert.deepEqual(await countsOf(restored.WebURL), before)
    await assert.rejects(npm('deploy', ...toStage, '--yes', '-c', `table=${first.TableStream}`))

    const lambda = new LambdaClient()
    const alias = await secondVersion(lambda)
    await npm('rollback', ...toStage)
    assert.equal((await lambda.send(new GetAliasCommand(alias))).FunctionVersion, '1')
    await npm('destroy', ...toStage, '--yes')
    assert.equal(await findOutputs(target.stack), null)
  }
  console.log('\nRehearsed twice.')
}

async function deployed() {
  if (!(await findOutputs(target.stack))) await npm('deploy', ...toStage)
  return (await findOutputs(target.stack))!
}

const countsOf = (url: string): Promise<Record<string, number>> =>
  apiClient(url).send('{ teamsCount playersCount eventsCount opportunitiesCount }')

/** As the lifecycle rules of the bucket do with a snapshot that was replaced since the backup. */
async function expireSnapshots(Bucket: string) {
  const s3 = new S3Client()
  const { Contents = [] } = await s3.send(new ListObjectsV2Command({ Bucket, Prefix: 'snapshots/' }))
  for (const { Key } of Contents) await s3.send(new DeleteObjectCommand({ Bucket, Key }))
}

/** Makes the function of alerts use a second version. MiniStack makes a function anew when a deployment changes it, without its versions. */
async function secondVersion(lambda: LambdaClient) {
  const [, arn] = (await stackResources(target.stack, 'AWS::Lambda::Alias')).find(([id]) => id.includes('Alerts'))!
  const alias = { FunctionName: arn.split(':').at(-2)!, Name: 'live' }
  await lambda.send(new UpdateFunctionConfigurationCommand({ ...alias, Description: 'A second version.' }))
  const { Version } = await lambda.send(new PublishVersionCommand(alias))
  await lambda.send(new UpdateAliasCommand({ ...alias, FunctionVersion: Version }))
  return alias
}

/** Runs a script of this repository, and returns its output. */
async function npm(script: string, ...args: string[]): Promise<string> {
  console.log(`\n> npm run ${script} -- ${args.join(' ')}`)
  const child = spawn('npm', ['run', '--silent', script, '--', ...args], { stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text
      process.stdout.write(text)
    })
  const [code] = await once(child, 'close')
  if (code !== 0) throw new Error(`npm run ${script} failed.`)
  return output
}

await runCommand(rehearse)
