import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export type Respond = (request: IncomingMessage, response: ServerResponse) => Promise<void> | void

export class TooLarge extends Error {}

export function httpServer(respond: Respond, log: (line: string) => void): Server {
  async function answer(request: IncomingMessage, response: ServerResponse) {
    try {
      await respond(request, response)
    } catch (error) {
      // The client has disconnected.
      if (response.destroyed) return
      log(`${request.method} ${request.url?.split('?')[0]}: ${error instanceof Error ? error.stack : error}`)
      if (response.headersSent) response.destroy()
      else sendJSON(response, 500, { message: 'Internal Server Error' })
    }
  }
  return createServer((request, response) => void answer(request, response))
}

/** Port 0 uses any free port. */
export function listen(server: Server, port: number, host: string): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, () => {
      server.off('error', reject)
      resolve((server.address() as AddressInfo).port)
    })
  })
}

/** Gives open requests `graceMs` to finish, then closes their connections. */
export async function close(server: Server, graceMs: number): Promise<void> {
  if (!server.listening) return
  const closed = new Promise<void>((resolve) => server.close(() => resolve()))
  server.closeIdleConnections()
  const closeIdle = setInterval(() => server.closeIdleConnections(), 50)
  const cut = setTimeout(() => server.closeAllConnections(), graceMs)
  await closed
  clearInterval(closeIdle)
  clearTimeout(cut)
}

export async function bodyOf(request: IncomingMessage, limit: number): Promise<Buffer> {
  const parts: Buffer[] = []
  let size = 0
  for await (const part of request as AsyncIterable<Buffer>) {
    size += part.length
    if (size <= limit) parts.push(part)
    else if (size > limit * 4) break
  }
  if (size > limit) throw new TooLarge()
  return Buffer.concat(parts)
}

export function sendJSON(
  response: ServerResponse,
  status: number,
  value: unknown,
  headers: Record<string, string> = {},
) {
  response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(value))
}
