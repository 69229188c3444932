import type { IncomingMessage, ServerResponse } from 'node:http'
import { close, httpServer, listen } from './http.ts'

type RequestHandler = (request: IncomingMessage, response: ServerResponse) => Promise<void> | void

/** The port cannot be used; the message says why and what to do. */
export class PortRefused extends Error {}

/** Listens on both addresses that `localhost` may resolve to. */
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
    throw refusalOf(port, error)
  }
}

/** A readable error for known reasons why the port cannot be used. Returns other errors unchanged. */
function refusalOf(port: number, error: unknown) {
  const { code, syscall } = error as NodeJS.ErrnoException
  const another = `choose another port: PORT=${port >= 1024 && port < 65535 ? port + 1 : 3000}.`
  if (code === 'EADDRINUSE') return new PortRefused(`Port ${port} is in use by another program. Stop it, or ${another}`)
  if (code === 'EACCES')
    return new PortRefused(`This account may not use port ${port}. Start Fungo with more rights, or ${another}`)
  if (syscall === 'listen')
    return new PortRefused(
      `Fungo cannot listen on port ${port} of this machine (${code}). Check its network, or ${another}`,
    )
  return error
}
