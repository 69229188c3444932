import { beforeAll, expect, test } from 'vitest'
import { teams } from '../../functions/domain/teams/entity.ts'
import { teamRecord } from '../../functions/domain/teams/record.ts'
import type { UserItem } from '../../functions/domain/users/entity.ts'
import { updateLastSeen } from '../../functions/domain/users/service.ts'
import { recordWrites } from '../../functions/store/records/listed-record.ts'
import { transactWrite } from '../../functions/store/store.ts'
import { as, asAnonymous, expectRefusal } from '../support/as.ts'
import { given } from '../support/given.ts'

let admin: UserItem
let owner: UserItem
beforeAll(async () => {
  ;[admin, owner] = await Promise.all([given.admin(), given.user()])
})

const listOf = async (kind: string, asked: object, search?: string) => {
  const field = kind === 'opportunities' ? 'title' : 'name'
  const data = await as(admin).send(
    `query ($admin: AdminListInput, $search: String) {
      ${kind}(admin: $admin, search: $search) { ${field} } ${kind}Count(admin: $admin, search: $search) }`,
    { admin: asked, search },
  )
  const names = data[kind].map((it: Record<string, string>) => it[field])
  expect(data[`${kind}Count`]).toBe(names.length)
  return names as string[]
}

test('an admin sorts each list by a column in both directions, with empty values last', async () => {
  for (const [name, city] of [
    ['Zed Zebras', 'Austin'],
    ['ábel Aces', 'Waco'],
    ['Mid Moles', ''],
  ])
    await given.team({ owner: city ? owner : admin, name, locationCity: city, state: city ? 'TX' : '' })
  const byName = ['ábel Aces', 'Mid Moles', 'Zed Zebras']
  expect(await listOf('teams', { orderBy: 'NAME' })).toEqual(byName)
  expect(await listOf('teams', { orderBy: 'NAME', descending: true })).toEqual(byName.toReversed())
  expect(await listOf('teams', { orderBy: 'CITY' })).toEqual(['Zed Zebras', 'ábel Aces', 'Mid Moles'])
  expect(await listOf('teams', { orderBy: 'CITY', descending: true })).toEqual(['ábel Aces', 'Zed Zebras', 'Mid Moles'])

  for (const [name, more] of [
    ['Old Otter', { age: 15 }],
    ['Born Bear', { birthYear: new Date().getUTCFullYear() - 11, birthWindow: 'JAN_APR' }],
    ['Young Yak', { age: 9 }],
  ] as const)
    await given.player({ claimer: owner, name, age: undefined, ...more })
  expect(await listOf('players', { orderBy: 'AGE' })).toEqual(['Young Yak', 'Born Bear', 'Old Otter'])

  const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()
  for (const [title, days] of [
    ['B tryout', 9],
    ['A tryout', 20],
    ['C tryout', 3],
  ] as const)
    await given.opportunity({ creator: owner, title, startTime: inDays(days) })
  expect(await listOf('opportunities', { orderBy: 'TIME' })).toEqual(['C tryout', 'B tryout', 'A tryout'])
  expect(await listOf('opportunities', { orderBy: 'NAME' })).toEqual(['A tryout', 'B tryout', 'C tryout'])
  await expectRefusal(listOf('teams', { orderBy: 'AGE' }), 'BAD_USER_INPUT', 'This list cannot be ordered by that.')
})

