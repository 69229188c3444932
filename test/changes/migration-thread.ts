import { workerData } from 'node:worker_threads'
import { migrate } from '../../functions/changes/migrate.ts'
import { client } from '../../functions/store/dynamo.ts'

// Runs the due migrations in a thread that exits with `writes` after so many writes, like a function that is stopped.
let sent = 0
client.middlewareStack.add(
  (next, context) => async (args) => {
    if (context.commandName === 'UpdateItemCommand' && sent++ === workerData.writes) process.exit(workerData.writes)
    return next(args)
  },
  { step: 'initialize', name: 'ends' },
)
await migrate(false, workerData.bounds)
