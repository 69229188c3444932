import { PutCommand, QueryCommand } from '@aws-sdk/lib-dynamodb'
import { expect, test } from 'vitest'
import { createDirectory } from '../../functions/services/directory/directory.ts'
import { changeLogEntry } from '../../functions/store/change-log/entry.ts'
import { heads } from '../../functions/store/change-log/head.ts'
import { changeLog, type LogEntry } from '../../functions/store/change-log/log.ts'
import type { ChangeLogChange, Kind } from '../../functions/store/change-log/rows.ts'
import {
  decodeToken,
  encodeToken,
  mergeTokens,
  type Token,
  trackingWrites,
} from '../../functions/store/change-log/token.ts'
import { client } from '../../functions/store/dynamo.ts'
import { itemKeys } from '../../functions/store/item-keys.ts'
import { transactWrite } from '../../functions/store/store.ts'
import { firstIDOf, newID } from '../../functions/values/ids.ts'
import { addedUser, InMemoryDirectory } from './directory-in-memory.ts'

async function entriesAfter(kind: Kind, after: string) {
  const entries: LogEntry[] = []
  for await (const page of changeLog.read(kind, after)) entries.push(...page)
  return entries
}

const player = (id: string): ChangeLogChange<'player'> => ({
  id,
  version: 1,
  row: { name: id, publicName: id, createdAt: new Date().toISOString() },
})

test("the changes of a transaction make one log entry, and the writer's next list includes them", async () => {
  const directory = createDirectory({ log: changeLog, heads, snapshots: new InMemoryDirectory().snapshots })
  expect(await directory.ids('user', {})).toEqual([])
  const token: Token = {}
  await trackingWrites(token, () =>
    transactWrite(
      changeLogEntry('user', [
        addedUser('a', { name: undefined }),
        addedUser('b', { createdAt: new Date().toISOString() }),
      ]),
    ),
  )
  expect(await directory.ids('user', {}, decodeToken(encodeToken(token)))).toEqual(['b', 'a'])
  const [entry] = await entriesAfter('user', firstIDOf(0))
  expect(entry).toMatchObject({
    seq: token.user,
    changes: [
      { id: 'a', version: 1 },
      { id: 'b', version: 1 },
    ],
  })
  expect(await entriesAfter('user', token.user as string)).toEqual([])
})

test('a change log longer than one DynamoDB page is read completely and in order', async () => {
  const after = newID()
  const padding = 'x'.repeat(300_000)
  for (let i = 0; i < 5; i++)
    await transactWrite(
      changeLogEntry('event', [
        {
          id: `e${i}`,
          version: 1,
          row: {
            name: padding,
            startsAt: '2026-01-01T00:00:00Z',
            firstDay: '2026-01-01',
            lastDay: '2026-01-01',
            cancelled: false,
            ageGroups: [],
            createdAt: '2026-01-01T00:00:00Z',
          },
        },
      ]),
    )
  const entries = await entriesAfter('event', after)
  expect(entries.flatMap(({ changes }) => changes.map(({ id }) => id))).toEqual(['e0', 'e1', 'e2', 'e3', 'e4'])
})

test('a transaction of any size writes one unit to the partition of the log, and its changes are read in order', async () => {
  const after = newID()
  const sizes = [1, 90, 2, ...Array<number>(60).fill(30), 1]
  for (const [at, size] of sizes.entries())
    await transactWrite(
      changeLogEntry(
        'player',
        Array.from({ length: size }, (_, i) => player(`${at}.${i}`)),
      ),
    )
  const pages: LogEntry[][] = []
  for await (const page of changeLog.read('player', after)) pages.push(page)
  const ids = pages.flat().flatMap(({ changes }) => changes.map(({ id }) => id))
  expect(ids).toEqual(sizes.flatMap((size, at) => Array.from({ length: size }, (_, i) => `${at}.${i}`)))
  for (const page of pages) expect(page.reduce((sum, { changes }) => sum + changes.length, 0)).toBeLessThan(2500)

  const { Items = [] } = await client.send(
    new QueryCommand({
      TableName: process.env.TABLE_NAME,
      KeyConditionExpression: 'pk = :pk',
      ExpressionAttributeValues: { ':pk': itemKeys.changeLog('player') },
    }),
  )
  expect(Items).toHaveLength(sizes.length)
  for (const item of Items) expect(JSON.stringify(item).length).toBeLessThan(1024)
})

test('the records of a large transaction are listed once all of it is visible, to readers who saw its log entry before', async () => {
  const directory = createDirectory({ log: changeLog, heads, snapshots: new InMemoryDirectory().snapshots })
  const before = await directory.count('player', {})
  const writes = changeLogEntry(
    'player',
    Array.from({ length: 90 }, (_, i) => player(`late.${i}`)),
  )
  const [entry, changes] = writes.map(([write]) => (write.params() as { Item: { pk: string; sk: string } }).Item)
  const put = (Item: object) => client.send(new PutCommand({ TableName: process.env.TABLE_NAME, Item: { ...Item } }))
  await put(entry!)
  const seen = { player: entry!.sk }
  expect(await directory.count('player', {}, seen)).toBe(before)
  await put(changes!)
  await transactWrite(changeLogEntry('player', [player('next')]))
  expect(await directory.count('player', {}, seen)).toBe(before + 91)
})

test('the newest snapshot is replaced only if the writer read the current one', async () => {
  const head = (snapshot: string) => ({ snapshot, position: firstIDOf(0), rows: 7 })
  expect(await heads.find('team')).toBeUndefined()
  await heads.count('team', 3)
  expect(await heads.pending('team')).toEqual({ pending: 3, rows: 0 })
  expect(await heads.claim('team', 1, 2)).toBe(true)
  expect(await heads.claim('team', 1, 3)).toBe(false)
  expect(await heads.move('team', undefined, head('one'))).toBe(true)
  await heads.count('team', 2)
  expect(await heads.pending('team')).toEqual({ pending: 2, rows: 7 })
  expect(await heads.claim('team', 1, 2)).toBe(true)
  expect(await heads.move('team', undefined, head('two'))).toBe(false)
  const moves = await Promise.all([heads.move('team', 'one', head('three')), heads.move('team', 'one', head('four'))])
  expect(moves.toSorted()).toEqual([false, true])
  // The winner retries its move because it never got the reply.
  const { snapshot } = (await heads.find('team')) as { snapshot: string }
  expect(await heads.move('team', 'one', head(snapshot))).toBe(true)
})

test('a consistency token carries the log position of each kind, and malformed tokens are ignored', () => {
  const [first, second] = [newID(), newID()]
  const token = { team: first, opportunity: second }
  expect(decodeToken(encodeToken(token))).toEqual(token)
  expect(encodeToken(token).length).toBeLessThan(60)
  expect(mergeTokens(token, { team: second, player: first })).toEqual({
    team: second,
    player: first,
    opportunity: second,
  })
  for (const rubbish of [null, undefined, '', '.', 'x', `z${first}`, `t${first}x`, 't'.repeat(10_000), '{"team":1}'])
    expect(decodeToken(rubbish)).toEqual({})
})