test('an admin filters unclaimed records, imported records, and unused accounts', async () => {
  await given.team({ owner: admin, name: 'Nobody Newts' })
  await given.team({ owner, name: 'Feed Finches' })
  const { data } = await teams().scan.go({ pages: 'all' })
  const finches = data.find(({ name }) => name === 'Feed Finches')!
  const origin = { source: 'sample', externals: { 'sample/F': '2026-01-01T00:00:00.000Z' } }
  const imported = teamRecord.replace(finches, { origin, createdBy: undefined }, { now: new Date() })
  await transactWrite(recordWrites(imported))
  expect(await listOf('teams', { isClaimed: false })).toEqual(['Nobody Newts', 'Mid Moles'])
  expect(await listOf('teams', { isImported: true })).toEqual(['Feed Finches'])
  expect(await listOf('teams', { isImported: false, isClaimed: true })).not.toContain('Feed Finches')
  expect(await listOf('players', { isClaimed: true })).toHaveLength(3)

  const [seen, blocked] = await Promise.all([given.user({ name: 'Sue Seen' }), given.user({ name: 'Bob Blocked' })])
  await updateLastSeen(seen, new Date('2026-05-05T10:00:00Z'))
  await as(admin).updateUser({ id: blocked.userID, input: { name: 'Bob B.' } })
  const users = (asked: object) => listOf('users', asked)
  expect(await users({ notSeenSince: '2026-05-06T00:00:00Z' })).toContain('Sue Seen')
  expect(await users({ notSeenSince: '2026-05-05T00:00:00Z' })).not.toContain('Sue Seen')
  expect((await users({ orderBy: 'LAST_SEEN' }))[0]).toBe('Sue Seen')
  expect(await users({ role: 'admin' })).toEqual([admin.name])
  expect(await users({ isBlocked: true })).toEqual([])
  const told = await as(admin).send('query ($id: ID!) { user(id: $id) { lastSeenAt updatedAt } }', { id: seen.userID })
  expect(told.user).toEqual({ lastSeenAt: '2026-05-05T00:00:00.000Z', updatedAt: seen.updatedAt })
  const stranger = await as(owner).send('query ($id: ID!) { user(id: $id) { lastSeenAt } }', { id: seen.userID })
  expect(stranger.user).toEqual({ lastSeenAt: null })
})

test('hidden records stay in the lists and counts of admins, marked and after all others', async () => {
  const word = 'Veiled'
  const [hidden, shown] = await Promise.all([
    given.team({ owner, name: `${word} Vipers` }),
    given.team({ owner, name: `${word} Wolves` }),
  ])
  const records = {
    teams: hidden,
    players: await given.player({ claimer: owner, name: `${word} Vince` }),
    events: await given.event({ creator: owner, name: `${word} Cup` }),
    opportunities: await given.opportunity({ creator: owner, title: `${word} tryout` }),
  }
  const kinds = { teams: 'team', players: 'player', events: 'event', opportunities: 'opportunity' } as const
  for (const [list, { id }] of Object.entries(records))
    await as(admin).hideRecord({ kind: kinds[list as keyof typeof kinds], id, reason: 'Spam' })

  for (const [list, { id }] of Object.entries(records)) {
    const ask = (args: object) =>
      as(admin).send(
        `query ($admin: AdminListInput, $search: String, $page: Int) {
          ${list}(admin: $admin, search: $search, page: $page, perPage: 1) { id hidden { reason } }
          ${list}Count(admin: $admin, search: $search) }`,
        { search: word, ...args },
      )
    const isTeam = list === 'teams'
    const asked = { admin: { includeHidden: true } }
    expect(await ask({ ...asked, page: isTeam ? 2 : 1 })).toEqual({
      [list]: [{ id, hidden: { reason: 'Spam' } }],
      [`${list}Count`]: isTeam ? 2 : 1,
    })
    expect((await ask({ ...asked, page: isTeam ? 3 : 2 }))[list]).toEqual([])
    expect(await ask({})).toEqual({
      [list]: isTeam ? [{ id: shown.id, hidden: null }] : [],
      [`${list}Count`]: isTeam ? 1 : 0,
    })
    expect((await ask({ ...asked, search: `${word} Nobody` }))[`${list}Count`]).toBe(0)
  }
  const filtered = { includeHidden: true, isClaimed: false }
  expect(await listOf('teams', filtered, word), 'filters hold for hidden records').toEqual([])
  await expectRefusal(as(owner).send('{ teamsCount(admin: { includeHidden: true }) }'), 'FORBIDDEN')
})

