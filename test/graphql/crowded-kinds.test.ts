import { expect, test, vi } from 'vitest'
import { heads } from '../../functions/store/change-log/head.ts'
import { firstIDOf } from '../../functions/values/ids.ts'
import { as } from '../support/as.ts'
import { given } from '../support/given.ts'

test('an admin reads which kinds have more than 750,000 rows, unless the lists are in a database', async () => {
  const admin = await given.admin()
  const crowded = async () => (await as(admin).adminQueues({}, 'crowdedKinds')).crowdedKinds
  const head = { position: firstIDOf(0), snapshot: 'snapshots/player/one.sqlite.zst' }
  await heads.move('player', undefined, { ...head, rows: 750_000 })
  expect(await crowded()).toEqual([])
  const more = { ...head, snapshot: 'snapshots/player/two.sqlite.zst', rows: 750_001 }
  expect(await heads.move('player', head.snapshot, more)).toBe(true)
  expect(await crowded()).toEqual(['player'])
  vi.stubEnv('DIRECTORY_CLUSTER', 'arn:aws:rds:us-east-1:1:cluster:lists')
  expect(await crowded()).toEqual([])
  vi.unstubAllEnvs()
})
