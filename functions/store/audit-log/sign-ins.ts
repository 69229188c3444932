import { PutCommand, type PutCommandInput } from '@aws-sdk/lib-dynamodb'
import { client } from '../dynamo.ts'
import { currentAction } from './audit-context.ts'
import { entryWrites } from './entry.ts'

/**
 * login: the user signed in. loginLimited: too many failed attempts, further ones must wait. loginHardened: too many failed attempts,
 * further ones need the harder proof of work.
 */
type SignIn = 'login' | 'loginLimited' | 'loginHardened'

/**
 * Logs an action that changes no record. Uses plain puts, which cost half as much as a transaction: no other write has to be atomic with
 * them.
 */
export async function logSignIn(action: SignIn, userID: string, now: Date): Promise<void> {
  const requestID = currentAction()?.requestID
  const writes = entryWrites({
    ...{ at: now.toISOString(), action, kind: 'user', recordID: userID, changes: [] },
    // The user of a failed attempt is unknown.
    ...(action === 'login' && { actorID: userID }),
    ...(requestID && { requestID }),
  })
  await Promise.all(writes.map(([put]) => client.send(new PutCommand(put.params() as PutCommandInput))))
}
