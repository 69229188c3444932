import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda'

const TEXT = /^(text\/|application\/(json|xml|javascript|graphql|[\w.-]+\+(json|xml)))/i
const HOP_BY_HOP = new Set(['connection', 'keep-alive', 'proxy-connection', 'transfer-encoding', 'upgrade', 'te'])

/** The event (payload format 2.0) that an HTTP API behind CloudFront creates for a request. */
export function httpEvent(request: IncomingMessage, body: Buffer): APIGatewayProxyEventV2 {
  const url = request.url ?? '/'
  const question = url.indexOf('?')
  const path = question < 0 ? url : url.slice(0, question)
  const query = question < 0 ? '' : url.slice(question + 1)
  const sourceIp = request.socket.remoteAddress?.replace(/^::ffff:/, '') ?? ''
  const headers = headersOf(request, sourceIp)
  const domainName = headers.host ?? 'localhost'
  const binary = body.length > 0 && headers['content-type'] !== undefined && !TEXT.test(headers['content-type'])
  const now = new Date()

  const event: APIGatewayProxyEventV2 = {
    version: '2.0',
    routeKey: '$default',
    rawPath: path,
    rawQueryString: query,
    headers,
    requestContext: {
      accountId: '000000000000',
      apiId: 'local',
      domainName,
      domainPrefix: domainName.split('.')[0]!,
      http: {
        method: request.method!,
        path,
        protocol: `HTTP/${request.httpVersion}`,
        sourceIp,
        userAgent: headers['user-agent'] ?? '',
      },
      requestId: randomUUID(),
      routeKey: '$default',
      stage: '$default',
      time: now.toISOString(),
      timeEpoch: now.getTime(),
    },
    isBase64Encoded: binary,
  }
  const cookies = request.headers.cookie?.split(';').map((cookie) => cookie.trim())
  if (cookies) event.cookies = cookies
  if (query) event.queryStringParameters = joined(new URLSearchParams(query))
  if (body.length > 0) event.body = body.toString(binary ? 'base64' : 'utf8')
  return event
}

/** Lower-case names; repeated headers are joined by commas; cookies are omitted. */
function headersOf(request: IncomingMessage, sourceIp: string): Record<string, string> {
  const headers: Record<string, string> = {}
  for (const [name, values] of Object.entries(request.headersDistinct)) {
    if (name !== 'cookie' && !HOP_BY_HOP.has(name)) headers[name] = values!.join(',')
  }
  headers['x-forwarded-for'] = [headers['x-forwarded-for'], sourceIp].filter(Boolean).join(', ')
  headers['x-forwarded-proto'] = 'http'
  headers['cloudfront-viewer-address'] = `${sourceIp}:${request.socket.remotePort}`
  return headers
}

function joined(parameters: URLSearchParams): Record<string, string> {
  return Object.fromEntries([...new Set(parameters.keys())].map((name) => [name, parameters.getAll(name).join(',')]))
}

/** Sends a function's result. */
export function sendHTTPResult(response: ServerResponse, result: APIGatewayProxyStructuredResultV2): void {
  response.statusCode = result.statusCode ?? 200
  for (const [name, text] of Object.entries(result.headers ?? {})) response.setHeader(name, String(text))
  if (result.cookies?.length) response.setHeader('set-cookie', result.cookies)
  if (result.body && !response.hasHeader('content-type'))
    response.setHeader('content-type', 'text/plain; charset=utf-8')
  response.end(Buffer.from(result.body ?? '', result.isBase64Encoded ? 'base64' : 'utf8'))
}
