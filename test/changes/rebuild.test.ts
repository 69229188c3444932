import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { handler as changes } from '../../functions/changes/handler.ts'
import { heads } from '../../functions/domain/change-log/head.ts'
import { kinds } from '../../functions/domain/change-log/rows.ts'
import { createDirectory } from '../../functions/domain/directory/directory.ts'
import { snapshots } from '../../functions/domain/directory/snapshot-store.ts'
import { BUCKET, startQueueAndStorage } from '../../scripts/local/queue-and-storage.ts'
import { given } from '../support/given.ts'

const path = mkdtempSync(join(tmpdir(), 'fungo-rebuild-'))
const storage = await startQueueAndStorage(path)
Object.assign(process.env, { AWS_ENDPOINT_URL_S3: storage.endpoint, BUCKET_NAME: BUCKET })
afterAll(async () => {
  await storage.stop()
  rmSync(path, { recursive: true })
})

test('the read model is rebuilt from the table when the change log is gone', async () => {
  const owner = await given.user({ role: 'coach' })
  const team = await given.team({ owner, name: 'Night Herons' })
  const player = await given.player({ claimer: owner })
  const opportunity = await given.opportunity({ creator: owner, teamID: team.id })

  await changes({ rebuild: true })

  for (const kind of kinds) expect(await heads.find(kind), kind).toBeDefined()
  const noLog = { read: async function* () {} }
  const directory = createDirectory({ log: noLog, heads, snapshots })
  const now = new Date()
  expect(await directory.ids('team', { search: 'night herons' })).toEqual([team.id])
  expect(await directory.ids('player', {})).toEqual([player.id])
  const rows = await directory.rows('opportunity', { now, visibleTo: { all: true } })
  expect(rows).toMatchObject([{ id: opportunity.id, teamName: 'Night Herons' }])
})
