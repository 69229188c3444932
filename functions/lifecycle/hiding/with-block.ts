import { removePushSubscriptions } from '../../domain/push/subscriptions.ts'
import { type HideableKind, hiddenRecords } from '../../domain/reports/entity.ts'
import { userReferences, users } from '../../domain/users/entity.ts'
import { directory } from '../../services/directory/directory.ts'
import { queryPartition } from '../../store/store.ts'
import { firstIDOf } from '../../values/ids.ts'
import { hideWithBlock, unhideAfterBlock } from './hiding.ts'

const NO_LIMIT = Number.MAX_SAFE_INTEGER

/**
 * Hides or shows the account's teams, events, and opportunities, depending on whether it is blocked. They stay hidden until an admin
 * decides about each or unblocks the account. Turns off notifications on the devices of a blocked account. Idempotent.
 */
export async function propagateBlock(userID: string, now: Date): Promise<void> {
  const partition = await queryPartition(users().get({ userID }), true)
  const [user] = partition.of(users)
  if (!user) return
  if (!user.isBlocked) return unhideAll(userID, now)
  await removePushSubscriptions(userID)
  const teamIDs = partition
    .of(userReferences)
    .filter(({ kind }) => kind === 'claimedTeam')
    .map(({ recordID }) => recordID)
  // Makes the directory read the log, so that it has everything written before the block.
  const position = firstIDOf(now.getTime())
  const mine = { createdBy: userID, perPage: NO_LIMIT, now }
  const [eventIDs, opportunityIDs] = await Promise.all([
    directory().ids('event', mine, { event: position }),
    directory().ids('opportunity', { ...mine, visibleTo: { all: true } }, { opportunity: position }),
  ])
  const all: [HideableKind, string[]][] = [
    ['opportunity', opportunityIDs],
    ['event', eventIDs],
    ['team', teamIDs],
  ]
  for (const [kind, ids] of all) for (const id of ids) await hideWithBlock({ kind, id }, user, now)
}

async function unhideAll(userID: string, now: Date) {
  const { data: hidden } = await hiddenRecords().query.all({}).go({ pages: 'all', consistent: true })
  for (const { kind, recordID: id } of hidden) await unhideAfterBlock({ kind, id }, userID, now)
}
