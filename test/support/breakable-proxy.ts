import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'

/**
 * A proxy in front of a service. It responds with 503 to paths that match `breakFor`, never to those that match `holdFor`, and with
 * the JSON of `answerFor` if there is any, with 200 unless it is an `error`.
 */
export async function breakableProxy(target: string) {
  let isBroken = (_path: string) => false
  let isHeld = (_path: string) => false
  let answerOf = (_path: string): string | { error: string } | undefined => undefined
  let held = 0
  const server = createServer((incoming, outgoing) => {
    if (isHeld(incoming.url!)) {
      held++
      incoming.resume()
      return
    }
    if (isBroken(incoming.url!)) {
      incoming.resume()
      outgoing.writeHead(503).end()
      return
    }
    const answer = answerOf(incoming.url!)
    if (answer !== undefined) {
      incoming.resume()
      const [status, body] = typeof answer === 'string' ? [200, answer] : [400, answer.error]
      outgoing.writeHead(status, { 'content-type': 'application/json' }).end(body)
      return
    }
    const forwarded = request(
      new URL(incoming.url!, target),
      { method: incoming.method, headers: incoming.headers },
      (answer) => {
        outgoing.writeHead(answer.statusCode!, answer.headers)
        answer.pipe(outgoing)
      },
    )
    forwarded.on('error', () => outgoing.destroy())
    incoming.pipe(forwarded)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    breakFor(paths: (path: string) => boolean) {
      isBroken = paths
    },
    answerFor(answers: typeof answerOf) {
      answerOf = answers
    },
    holdFor(paths: (path: string) => boolean) {
      isHeld = paths
    },
    /** The number of requests held so far. */
    held: () => held,
    async stop() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
