import { connect, type Socket } from 'node:net'
import { DynamoDBClient } from '@aws-sdk/client-dynamodb'

type Request = {
  hostname: string
  port?: number
  path: string
  headers: Record<string, string>
  body?: string | Uint8Array
}
type Response = { statusCode: number; headers: Record<string, string>; body: Uint8Array }
type Handler = { quickPort?: number; handle: (request: Request, options?: object) => Promise<{ response: Response }> }
type Signer = { sign: (request: Request, options?: object) => Promise<Request> }

const unsigned = {
  authorization:
    'AWS4-HMAC-SHA256 Credential=local/20260101/us-east-1/dynamodb/aws4_request, SignedHeaders=host, Signature=0',
  'x-amz-date': '20260101T000000Z',
}

/**
 * Sends requests to the local DynamoDB at `endpoint` unsigned and without Node's HTTP client, which together take two thirds of the
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
  const idle: Connection[] = []
  handler.handle = async function (request, options) {
    if (request.port !== port) return handle.call(this, request, options)
    let connection = idle.pop()
    while (connection?.isClosed) connection = idle.pop()
    connection ??= new Connection(port)
    const response = await connection.send(request)
    idle.push(connection)
    return { response }
  }
  signer.sign = async function (request, options) {
    if (request.port !== port) return sign.call(this, request, options)
    Object.assign(request.headers, unsigned)
    return request
  }
}

/** A kept-alive connection with one request at a time. */
class Connection {
  isClosed = false
  readonly #socket: Socket
  #received: Buffer = Buffer.alloc(0)
  #underWay: { resolve: (response: Response) => void; reject: (error: Error) => void } | undefined

  constructor(port: number) {
    this.#socket = connect(port, '127.0.0.1').setNoDelay(true)
    this.#socket.on('data', (data) => this.#receive(data))
    this.#socket.on('error', (error) => this.#close(error))
    this.#socket.on('close', () =>
      this.#close(Object.assign(new Error('The connection closed.'), { code: 'ECONNRESET' })),
    )
  }

  send({ hostname, port, path, headers, body = '' }: Request): Promise<Response> {
    let head = `POST ${path} HTTP/1.1\r\nhost: ${hostname}:${port}\r\n`
    for (const name in headers) if (name !== 'host') head += `${name}: ${headers[name]}\r\n`
    return new Promise((resolve, reject) => {
      this.#underWay = { resolve, reject }
      this.#socket.write(
        Buffer.concat([Buffer.from(`${head}\r\n`), typeof body === 'string' ? Buffer.from(body) : body]),
      )
    })
  }

  #receive(data: Buffer) {
    this.#received = this.#received.length === 0 ? data : Buffer.concat([this.#received, data])
    const headEnd = this.#received.indexOf('\r\n\r\n')
    if (headEnd < 0) return
    const [status, ...lines] = this.#received.toString('latin1', 0, headEnd).split('\r\n')
    const headers: Record<string, string> = {}
    for (const line of lines) {
      const colon = line.indexOf(':')
      headers[line.slice(0, colon).toLowerCase()] = line.slice(colon + 1).trim()
    }
    const length = Number(headers['content-length'])
    if (Number.isNaN(length)) return this.#socket.destroy(new Error('The response has no content-length.'))
    const bodyStart = headEnd + 4
    if (this.#received.length < bodyStart + length) return
    const body = this.#received.subarray(bodyStart, bodyStart + length)
    this.#received = Buffer.alloc(0)
    const { resolve } = this.#underWay!
    this.#underWay = undefined
    resolve({ statusCode: Number(status!.split(' ')[1]), headers, body })
  }

  #close(error: Error) {
    this.isClosed = true
    this.#underWay?.reject(error)
    this.#underWay = undefined
  }
}
