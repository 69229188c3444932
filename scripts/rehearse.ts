// Rehearses the life of a stage on MiniStack: `npm run rehearse`. Twice it deploys, runs the acceptance tests, deploys without a change, migrates,
// restores a backup whose snapshots have expired, goes back to the earlier versions, and destroys the stage. Then it restores the backup of the
// destroyed stage into a new one, where the admin gets a new password by mail.
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
import {
  DeleteObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3'
import { PutSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager'
import { DeleteCommand, DynamoDBDocumentClient, PutCommand } from '@aws-sdk/lib-dynamodb'
import './localhost-names.ts'
import { teams } from '../functions/domain/teams/entity.ts'
import { FAILED_CHANGES } from '../functions/manifest.ts'
import { itemKey } from '../functions/store/entity.ts'
import { itemKeys } from '../functions/store/item-keys.ts'
import { migrations } from '../functions/store/migrations/migrations.ts'
import { ENTITY_ATTRIBUTE } from '../functions/store/store.ts'
import { newID } from '../functions/values/ids.ts'
import { apiClient } from './api-client.ts'
import { invokeUntilDone } from './deploy/invoke.ts'
import { LOCAL_ADMIN } from './deploy/local.ts'
import { aliasOf, connect, findOutputs, stackResources, targetOf } from './deploy/target.ts'
import { runCommand } from './run-command.ts'
import { mailbox } from './test-deployed/mailbox.ts'

const toStage = ['--stage', 'rehearsal', '--local']
const { target } = targetOf(toStage)

async function rehearse() {
  await connect(target)
  let backup = { arn: '', counts: {} }
  for (const round of [1, 2]) {
    console.log(`\nROUND ${round}`)
    const first = await deployed()
    await npm('test:deployed', first.WebURL, '--feed')
    await migrateUnchanged(first.TableName)

    await answerWorstDays(first.BucketName)
    const before = await countsOf(first.WebURL)
    assert.ok(before.teamsCount! > 10)
    const { BackupDetails } = await new DynamoDBClient().send(
      new CreateBackupCommand({ TableName: first.TableName, BackupName: 'rehearsal' }),
    )
    backup = { arn: BackupDetails!.BackupArn!, counts: before }
    await expireSnapshots(first.BucketName)
    await npm('restore', ...toStage, '--from', backup.arn, '--yes')
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
  console.log('\nA NEW STAGE WITH THE BACKUP OF THE DESTROYED ONE')
  await deployed()
  await npm('restore', ...toStage, '--from', backup.arn, '--yes')
  const { WebURL } = await deployed()
  assert.deepEqual(await countsOf(WebURL), backup.counts)
  await getNewPassword(WebURL)
  await npm('destroy', ...toStage, '--yes')
  console.log('\nRehearsed.')
}

/** The user pool of the new stage does not know the admin. */
async function getNewPassword(url: string) {
  const { email, password } = LOCAL_ADMIN
  const visitor = apiClient(url)
  await assert.rejects(visitor.login(email, password))
  const mail = await mailbox(url, process.env.AWS_ENDPOINT_URL)
  await visitor.forgotPassword(email)
  const { text } = await mail!.find(email, 'Reset your')
  const [, parameters] = /\/reset-password#(\S+)/.exec(text)!
  const newPassword = `${password}-new`
  await visitor.resetPassword({ input: { ...Object.fromEntries(new URLSearchParams(parameters)), newPassword } })
  await visitor.login(email, newPassword)
}

async function deployed() {
  if (!(await findOutputs(target.stack))) await npm('deploy', ...toStage)
  return (await findOutputs(target.stack))!
}

const countsOf = (url: string): Promise<Record<string, number>> =>
  apiClient(url).send('{ teamsCount playersCount eventsCount opportunitiesCount }')

/** Deploys without a change, which names a migration that is due, and runs it on a team that the release before it wrote. */
async function migrateUnchanged(TableName: string) {
  const [{ name, entity }] = migrations as [(typeof migrations)[0]]
  const client = DynamoDBDocumentClient.from(new DynamoDBClient())
  const teamID = newID()
  const Key = itemKey(teams, { teamID })
  const at = new Date().toISOString()
  const fields = { name: 'Aces', divisions: [], version: 1, createdAt: at, updatedAt: at }
  const provisional = { since: at, before: { name: 'Aces', divisions: [], links: {}, look: {} } }
  const Item = { ...Key, ...fields, teamID, provisional, [ENTITY_ATTRIBUTE]: entity }
  await client.send(new PutCommand({ TableName, Item }))
  await client.send(new DeleteCommand({ TableName, Key: itemKeys.migration(name, 'run') }))
  const unchanged = await npm('deploy', ...toStage)
  assert.match(unchanged, /There were no differences/)
  assert.match(unchanged, new RegExp(`${name} is due`))
  assert.match(await npm('migrate', ...toStage, '--dry-run'), /would change 1 items/)
  assert.match(await npm('migrate', ...toStage), /found 1 items, and changed 1\./)
  assert.match(await npm('migrate', ...toStage), /No migration is due/)
  await client.send(new DeleteCommand({ TableName, Key }))
}

/** The commands of operations.md for a flood, a leaked secret, a poison record, and a lost read model. */
async function answerWorstDays(Bucket: string) {
  const secrets = await stackResources(target.stack, 'AWS::SecretsManager::Secret')
  const [, SecretId] = secrets.find(([id]) => id.includes('LinkSecret'))!
  await new SecretsManagerClient().send(new PutSecretValueCommand({ SecretId, SecretString: 'not-the-leaked-one' }))
  await npm('deploy', ...toStage, '-c', 'secretsAsOf=2026-01-31', '-c', 'apiRate=500', '-c', 'claimMode=review')

  const s3 = new S3Client()
  const failed = { Bucket, Key: `${FAILED_CHANGES}${new Date().toISOString()}` }
  const Body = JSON.stringify({ payload: JSON.stringify({ Records: [] }) })
  await s3.send(new PutObjectCommand({ ...failed, Body }))
  const changes = await aliasOf(target.stack, 'Changes')
  for (const event of [{ retry: true }, { rebuild: true }]) await invokeUntilDone(changes, event)
  await assert.rejects(s3.send(new HeadObjectCommand(failed)), /NotFound/)
}

/** As the lifecycle rules of the bucket do with a snapshot that was replaced since the backup. */
async function expireSnapshots(Bucket: string) {
  const s3 = new S3Client()
  const { Contents = [] } = await s3.send(new ListObjectsV2Command({ Bucket, Prefix: 'snapshots/' }))
  for (const { Key } of Contents) await s3.send(new DeleteObjectCommand({ Bucket, Key }))
}

/** Makes the function of alerts use a second version. MiniStack makes a function anew when a deployment changes it, without its versions. */
async function secondVersion(lambda: LambdaClient) {
  const arn = await aliasOf(target.stack, 'Alerts')
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
