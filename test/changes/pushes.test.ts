import type { AddressInfo } from 'node:net'
import { createServer } from 'node:net'
import { createLocalJWKSet, jwtVerify } from 'jose'
import { expect, onTestFinished, test } from 'vitest'
import { pushSubscriptions } from '../../functions/domain/push/entity.ts'
import { pushToDevices } from '../../functions/domain/push/push-to-devices.ts'
import { pushSubscriptionsOf } from '../../functions/domain/push/subscriptions.ts'
import { deleteUser } from '../../functions/domain/users/service.ts'
import { newID } from '../../functions/values/ids.ts'
import { as, expectRefusal } from '../support/as.ts'
import { given } from '../support/given.ts'
import { subscriptionOf } from '../support/push-receiver.ts'
import { caughtUp, mailsTo, push, register, scenario, updateSettings } from './change-stream.ts'

const pushesTo = (id: string) => push.pushes.filter((it) => it.id === id)
const devicesOf = async (user: { userID: string }) =>
  (await as(user).pushSubscriptions({}, 'device')).map(({ device }: { device: string }) => device) as string[]
const notice = () => ({ name: newID(), title: `Changed ${newID()}`, path: '/opportunities' })
function answerWith(status: number) {
  push.answer.status = status
  onTestFinished(() => {
    push.answer.status = 201
  })
}

test('a notice is pushed once to each device of the user, encrypted and signed with the key of the site', async () => {
  const { organizer, parent, opportunity, player } = await scenario()
  await as(organizer).addPushSubscription({ input: subscriptionOf(`phone-${organizer.userID}`) })
  await register(parent, opportunity.id, player.id)
  await mailsTo(organizer)
  for (const id of [organizer.userID, `phone-${organizer.userID}`]) {
    const [received, ...more] = pushesTo(id)
    expect(more).toEqual([])
    expect(received).toMatchObject({
      title: `New registration: ${opportunity.title}`,
      path: `/opportunities/${opportunity.id}/manage-registrations`,
      headers: { ttl: '86400', urgency: 'normal', 'content-encoding': 'aes128gcm' },
    })
    const [, token, key] = /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(received!.headers.authorization!)!
    expect(key).toBe(await as(organizer).pushKey())
    const point = Buffer.from(key!, 'base64url')
    const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((it) => it.toString('base64url'))
    const keys = createLocalJWKSet({ keys: [{ kty: 'EC', crv: 'P-256', alg: 'ES256', x: x!, y: y! }] })
    const { payload } = await jwtVerify(token!, keys, { audience: 'https://push.example' })
    expect(payload.sub).toBe('https://fungo.example')
  }
})

test('a notice that the user turned off is not pushed', async () => {
  const { organizer, parent, opportunity, player } = await scenario()
  await updateSettings(organizer, { emailNotifications: false })
  await register(parent, opportunity.id, player.id)
  await mailsTo(organizer)
  expect(pushesTo(organizer.userID)).toEqual([])
})

test.each([404, 410])('a device whose push service answers %i is removed', async (status) => {
  const user = await given.user()
  answerWith(status)
  await pushToDevices(user.userID, notice())
  expect(await devicesOf(user)).toEqual([])
})

test.each([307, 429, 500])(
  'a push that is answered with %i is not sent elsewhere, and the device stays',
  async (status) => {
    const user = await given.user()
    answerWith(status)
    const one = notice()
    await pushToDevices(user.userID, one)
    await pushToDevices(user.userID, one)
    expect(push.pushes.filter(({ title }) => title === one.title)).toHaveLength(1)
    expect(await devicesOf(user)).toEqual(['Chrome on Android'])
  },
)

test('a push to a host with a private address does not connect, and the device is removed', async () => {
  let connections = 0
  const server = createServer((socket) => {
    connections++
    socket.destroy()
  })
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  const receiver = process.env.PUSH_RECEIVER
  delete process.env.PUSH_RECEIVER
  onTestFinished(() => {
    process.env.PUSH_RECEIVER = receiver
    server.close()
  })
  const user = await given.user()
  const endpoint = `https://localhost:${(server.address() as AddressInfo).port}/push`
  const createdAt = new Date().toISOString()
  await pushSubscriptions()
    .put({ ...subscriptionOf('forged'), endpoint, userID: user.userID, subscriptionID: 'forged', createdAt })
    .go()
  await pushToDevices(user.userID, notice())
  expect(connections).toBe(0)
  expect(await devicesOf(user)).toEqual([])
})

test.each([
  'http://push.example/1',
  'https://10.0.0.1/1',
  'https://0x7f.1/1',
  'https://[::1]/1',
  'https://localhost/1',
  'https://push.example:8443/1',
  'https://user@push.example/1',
  'push.example',
])('an endpoint at %s is refused', async (endpoint) => {
  const user = await given.user()
  const input = { ...subscriptionOf('refused'), endpoint }
  await expectRefusal(
    as(user).addPushSubscription({ input }),
    'BAD_USER_INPUT',
    'The address of the push service must be a public https address.',
  )
})

test('keys that are no point of the curve or have a wrong length are refused', async () => {
  const user = await given.user()
  const input = subscriptionOf('refused')
  for (const wrong of [{ p256dh: `B${'A'.repeat(86)}` }, { p256dh: 'BA' }, { auth: 'AA' }])
    await expectRefusal(as(user).addPushSubscription({ input: { ...input, ...wrong } }), 'BAD_USER_INPUT')
})

test('a user has at most ten devices and the oldest goes, a device is added once, and only its user removes it', async () => {
  const [user, other] = await given.users(2)
  for (let number = 0; number < 10; number++)
    for (const _ of ['first', 'again'])
      await as(user).addPushSubscription({ input: { ...subscriptionOf(`${number}`), device: `Device ${number}` } })
  const devices = (await as(user).pushSubscriptions({}, 'id device')) as { id: string; device: string }[]
  expect(devices.map(({ device }) => device)).toEqual([9, 8, 7, 6, 5, 4, 3, 2, 1, 0].map((it) => `Device ${it}`))
  await as(other).removePushSubscription({ id: devices[0]!.id })
  expect(await devicesOf(user)).toHaveLength(10)
  await as(user).removePushSubscription({ id: devices[0]!.id })
  expect(await devicesOf(user)).not.toContain('Device 9')
})

test.each([
  ['block', async (id: string) => as(await given.admin()).blockUser({ id }, 'id')],
  ['deletion', deleteUser],
] as const)('a %s of the account removes its devices', async (_, end) => {
  const user = await given.user()
  expect(await pushSubscriptionsOf(user.userID)).toHaveLength(1)
  await end(user.userID)
  await caughtUp()
  expect(await pushSubscriptionsOf(user.userID)).toEqual([])
})

test('devices are in the data export without their keys', async () => {
  const user = await given.user()
  const { devicesWithNotifications } = JSON.parse(await as(user).exportMyData())
  expect(devicesWithNotifications).toEqual([{ device: 'Chrome on Android', since: expect.any(String) }])
})
