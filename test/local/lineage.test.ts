import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { SendMessageBatchCommand, SQSClient } from '@aws-sdk/client-sqs'
import { expect, onTestFinished, test } from 'vitest'
import { type FunctionName, functionNames, functions, type QueueName } from '../../functions/manifest.ts'
import { startCloud } from '../../scripts/local/cloud.ts'
import { MAX_ROUNDS } from '../../scripts/local/lineage.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'
import { functionFile } from './handlers.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const LAST = 24

/** Sends each number's successor to its own queue, as the sync does with pages. */
const worker = () =>
  functionFile(`
    import { createRequire } from 'node:module'
    const { SQSClient, SendMessageBatchCommand } = createRequire('${root}package.json')('@aws-sdk/client-sqs')
    const client = new SQSClient({ useQueueUrlAsEndpoint: false })
    export const handler = async ({ Records }) => {
      for (const { body } of Records) {
        note(body)
        if (Number(body) === ${LAST}) continue
        const Entries = [{ Id: '0', MessageBody: String(Number(body) + 1) }]
        await client.send(new SendMessageBatchCommand({ QueueUrl: process.env.SYNC_QUEUE_URL, Entries }))
      }
    }`)

async function chainIn(allowsRecursion: boolean | undefined) {
  const { file, notes } = worker()
  const cloud = await startCloud({
    dataFolder: temporaryFolder(),
    functions: { 'sync-worker': file },
    web: false,
    allowsRecursion,
    redeliverySeconds: () => 1,
    log: () => {},
  })
  onTestFinished(() => cloud.stop())
  const Entries = [{ Id: '0', MessageBody: '1' }]
  await new SQSClient({ endpoint: cloud.env.AWS_ENDPOINT_URL_SQS! }).send(
    new SendMessageBatchCommand({ QueueUrl: cloud.env.SYNC_QUEUE_URL!, Entries }),
  )
  await cloud.drain()
  return { rounds: readFileSync(notes, 'utf8').split('\n').filter(Boolean).map(Number), dead: cloud.messages().dead }
}

const numbers = (last: number) => Array.from({ length: last }, (_, at) => at + 1)

test('the local cloud ends a chain of messages in its 17th round, as Lambda does, unless the function allows recursion', async () => {
  expect(await chainIn(false)).toEqual({ rounds: numbers(MAX_ROUNDS), dead: 1 })
  expect(await chainIn(undefined)).toEqual({ rounds: numbers(LAST), dead: 0 })
})

/** The functions that the messages of a function invoke, directly or through other functions. */
function invokedBy(name: FunctionName, found = new Set<FunctionName>()): Set<FunctionName> {
  const sent = functions[name].permissions.flatMap((it) => (it.startsWith('send:') ? [it.slice(5) as QueueName] : []))
  for (const next of functionNames)
    if (!found.has(next) && functions[next].sources.some((it) => it.type === 'queue' && sent.includes(it.queue)))
      invokedBy(next, found.add(next))
  return found
}

test('exactly the functions whose messages come back to them allow recursion', () => {
  const recursive = functionNames.filter((name) => invokedBy(name).has(name))
  expect(functionNames.filter((name) => functions[name].allowsRecursion)).toEqual(recursive)
  expect(recursive).toEqual(['sync-worker', 'notices'])
})
