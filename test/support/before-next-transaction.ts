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

/** Fails every transaction after the first `most`, until the returned function is called. */
export function killAfter(most: number) {
  let writes = 0
  client.middlewareStack.add(
    (next, { commandName }: { commandName?: string }) =>
      async (args) => {
        if (commandName?.startsWith('TransactWrite') && ++writes > most) throw new Error('Killed')
        return next(args)
      },
    { step: 'initialize', name: 'killer' },
  )
  return () => void client.middlewareStack.remove('killer')
}
