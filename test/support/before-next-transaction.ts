import { client } from '../../functions/store/dynamo.ts'

const name = 'beforeNextTransaction'

/** Runs the work before the next transaction of this process is sent, to interleave two writers. */
export function beforeNextTransaction(work: () => Promise<unknown>): void {
  client.middlewareStack.add(
    (next, { commandName }: { commandName?: string }) =>
      async (args) => {
        if (commandName?.startsWith('TransactWrite') && client.middlewareStack.remove(name)) await work()
        return next(args)
      },
    { step: 'initialize', name },
  )
}
