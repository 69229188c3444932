import { PutCommand, type PutCommandInput } from '@aws-sdk/lib-dynamodb'
import { client } from '../dynamo.ts'
import { entryWrites } from './entry.ts'
import { currentAction } from './trail.ts'

/**
 * login: the user signed in. loginLimited, loginHardened: so many attempts failed that further ones wait, or need the longer
 * verification.
 */
type SignIn = 'login' | 'loginLimited' | 'loginHardened'

/** The entry of what changes no record. Plain puts: half the price of a transaction, and nothing else has to happen with them. */
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
