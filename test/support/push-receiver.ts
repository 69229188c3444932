import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { expect } from 'vitest'
import { publicName } from '../../functions/domain/players/public-name.ts'
import type { Push } from '../../functions/services/push/send-push.ts'

const device = createECDH('prime256v1')
const p256dh = device.generateKeys('base64url')
const auth = randomBytes(16)

/** The push subscription of a device, whose pushes the receiver decrypts. */
export const subscriptionOf = (id: string) => ({
  endpoint: `https://push.example/${id}`,
  p256dh,
  auth: auth.toString('base64url'),
  device: 'Chrome on Android',
})

/** Decrypts a push as a browser does (RFC 8291). */
function decrypted(body: Buffer): Push {
  const salt = body.subarray(0, 16)
  const serverKey = body.subarray(21, 21 + body[20]!)
  const cipherText = body.subarray(21 + body[20]!)
  const derive = (secret: Buffer, from: Buffer, info: (string | Buffer)[], length: number) =>
    Buffer.from(hkdfSync('sha256', secret, from, Buffer.concat(info.map((it) => Buffer.from(it))), length))
  const keys = ['WebPush: info\0', device.getPublicKey(), serverKey]
  const secret = derive(device.computeSecret(serverKey), auth, keys, 32)
  const key = derive(secret, salt, ['Content-Encoding: aes128gcm\0'], 16)
  const nonce = derive(secret, salt, ['Content-Encoding: nonce\0'], 12)
  const decipher = createDecipheriv('aes-128-gcm', key, nonce).setAuthTag(cipherText.subarray(-16))
  const padded = Buffer.concat([decipher.update(cipherText.subarray(0, -16)), decipher.final()])
  return JSON.parse(padded.subarray(0, padded.lastIndexOf(2)).toString())
}

type Received = Push & { id: string; headers: IncomingHttpHeaders }

/** Starts a push service, which answers with `answer.status`: for the functions in this process, or at the Unix socket. */
export async function startPushReceiver(socket?: string) {
  const pushes: Received[] = []
  const answer = { status: 201 }
  const server = createServer(async (request, response) => {
    const push = decrypted(await buffer(request))
    pushes.push({ ...push, id: request.url!.slice(1), headers: request.headers })
    response.writeHead(answer.status, { location: '/elsewhere' }).end()
  })
  await once(server.listen(socket ? { path: socket } : { port: 0, host: '127.0.0.1' }), 'listening')
  if (!socket) process.env.PUSH_RECEIVER = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    pushes,
    answer,
    stop() {
      delete process.env.PUSH_RECEIVER
      server.closeAllConnections()
      server.close()
    },
  }
}

/** The names of the children of this test file. */
export const childrensNames = new Set<string>()

/** No push of a test file has the name of a child. */
export function expectPrivatePushes(pushes: readonly Push[]) {
  const names = [...childrensNames].flatMap((name) => [name, publicName(name)])
  const leaks = pushes.filter(({ title, body }) => names.some((name) => `${title} ${body}`.includes(name)))
  expect(leaks.map(({ title, body }) => `${title}: ${body}`)).toEqual([])
}
