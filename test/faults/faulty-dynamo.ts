import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

export type Fault =
  | 'throttle'
  | 'conflict'
  | 'in-progress'
  | 'lose-reply'
  | 'unprocessed'
  | 'internal'
  | 'garbage'
  | 'hang-up'
  | 'slow'

type Reply = { status: number; body: string }
type Choose = (operation: string, body: string) => Fault | undefined

/** A proxy in front of DynamoDB. `choose` selects the fault of each request, if any. */
export async function startFaultyDynamo(endpoint: string) {
  let choose: Choose = () => undefined
  let requests: string[] = []

  const server = createServer((request, response) => {
    handle(request, response).catch(() => response.destroy())
  })

  async function handle(request: IncomingMessage, response: ServerResponse) {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const body = Buffer.concat(chunks).toString()
    const operation = String(request.headers['x-amz-target']).split('.')[1] ?? ''
    requests.push(operation)
    const fault = choose(operation, body)
    if (fault === 'hang-up') return void response.destroy()
    if (fault === 'slow') await sleep(4_000)
    const refusal = fault && refusals[fault]
    if (refusal) return send(response, refusal)
    if (fault === 'garbage') return send(response, { status: 200, body: '<html>not DynamoDB</html>' })
    if (fault === 'conflict') {
      const { TransactItems = [] } = JSON.parse(body)
      return send(response, TransactItems.length > 0 ? conflict(TransactItems.length) : CONFLICT_OF_ONE)
    }
    if (fault === 'unprocessed') {
      const { processed, UnprocessedKeys } = split(body)
      const { status, body: text } = await pass(processed, request)
      return send(response, { status, body: JSON.stringify({ ...JSON.parse(text), UnprocessedKeys }) })
    }
    const reply = await pass(body, request)
    if (fault === 'lose-reply') return void response.destroy()
    send(response, reply)
  }

  async function pass(body: string, { headers }: IncomingMessage): Promise<Reply> {
    const { host: _, connection: __, 'content-length': ___, ...rest } = headers
    const reply = await fetch(endpoint, { method: 'POST', headers: rest as Record<string, string>, body })
    return { status: reply.status, body: await reply.text() }
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** Sets the faults of later requests. Without an argument, no request fails. */
    setFault(how: Choose = () => undefined) {
      choose = how
    },
    /** Returns the operations requested since the last call. */
    takeRequests() {
      const taken = requests
      requests = []
      return taken
    },
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}

/** Fails the first `times` requests of the operation, or of any operation by default. */
export function first(times: number, fault: Fault, operation = ''): Choose {
  let left = times
  return (name) => (name.includes(operation) && left-- > 0 ? fault : undefined)
}

const refusals: Partial<Record<Fault, Reply>> = {
  throttle: failure(400, 'com.amazonaws.dynamodb.v20120810#ProvisionedThroughputExceededException', 'Too fast.'),
  'in-progress': failure(400, 'com.amazonaws.dynamodb.v20120810#TransactionInProgressException', 'Not yet.'),
  internal: failure(500, 'com.amazonaws.dynamodb.v20120810#InternalServerError', 'Something broke.'),
}

/** The refusal of a single write while a transaction with its item is in progress. */
const CONFLICT_OF_ONE = failure(
  400,
  'com.amazonaws.dynamodb.v20120810#TransactionConflictException',
  'Transaction is ongoing for the item',
)

function conflict(items: number): Reply {
  const CancellationReasons = Array.from({ length: items }, (_, i) => ({
    Code: i === 0 ? 'TransactionConflict' : 'None',
  }))
  return failure(400, 'com.amazonaws.dynamodb.v20120810#TransactionCanceledException', 'Transaction cancelled', {
    CancellationReasons,
  })
}

function failure(status: number, type: string, message: string, more: object = {}): Reply {
  return { status, body: JSON.stringify({ __type: type, message, Message: message, ...more }) }
}

type Batches = Record<string, { Keys: unknown[] }>

/** DynamoDB may leave any part of a batch unprocessed. */
function split(body: string) {
  const { RequestItems = {}, ...rest } = JSON.parse(body) as { RequestItems?: Batches }
  const part = (of: (keys: unknown[], half: number) => unknown[]) =>
    Object.fromEntries(
      Object.entries(RequestItems).map(([table, { Keys, ...more }]) => [
        table,
        { ...more, Keys: of(Keys, Math.max(1, Math.floor(Keys.length / 2))) },
      ]),
    )
  const left = Object.entries(part((keys, half) => keys.slice(half))).filter(([, { Keys }]) => Keys.length > 0)
  return {
    processed: JSON.stringify({ ...rest, RequestItems: part((keys, half) => keys.slice(0, half)) }),
    UnprocessedKeys: Object.fromEntries(left),
  }
}

function send(response: ServerResponse, { status, body }: Reply) {
  response.writeHead(status, { 'content-type': 'application/x-amz-json-1.0' }).end(body)
}
