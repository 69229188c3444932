import { recordClaims } from '../../domain/claims/entity.ts'
import { partsOfDeleted } from '../../domain/deleted-records/copies.ts'
import { deletedRecords } from '../../domain/deleted-records/entity.ts'
import { erasures, findErasure } from '../../domain/erasures/entity.ts'
import { players } from '../../domain/players/entity.ts'
import { NO_PLAYER } from '../../domain/players/managed.ts'
import { playerRecord } from '../../domain/players/record.ts'
import { rememberDeleted } from '../../domain/sync/reference-entity.ts'
import type { Caller } from '../../domain/users/entity.ts'
import { recordWrites } from '../../store/records/listed-record.ts'
import { queryPartition, retryOnConflict, transactWrite, versionConflict } from '../../store/store.ts'
import { DAY_MS, DAY_SECONDS, expiresAfter } from '../../values/durations.ts'
import { conflict, notFound, Refusal } from '../../values/errors.ts'
import { isID } from '../../values/ids.ts'
import * as m from '../../values/messages/generated.ts'
import { copiesOf, tracesOf } from './traces.ts'

/** How long the family can see that it is finished. The audit log keeps the receipt longer. */
const SHOWN_DAYS = 30
/** Backups of the table end by then. */
const BACKUP_DAYS = 35

/**
 * Deletes the player, or its copy, so that it cannot be restored. The stream consumer removes everything else that names the player. Admins
 * may do this, and the user who claimed it while no claim of it waits for review.
 */
export async function erasePlayer(playerID: string, { userID, isAdmin }: Caller, now: Date): Promise<true> {
  await retryOnConflict(async () => {
    const partition = isID(playerID) ? await queryPartition(players().get({ playerID }), true) : null
    const [player] = partition?.of(players) ?? []
    const copies = partition ? await copiesOf(playerID) : []
    const copy = copies.find(({ recordID }) => recordID === playerID)
    if (!player && !copy) throw notFound('Player')
    if (!isAdmin) {
      if (copy && copy.ownerID !== userID) throw notFound('Player')
      if (player && player.claimedBy !== userID) throw new Refusal('FORBIDDEN', NO_PLAYER)
      const parts = copy ? await partsOfDeleted('player', playerID) : []
      if (partition!.of(recordClaims).length > 0 || parts.some(({ entity }) => entity === 'claim')) throw UNDER_REVIEW
    }
    if (copies.some(({ isComplete }) => !isComplete)) throw conflict(m.this_record_is_still_being_deleted)
    await transactWrite([
      ...(player
        ? [...recordWrites(playerRecord.remove(player)), ...rememberDeleted('players', playerID, player.origin)]
        : []),
      // Nothing can be restored from now on.
      ...copies.map(
        ({ recordID, deletedAt }) =>
          [
            deletedRecords()
              .delete({ kind: 'player', recordID })
              .where((held, { eq }) => eq(held.deletedAt, deletedAt)),
            versionConflict,
          ] as const,
      ),
      [
        erasures().put({
          playerID,
          requestedBy: userID,
          status: 'running',
          traces: await tracesOf(playerID, copies),
          startedAt: now.toISOString(),
          expiresAt: expiresAfter(SHOWN_DAYS * DAY_SECONDS, now),
        }),
      ],
    ])
  })
  return true
}

const UNDER_REVIEW = conflict(m.an_admin_is_reviewing_who_this_player_belongs_to)

/** The erasure, for who requested it and admins. Null for others. */
export async function erasureFor(playerID: string, { userID, isAdmin }: Caller) {
  const erasure = isID(playerID) ? await findErasure(playerID) : null
  if (!erasure || !(isAdmin || erasure.requestedBy === userID)) return null
  const { status, startedAt, finishedAt } = erasure
  const backupsEndAt = finishedAt && new Date(Date.parse(finishedAt) + BACKUP_DAYS * DAY_MS).toISOString()
  return { id: playerID, status, startedAt, finishedAt, backupsEndAt }
}
