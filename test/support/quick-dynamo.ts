import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { Pool } from 'undici'

type Request = {
  hostname: string
  port?: number
  path: string
  headers: Record<string, string>
  body?: string | Uint8Array
}
type Response = { statusCode: number; headers: object; body: Uint8Array }
type Handler = { quickPort?: number; handle: (request: Request, options?: object) => Promise<{ response: Response }> }
type Signer = { sign: (request: Request, options?: object) => Promise<Request> }

const unsigned = {
  authorization:
    'AWS4-HMAC-SHA256 Credential=local/20260101/us-east-1/dynamodb/aws4_request, SignedHeaders=host, Signature=0',
  'x-amz-date': '20260101T000000Z',
}

/**
 * Sends requests to the local DynamoDB at `endpoint` unsigned and with undici. Signatures and the SDK's HTTP client take half of the
 * processor time of a request. The local DynamoDB does not check signatures. Requests to other services, and to a proxy in front of it, are
 * sent as in production.
 */
export async function sendQuickly(endpoint: string) {
  const port = Number(new URL(endpoint).port)
  const { config } = new DynamoDBClient({
    region: 'us-east-1',
    credentials: { accessKeyId: '-', secretAccessKey: '-' },
  })
  const handler: Handler = Object.getPrototypeOf(config.requestHandler)
  const signer: Signer = Object.getPrototypeOf(await config.signer())
  // Packages stay loaded from file to file.
  if (handler.quickPort === port) return
  handler.quickPort = port
  const { handle } = handler
  const { sign } = signer
  const pool = new Pool(endpoint)
  handler.handle = async function (request, options) {
    if (request.port !== port) return handle.call(this, request, options)
    const { path, headers, body: sent = null } = request
    const { statusCode, headers: received, body } = await pool.request({ method: 'POST', path, headers, body: sent })
    return { response: { statusCode, headers: received, body: await body.bytes() } }
  }
  signer.sign = async function (request, options) {
    if (request.port !== port) return sign.call(this, request, options)
    Object.assign(request.headers, unsigned)
    return request
  }
}
