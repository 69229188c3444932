import {
  ConditionalCheckFailedException,
  DynamoDBServiceException,
  TransactionCanceledException,
  TransactionInProgressException,
} from '@aws-sdk/client-dynamodb'
import { GetCommand } from '@aws-sdk/lib-dynamodb'
import { marshall, unmarshall } from '@aws-sdk/util-dynamodb'
import { Pool } from 'undici'

/** Names the parts of a request or a response that are items, as the document client does. */
type Nodes = { [name: string]: Nodes }
type Step = { input: object }
type Middleware = (next: unknown, context: { commandName: string }) => (step: Step) => Promise<object>
type Command = {
  clientCommand: { middlewareStack: { add: (middleware: Middleware, at: object) => void } }
  inputKeyNodes: Nodes
  outputKeyNodes: Nodes
  addMarshallingMiddleware: ((configuration: object) => void) & { isQuick?: boolean }
}

const headers = {
  'content-type': 'application/x-amz-json-1.0',
  authorization:
    'AWS4-HMAC-SHA256 Credential=local/20260101/us-east-1/dynamodb/aws4_request, SignedHeaders=host, Signature=0',
  'x-amz-date': '20260101T000000Z',
}

/**
 * Sends the document client's requests to the local DynamoDB at `QUICK_DYNAMO` as plain JSON. Endpoints, signatures, retries, schemas, and the
 * HTTP client of the SDK take most of the processor time of a request, and the local DynamoDB needs none of them. Requests to a proxy in
 * front of it are sent as in production.
 */
export function sendQuickly() {
  const commands: Command = Object.getPrototypeOf(GetCommand.prototype)
  const { addMarshallingMiddleware } = commands
  // Packages stay loaded from file to file.
  if (addMarshallingMiddleware.isQuick) return
  const pool = new Pool(process.env.QUICK_DYNAMO!)
  commands.addMarshallingMiddleware = function (configuration) {
    const { AWS_ENDPOINT_URL_DYNAMODB, QUICK_DYNAMO } = process.env
    if (AWS_ENDPOINT_URL_DYNAMODB !== QUICK_DYNAMO) return addMarshallingMiddleware.call(this, configuration)
    const { clientCommand, inputKeyNodes, outputKeyNodes } = this
    const send: Middleware =
      (_, { commandName }) =>
      async ({ input }) => {
        const marshalled = converted(input, inputKeyNodes, (item) => marshall(item, { removeUndefinedValues: true }))
        const { statusCode, body } = await pool.request({
          method: 'POST',
          path: '/',
          headers: { ...headers, 'x-amz-target': `DynamoDB_20120810.${commandName.replace('Command', '')}` },
          body: JSON.stringify(marshalled, withBase64),
        })
        const text = await body.text()
        const answer = JSON.parse(text, text.includes('"B":') ? withBytes : undefined)
        if (statusCode !== 200) throw exceptionOf(answer, statusCode)
        return { output: { ...(converted(answer, outputKeyNodes, unmarshall) as object), $metadata: {} }, response: {} }
      }
    const at = { step: 'serialize', priority: 'high' }
    clientCommand.middlewareStack.add(send, { ...at, name: 'sendQuickly', override: true })
  }
  commands.addMarshallingMiddleware.isQuick = true
}

// biome-ignore lint/suspicious/noExplicitAny: the items of any request
function converted(value: any, nodes: Nodes, convert: (item: any) => unknown): unknown {
  if (value === undefined) return undefined
  const names = Object.keys(nodes)
  if (names.length === 0) return convert(value)
  if (names[0] !== '*') {
    const parts = names
      .filter((name) => name in value)
      .map((name) => [name, converted(value[name], nodes[name]!, convert)])
    return { ...value, ...Object.fromEntries(parts) }
  }
  const each = (inner: unknown) => converted(inner, nodes['*']!, convert)
  if (Array.isArray(value)) return value.map(each)
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, each(inner)]))
}

function withBase64(this: { [name: string]: unknown }, name: string, value: unknown) {
  const bytes = this[name]
  return bytes instanceof Uint8Array ? Buffer.from(bytes).toString('base64') : value
}

const withBytes = (name: string, value: unknown) =>
  name === 'B' && typeof value === 'string' ? new Uint8Array(Buffer.from(value, 'base64')) : value

type Known = typeof ConditionalCheckFailedException
const exceptions = { ConditionalCheckFailedException, TransactionCanceledException, TransactionInProgressException }

function exceptionOf({ __type, ...more }: { [name: string]: string }, httpStatusCode: number) {
  const name = __type!.split('#')[1]!
  const Exception = (exceptions[name as keyof typeof exceptions] ?? DynamoDBServiceException) as Known
  const message = more.message ?? more.Message ?? name
  return Object.assign(new Exception({ message, $metadata: { httpStatusCode } }), { name, ...more })
}
