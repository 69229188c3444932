import { expect, test } from 'vitest'
import type { UserItem } from '../../functions/domain/users/entity.ts'
import { updateLastSeen } from '../../functions/domain/users/service.ts'
import { as, asAnonymous, expectRefusal } from '../support/as.ts'
import { given } from '../support/given.ts'
import { inDays } from '../support/times.ts'

const [admin, owner] = await Promise.all([given.admin(), given.user()])

type List = 'teams' | 'players' | 'events' | 'opportunities' | 'users'
const listOf = async (kind: List, asked: object, search?: string) => {
  const args = { admin: asked, search }
  const field = kind === 'opportunities' ? 'title' : 'name'
  const rows = (await as(admin)[kind](args, field)) as { name?: string; title?: string }[]
  expect(await as(admin)[`${kind}Count`](args)).toBe(rows.length)
  return rows.map(({ name, title }) => name ?? title!)
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
  await given.importedTeam({ name: 'Feed Finches', claimedBy: owner.userID })
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
  const lastSeen = (by: UserItem) => as(by).user({ id: seen.userID }, 'lastSeenAt updatedAt')
  expect(await lastSeen(admin)).toEqual({ lastSeenAt: '2026-05-05T00:00:00.000Z', updatedAt: seen.updatedAt })
  expect(await lastSeen(owner)).toEqual({ lastSeenAt: null, updatedAt: null })
})

test('hidden records stay in the lists and counts of admins, marked and after all others', async () => {
  const word = 'Veiled'
  const shown = await given.team({ owner, name: `${word} Wolves` })
  const records = [
    ['team', 'teams', await given.team({ owner, name: `${word} Vipers` })],
    ['player', 'players', await given.player({ claimer: owner, name: `${word} Vince` })],
    ['event', 'events', await given.event({ creator: owner, name: `${word} Cup` })],
    ['opportunity', 'opportunities', await given.opportunity({ creator: owner, title: `${word} tryout` })],
  ] as const
  for (const [kind, list, { id }] of records) {
    await as(admin).hideRecord({ kind, id, reason: 'Spam' })
    const ask = async ({ page, ...args }: { page?: number; admin?: object; search?: string }) => ({
      rows: await as(admin)[list]({ search: word, ...args, page, perPage: 1 }, 'id hidden { reason }'),
      count: await as(admin)[`${list}Count`]({ search: word, ...args }),
    })
    const isTeam = list === 'teams'
    const asked = { admin: { includeHidden: true } }
    const last = isTeam ? 2 : 1
    expect(await ask({ ...asked, page: last })).toEqual({ rows: [{ id, hidden: { reason: 'Spam' } }], count: last })
    expect((await ask({ ...asked, page: last + 1 })).rows).toEqual([])
    expect(await ask({})).toEqual({ rows: isTeam ? [{ id: shown.id, hidden: null }] : [], count: last - 1 })
    expect((await ask({ ...asked, search: `${word} Nobody` })).count).toBe(0)
  }
  const filtered = { includeHidden: true, isClaimed: false }
  expect(await listOf('teams', filtered, word), 'filters hold for hidden records').toEqual([])
  await expectRefusal(as(owner).teamsCount({ admin: { includeHidden: true } }), 'FORBIDDEN')
})

test('only admins order and filter lists by admin columns, such as last names', async () => {
  await expectRefusal(as(owner).players({ admin: { orderBy: 'NAME' } }), 'FORBIDDEN', 'Only an admin can do that.')
  await expectRefusal(asAnonymous().players({ admin: { orderBy: 'NAME' } }), 'UNAUTHENTICATED')
  for (const list of ['teamsCount', 'playersCount', 'eventsCount', 'opportunitiesCount'] as const)
    await expectRefusal(as(owner)[list]({ admin: { isClaimed: false } }), 'FORBIDDEN')
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
      const rows = (await as(admin)[field]({ page, perPage: 2, ...asked }, name)) as object[]
      names.push(...rows.map((row) => row[name as keyof typeof row]))
      if (rows.length < 2) return names
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
  const claims = await sorted('claimRequests', 'resourceName', { orderBy: 'EMAIL' })
  expect(claims).toEqual(['Otto Otter', 'Lynx', 'marten'])
  const reports = (descending: boolean) => sorted('reports', 'recordName', { orderBy: 'EMAIL', descending })
  // Reports of visitors have no email and come last.
  expect(await reports(false)).toEqual(['Lynx', 'marten', 'Otto Otter'])
  expect(await reports(true)).toEqual(['marten', 'Lynx', 'Otto Otter'])
})
