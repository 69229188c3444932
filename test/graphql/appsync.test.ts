import { expect, onTestFinished, test } from 'vitest'
import { handler } from '../../functions/graphql/handler.ts'
import type { AppSyncEvent } from '../../functions/graphql/http/appsync.ts'
import { given } from '../support/given.ts'
import { startTestIdentity } from '../support/test-identity.ts'
import { startTestMail } from '../support/test-mail.ts'

await startTestIdentity()
await startTestMail()

type Asked = { type?: string; args?: Record<string, unknown>; select?: string; variables?: object; token?: string }

/** The event that AppSync sends for one root field. */
const event = (fieldName: string, { type = 'Query', args = {}, select = '', variables = {}, token }: Asked = {}) =>
  ({
    arguments: args,
    identity: null,
    request: {
      domainName: null,
      headers: { 'x-forwarded-for': '203.0.113.9, 130.176.0.1', ...(token && { authorization: token }) },
    },
    info: { parentTypeName: type, fieldName, variables, selectionSetGraphQL: select, selectionSetList: [] },
  }) as AppSyncEvent

const CREATE = { type: 'Mutation', select: '{ id name viewerCanManage }' }
const input = (name: string) => ({ input: { name, locationCity: 'Austin', state: 'TX' } })

async function tokenOf({ userID }: { userID: string }) {
  const { createIdentity, openSession } = await import('../../functions/services/identity/identity.ts')
  await createIdentity(userID, 'left field 42')
  return ((await openSession(userID, 'left field 42')) as { token: string }).token
}

test.each([
  ['an aliased field is returned under its field name', { select: '{ called: name }' }],
  [
    'a variable below the root field gets the type of its argument',
    { select: '{ id @include(if: $withID) name }', variables: { withID: false } },
  ],
])('%s, as AppSync expects', async (_, asked) => {
  const { id, name } = await given.team()
  expect(await handler(event('team', { args: { id }, ...asked }))).toEqual({ name })
})

test('a signed-in user creates a team through AppSync with the same rules and validation', async () => {
  const token = await tokenOf(await given.user())
  const made = await handler(event('createTeam', { ...CREATE, args: input('Herons of AppSync'), token }))
  expect(made).toMatchObject({ name: 'Herons of AppSync', viewerCanManage: true })
  await expect(handler(event('createTeam', { ...CREATE, args: input(''), token }))).rejects.toMatchObject({
    name: 'BAD_USER_INPUT',
  })
})

test('a blocked account is refused through AppSync', async () => {
  const token = await tokenOf(await given.user({ isBlocked: true }))
  const created = handler(event('createTeam', { ...CREATE, args: input('Blocked'), token }))
  await expect(created).rejects.toMatchObject({ name: 'FORBIDDEN' })
})

test('an AppSync batch gets one result for each event, in order, even if some fail', async () => {
  const team = await given.team()
  const batch = [
    event('team', { args: { id: team.id }, select: '{ name }' }),
    event('createTeam', { ...CREATE, args: input('Strangers') }),
    event('team', { args: { id: '01h00000000000000000000000' }, select: '{ name }' }),
  ]
  expect(await handler(batch)).toEqual([
    { data: { name: team.name } },
    { data: null, errorMessage: expect.any(String), errorType: 'UNAUTHENTICATED' },
    { data: null },
  ])
})

test('a signed-in caller of AppSync cannot choose the IP address of rate limits with X-Forwarded-For', async () => {
  process.env.RATE_LIMITS = 'on'
  onTestFinished(() => {
    process.env.RATE_LIMITS = 'off'
  })
  const token = await tokenOf(await given.user())
  async function signUp(number: number, viewer: string) {
    const sourceIp = [`192.0.2.${number}`, viewer, '130.176.0.1']
    const account = { email: `forwarded${number}@fungo.example`, name: 'Pat Example', password: 'left field 42' }
    const asked = event('signUp', { type: 'Mutation', args: { input: account }, select: '{ user { id } }', token })
    const headers = { ...asked.request.headers, 'x-forwarded-for': sourceIp.join(', ') }
    return handler({ ...asked, identity: { sourceIp }, request: { ...asked.request, headers } } as never)
  }
  for (let number = 1; number <= 5; number++) await signUp(number, '203.0.113.21')
  await expect(signUp(6, '203.0.113.21')).rejects.toMatchObject({ name: 'RATE_LIMITED' })
  await signUp(7, '203.0.113.22')
})
