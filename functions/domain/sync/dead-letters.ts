import { queryPartition, transactWrite } from '../../store/store.ts'
import { type SyncDeadLetterItem, type SyncTaskItem, syncDeadLetters } from './entity.ts'

type Death = Pick<SyncDeadLetterItem, 'receives' | 'sentAt'>

/** Stores the message of a failed page. It expires with the page's task. */
export async function keepDeadLetter(
  { runID, chain, page, cursor, reason = '', expiresAt }: SyncTaskItem,
  death: Death,
) {
  const diedAt = new Date().toISOString()
  await transactWrite([[syncDeadLetters().put({ runID, chain, page, cursor, reason, expiresAt, diedAt, ...death })]])
}

/** The dead letters, newest run first. */
export async function deadLetters(): Promise<SyncDeadLetterItem[]> {
  return (await queryPartition(syncDeadLetters().query.all({}), true)).of(syncDeadLetters).reverse()
}

/** Deletes the dead letters of a run. Its tasks stay unchanged. */
export async function dropDeadLetters(runID: string) {
  const letters = (await queryPartition(syncDeadLetters().query.all({ runID }), true)).of(syncDeadLetters)
  for (const { chain, page } of letters) await transactWrite([[syncDeadLetters().delete({ runID, chain, page })]])
}
