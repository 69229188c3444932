import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { GetObjectCommand, S3Client } from '@aws-sdk/client-s3'
import type { APIGatewayProxyStructuredResultV2 } from 'aws-lambda'
import { SITE_PATHS } from '../../functions/manifest.ts'
import { isPhotoAddress } from '../../functions/services/media/photo-address.ts'
import { acceptedLocale } from '../../functions/values/messages/locale.ts'
import { requestTooLarge } from '../../functions/values/photo-limits.ts'
import { type HumanCheck, mediaSecurityHeaders, securityHeaders } from '../../functions/values/security-headers.ts'
import { credentials, region } from './credentials.ts'
import { isGraphiQL, serveGraphiQL } from './graphiql.ts'
import { bodyOf, close, httpServer, listen, type Respond, sendJSON, TooLarge } from './http.ts'
import { httpEvent, sendHTTPResult } from './http-event.ts'
import { FunctionError, type LambdaFunction, PAYLOAD_LIMIT } from './lambda.ts'
import type { Outbox } from './mail.ts'
import { serveOutbox } from './outbox-page.ts'
import { Refused } from './refused.ts'

export type RequestHandler = (
  pathname: string,
  request: IncomingMessage,
  response: ServerResponse,
) => Promise<void> | void

const API = /^\/(query|p|feeds)(\/|$)/
const SITE = new RegExp(`^(${SITE_PATHS.map((path) => path.replaceAll('.', '\\.').replace('*', '.*')).join('|')})$`)

/** Replaces CloudFront: one origin in front of the API, the uploaded files, and the website. */
export function origin(parts: {
  graphql: Pick<LambdaFunction, 'invoke'>
  bucket: { endpoint: string; name: string }
  outbox: Outbox
  humanCheck: HumanCheck
  /** Signs photo URLs. */
  mediaSecret: string
  website: RequestHandler
  /** Whether the graphql function renders the screens listed in SITE_PATHS, as on AWS. */
  rendersScreens?: boolean
}): (request: IncomingMessage, response: ServerResponse) => Promise<void> {
  const s3 = new S3Client({ endpoint: parts.bucket.endpoint, region, credentials, forcePathStyle: true })
  const headers = Object.entries(securityHeaders({ humanCheck: parts.humanCheck, https: false }))

  return async (request, response) => {
    const pathname = (request.url ?? '/').split('?')[0]!
    if (pathname === '/outbox' || pathname === '/outbox.json' || pathname.startsWith('/outbox/')) {
      return serveOutbox(parts.outbox, new URL(request.url!, 'http://localhost'), request, response)
    }
    // Other sites may frame these pages, which have their own headers.
    if (pathname.startsWith('/embed/')) return serveAPI(parts.graphql, request, response)
    for (const [name, value] of headers) response.setHeader(name, value)
    if (isGraphiQL(pathname)) return serveGraphiQL(pathname, response)
    if (API.test(pathname) || (parts.rendersScreens && SITE.test(pathname)))
      return serveAPI(parts.graphql, request, response)
    if (pathname.startsWith('/media/')) {
      // Returns 404 for an invalid signature, like the CDN.
      if (!isPhotoAddress(request.url!, parts.mediaSecret, new Date()))
        return sendJSON(response, 404, { message: 'Not Found' })
      return serveMedia(s3, parts.bucket.name, pathname, request, response)
    }
    return parts.website(pathname, request, response)
  }
}

async function serveAPI(graphql: Pick<LambdaFunction, 'invoke'>, request: IncomingMessage, response: ServerResponse) {
  try {
    const body = await bodyOf(request, PAYLOAD_LIMIT)
    const event = httpEvent(request, body)
    if (JSON.stringify(event).length > PAYLOAD_LIMIT) throw new TooLarge()
    const result = await graphql.invoke(event)
    response.setHeader('apigw-requestid', event.requestContext.requestId)
    sendHTTPResult(response, result as APIGatewayProxyStructuredResultV2)
  } catch (error) {
    if (error instanceof TooLarge) {
      response.setHeader('connection', 'close')
      return sendJSON(response, 413, requestTooLarge(acceptedLocale(request.headers['accept-language'])))
    }
    if (!(error instanceof FunctionError)) throw error
    if (error.kind === 'Stopped') return sendJSON(response, 503, { message: 'Service Unavailable' })
    if (error.kind === 'TimedOut') return sendJSON(response, 504, { message: 'Endpoint request timed out' })
    sendJSON(response, 502, { message: 'Internal Server Error' })
  }
}

async function serveMedia(
  s3: S3Client,
  bucket: string,
  pathname: string,
  request: IncomingMessage,
  response: ServerResponse,
) {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    return sendJSON(response, 405, { message: 'Method Not Allowed' }, { allow: 'GET, HEAD' })
  }
  for (const [name, value] of Object.entries(mediaSecurityHeaders())) response.setHeader(name, value)
  try {
    const IfNoneMatch = request.headers['if-none-match']
    const key = decodeURIComponent(pathname.slice(1))
    const object = await s3.send(new GetObjectCommand({ Bucket: bucket, Key: key, IfNoneMatch }))
    response.setHeader('content-type', object.ContentType ?? 'application/octet-stream')
    if (object.ETag) response.setHeader('etag', object.ETag)
    if (object.ContentLength !== undefined) response.setHeader('content-length', object.ContentLength)
    if (request.method === 'HEAD') response.end()
    else await pipeline(object.Body as Readable, response)
  } catch (error) {
    const status = (error as { $metadata?: { httpStatusCode?: number } }).$metadata?.httpStatusCode
    if (status === 304) response.writeHead(304).end()
    else if (error instanceof URIError || (status && status < 500)) sendJSON(response, 404, { message: 'Not Found' })
    else throw error
  }
}

/** Listens on both addresses that `localhost` may resolve to. */
export async function openOrigin(port: number, handle: Respond, log: (line: string) => void) {
  const servers = [httpServer(handle, log)]
  try {
    const taken = await listen(servers[0]!, port, '127.0.0.1')
    const second = httpServer(handle, log)
    try {
      await listen(second, taken, '::1')
      second.on('upgrade', (...upgrade) => servers[0]!.emit('upgrade', ...upgrade))
      servers.push(second)
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'EADDRINUSE' && port !== 0) throw error
    }
    return { servers, port: taken }
  } catch (error) {
    for (const server of servers) await close(server, 0)
    throw refusalOf(port, error)
  }
}

/** A readable error for known reasons why the port cannot be used. Returns other errors unchanged. */
function refusalOf(port: number, error: unknown) {
  const { code, syscall } = error as NodeJS.ErrnoException
  const another = `choose another port: PORT=${port >= 1024 && port < 65535 ? port + 1 : 3000}.`
  if (code === 'EADDRINUSE') return new Refused(`Port ${port} is in use by another program. Stop it, or ${another}`)
  if (code === 'EACCES')
    return new Refused(`This account may not use port ${port}. Start Fungo with more rights, or ${another}`)
  if (syscall === 'listen')
    return new Refused(
      `Fungo cannot listen on port ${port} of this machine (${code}). Check its network, or ${another}`,
    )
  return error
}
