import { writeSnapshot } from '../../functions/changes/snapshots.ts'
import { listsDatabase } from '../../functions/services/directory/data-api.ts'
import { createDirectory } from '../../functions/services/directory/directory.ts'
import { snapshots } from '../../functions/services/directory/snapshot-store.ts'
import { heads } from '../../functions/store/change-log/head.ts'
import { changeLog, type LogReader } from '../../functions/store/change-log/log.ts'

// Applies the change log to the database of the lists, or to a snapshot if there is none, in a process that the test kills midway.
const log: LogReader = {
  async *read(...args) {
    for await (const page of changeLog.read(...args)) {
      process.send!('read')
      yield page
    }
  },
}
const database = listsDatabase()
if (database) await createDirectory({ log, heads, snapshots, database }).count('player', {})
else await writeSnapshot('player', { log, heads, snapshots })
process.disconnect()
