import type { IncomingMessage, ServerResponse } from 'node:http'
import { close, httpServer, listen } from './http.ts'

type RequestHandler = (request: IncomingMessage, response: ServerResponse) => Promise<void> | void

export class PortInUse extends Error {}

/** Both addresses that `localhost` may stand for. */
export async function openOrigin(port: number, handle: RequestHandler, log: (line: string) => void) {
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
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error
    throw new PortInUse(`Port ${port} is in use by another program. Stop it, or choose another port: PORT=${port + 1}.`)
  }
}
