import { randomBytes } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterAll, expect, test } from 'vitest'
import { writeSnapshot } from '../../functions/changes/snapshots.ts'
import { createDirectory } from '../../functions/services/directory/directory.ts'
import { snapshots } from '../../functions/services/directory/snapshot-store.ts'
import { changeLogEntry } from '../../functions/store/change-log/entry.ts'
import { heads } from '../../functions/store/change-log/head.ts'
import { changeLog } from '../../functions/store/change-log/log.ts'
import { transactWrite } from '../../functions/store/store.ts'
import { newID } from '../../functions/values/ids.ts'
import { BUCKET, startQueueAndStorage } from '../../scripts/local/queue-and-storage.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'
import { teamRow } from './directory-in-memory.ts'

const folder = temporaryFolder()
const storage = await startQueueAndStorage(folder)
Object.assign(process.env, { AWS_ENDPOINT_URL_S3: storage.endpoint, BUCKET_NAME: BUCKET })
afterAll(() => storage.stop())

test('with snapshots in S3 and the log in DynamoDB every reader lists the same', async () => {
  const names = Array.from({ length: 60 }, (_, i) => `Team ${i}`)
  const ids = names.map(() => newID())
  for (const [i, name] of names.entries())
    await transactWrite(changeLogEntry('team', [{ id: ids[i] as string, version: 1, row: teamRow(name) }]))
  const reader = () => createDirectory({ log: changeLog, heads, snapshots })
  const early = reader()
  expect(await early.count('team', {})).toBe(60)

  expect(await writeSnapshot('team')).toBe(true)
  await heads.count('team', 1)
  const position = (await heads.find('team'))?.position
  await transactWrite(changeLogEntry('team', [{ id: ids[0] as string, version: 2, row: null }]))
  await transactWrite(changeLogEntry('team', [{ id: ids[1] as string, version: 2, row: teamRow('Renamed') }]))
  expect(await writeSnapshot('team')).toBe(true)
  expect((await heads.find('team'))?.position).not.toBe(position)

  const late = reader()
  expect(await late.count('team', {})).toBe(59)
  expect(await late.ids('team', { search: 'renamed' })).toEqual([ids[1]])
  await expect
    .poll(() => early.ids('team', { perPage: 100 }), { timeout: 5000 })
    .toEqual(await late.ids('team', { perPage: 100 }))
})

test('a snapshot of 20 MB is stored with a multipart upload and read back', async () => {
  const bytes = randomBytes(20 * 1024 * 1024)
  const file = join(folder, 'large')
  await writeFile(file, bytes)
  await snapshots.put('snapshots/team/large', file)
  const stored = await snapshots.get('snapshots/team/large')
  expect((await buffer(stored!)).equals(bytes)).toBe(true)
})