test('only admins order and filter lists by admin columns, such as last names', async () => {
  await expectRefusal(as(owner).players({ admin: { orderBy: 'NAME' } }), 'FORBIDDEN', 'Only an admin can do that.')
  await expectRefusal(asAnonymous().players({ admin: { orderBy: 'NAME' } }), 'UNAUTHENTICATED')
  for (const list of ['teamsCount', 'playersCount', 'eventsCount', 'opportunitiesCount'])
    await expectRefusal(as(owner).send(`{ ${list}(admin: { isClaimed: false }) }`), 'FORBIDDEN')
  await expectRefusal(as(owner).users({ search: 'sue', admin: { isBlocked: true } }), 'FORBIDDEN')
})

test('an admin sorts claims and reports by record, person, kind, and date, beyond a page', async () => {
  const [zoe, ana, ben] = await Promise.all(
    ['zoe', 'ana', 'ben'].map((name) => given.user({ email: `${name}@x.example` })),
  )
  const marten = await given.team({ owner, name: 'marten' })
  const otter = await given.player({ claimer: owner, name: 'Otto Otter' })
  const lynx = await given.team({ owner, name: 'Lynx' })
  await as(zoe!).createClaimRequest({ resourceType: 'team', resourceID: marten.id })
  await as(ana!).createClaimRequest({ resourceType: 'player', resourceID: otter.id })
  await as(ben!).createClaimRequest({ resourceType: 'team', resourceID: lynx.id })
  await as(zoe!).reportRecord({ kind: 'team', id: marten.id, reason: 'Copied' })
  await asAnonymous().reportRecord({ kind: 'player', id: otter.id, reason: 'Copied' }, undefined, {
    ip: '198.51.100.8',
  })
  await as(ben!).reportRecord({ kind: 'team', id: lynx.id, reason: 'Copied' })

  /** Reads all pages of two rows. */
  async function sorted(field: 'claimRequests' | 'reports', name: string, asked: object) {
    const names: string[] = []
    for (let page = 1; ; page++) {
      const data = await as(admin).send(
        `query ($page: Int, $orderBy: ListColumn, $descending: Boolean) {
          ${field}(page: $page, perPage: 2, orderBy: $orderBy, descending: $descending) { ${name} } }`,
        { page, ...asked },
      )
      names.push(...data[field].map((it: Record<string, string>) => it[name]))
      if (data[field].length < 2) return names
    }
  }
  for (const [field, name] of [
    ['claimRequests', 'resourceName'],
    ['reports', 'recordName'],
  ] as const) {
    const order = (asked: object) => sorted(field, name, asked)
    const oldestFirst = ['marten', 'Otto Otter', 'Lynx']
    expect(await order({})).toEqual(oldestFirst.toReversed())
    expect(await order({ orderBy: 'CREATED' })).toEqual(oldestFirst)
    expect(await order({ orderBy: 'CREATED', descending: true })).toEqual(oldestFirst.toReversed())
    expect(await order({ orderBy: 'NAME' })).toEqual(['Lynx', 'marten', 'Otto Otter'])
    expect(await order({ orderBy: 'NAME', descending: true })).toEqual(['Otto Otter', 'marten', 'Lynx'])
    expect(await order({ orderBy: 'TYPE' })).toEqual(['Otto Otter', 'Lynx', 'marten'])
    await expectRefusal(order({ orderBy: 'CITY' }), 'BAD_USER_INPUT', 'This list cannot be ordered by that.')
  }
  const byUser = (field: 'claimRequests' | 'reports', name: string, descending: boolean) =>
    sorted(field, name, { orderBy: 'EMAIL', descending })
  expect(await byUser('claimRequests', 'resourceName', false)).toEqual(['Otto Otter', 'Lynx', 'marten'])
  expect(await byUser('reports', 'recordName', false), 'reports of visitors have no email and come last').toEqual([
    'Lynx',
    'marten',
    'Otto Otter',
  ])
  expect(await byUser('reports', 'recordName', true)).toEqual(['marten', 'Lynx', 'Otto Otter'])
})
