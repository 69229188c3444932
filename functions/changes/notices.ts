import { sendMessages } from '../domain/queue.ts'
import { settings } from '../domain/settings.ts'
import type { NoticeMessage } from '../notices/messages.ts'
import { differs, type StreamChange, textOf } from './change.ts'

/** Hands what someone may want to be told of to the queue of notices. */
export async function queueNotice(change: StreamChange) {
  const notice = noticeOf(change)
  if (notice) await sendMessages(settings.noticesQueueURL, [notice])
}

function noticeOf(change: StreamChange): NoticeMessage | null {
  const { pk, sk, before, after } = change
  if (!after) return null
  const [kind, id = ''] = pk.split('#')
  if (kind === 'opp' && sk.startsWith('reg#')) {
    const of = { opportunityID: id, playerID: sk.slice('reg#'.length) }
    if (!before) return { type: 'registrationReceived', ...of, createdAt: textOf(after, 'createdAt') ?? '' }
    if (differs(change, 'status'))
      return { type: 'registrationDecided', ...of, version: Number(textOf(after, 'version')) }
  }
  if (kind === 'team' && sk.startsWith('inv#') && !before) {
    const [userID, recordID] = [textOf(after, 'userID') ?? '', textOf(after, 'recordID') ?? '']
    return { type: 'contactInvited', teamID: id, userID, recordID }
  }
  if (kind === 'team' && sk.startsWith('req#') && !before)
    return { type: 'rosterEntryAsked', teamID: id, teamHistoryID: sk.slice('req#'.length) }
  if (kind === 'claim' && sk === 'meta' && differs(change, 'status')) return { type: 'claimDecided', claimID: id }
  return null
}
