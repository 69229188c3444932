import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb'
import { retry } from './backoff.ts'

/** The SDK retries throttling, 5xx, and lost connections. Each request times out after two seconds. */
export const client = DynamoDBDocumentClient.from(
  new DynamoDBClient({
    maxAttempts: 4,
    requestHandler: { requestTimeout: 2000, connectionTimeout: 1000, throwOnRequestTimeout: true },
  }),
  { marshallOptions: { removeUndefinedValues: true } },
)

// The middleware copies every request and response for a logger that is not set.
client.middlewareStack.remove('loggerMiddleware')

/** A transaction with the item of a single write is in progress. The SDK does not retry this. */
const isConflict = (error: unknown) => (error as Error).name === 'TransactionConflictException'

client.middlewareStack.add(
  (next) => (args) => retry(() => next(args), isConflict, { timeoutMs: 8_000, first: 20, longest: 1_000 }),
  { step: 'initialize', priority: 'high', name: 'retryConflicts' },
)

/** The SDK's socket limit. A request that waits for a socket would count as a connection failure. */
const MAX_CONCURRENT = 50
let underWay = 0
const waiting: (() => void)[] = []

client.middlewareStack.add(
  (next) => async (args) => {
    if (underWay === MAX_CONCURRENT) await new Promise<void>((turn) => waiting.push(turn))
    else underWay++
    try {
      return await next(args)
    } finally {
      const turn = waiting.shift()
      if (turn) turn()
      else underWay--
    }
  },
  { step: 'initialize', name: 'turns' },
)

export function tableName() {
  const { TABLE_NAME } = process.env
  if (!TABLE_NAME) throw new Error('The environment variable TABLE_NAME is not set.')
  return TABLE_NAME
}
