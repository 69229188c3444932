import { type ClaimRequestItem, claimRequests, pendingKey, recordClaims } from '../../domain/claims/entity.ts'
import { findPending, reviewedClaimRequest } from '../../domain/claims/request-writes.ts'
import { completeDeletion, keepDeletedParts } from '../../domain/deleted-records/copies.ts'
import { type MergedKind, type MergedRecordItem, mergesOf } from '../../domain/merges/entity.ts'
import { openReportKey, reports } from '../../domain/reports/entity.ts'
import { replaceItem } from '../../store/records/version.ts'
import {
  find,
  ignoreVersionConflict,
  type Partition,
  queryPartition,
  retryOnConflict,
  transactWrite,
  versionConflict,
  type Writes,
} from '../../store/store.ts'
import { uniqueKeys } from '../../store/unique-keys/entity.ts'
import { findRecord, type RecordOf, readOf, recordExists } from '../records.ts'

/** The record that was kept, and the chain of merges to it. */
export type Kept<K extends MergedKind> = { id: string; record: RecordOf<K>; merges: MergedRecordItem[] }
type Step = () => Promise<void>

/** Moves the related items of a merged record to the kept one, each in its own transaction. */
export function moverOf<K extends MergedKind>(kind: K, fromID: string, now: Date) {
  async function findKept(): Promise<Kept<K> | null> {
    const merges = await mergesOf(kind, fromID)
    const id = merges.at(-1)?.intoID
    const record = id ? await findRecord(kind, id) : null
    return id && record ? { id, record, merges } : null
  }

  /** Reads the item again and writes it to the kept record. If it is gone, another call has moved it. */
  const move = <Thing>(
    read: () => Promise<Thing>,
    writes: (thing: NonNullable<Thing>, kept: Kept<K>) => Writes | Promise<Writes>,
  ) =>
    retryOnConflict(async () => {
      const [thing, kept] = await Promise.all([read(), findKept()])
      if (thing && kept) await transactWrite(await writes(thing, kept))
    })

  /** A condition check that the kept record still exists. */
  const exists = ({ id }: Kept<K>) => recordExists(kind, id, versionConflict)

  return {
    fromID,
    move,
    exists,

    claim: ({ claimID }: { claimID: string }) =>
      move(
        () => find(recordClaims, { resourceType: kind, resourceID: fromID, claimID }),
        (reference, kept) => movedClaim(reference, kept, exists(kept), now),
      ),

    /** Keeps an item with the duplicate if the kept record already has an equivalent one. */
    keep: (entity: string, partID: string, item: object) => keepDeletedParts(kind, fromID, [{ entity, partID, item }]),

    /**
     * Moves items until none is left. Idempotent and safe to run concurrently. Returns false if the record was not merged or the kept one
     * no longer exists.
     */
    async moveAll(
      stepsOf: (children: Partition) => Step[],
      finish?: (children: Partition) => Promise<void>,
    ): Promise<boolean> {
      for (;;) {
        const children = await queryPartition(readOf(kind, fromID), true)
        const kept = await findKept()
        if (!kept || children.entities.has(kind)) return false
        const steps = stepsOf(children)
        if (steps.length === 0) {
          await finish?.(children)
          await moveReports(fromID, kept.id)
          await completeDeletion(kind, fromID)
          return true
        }
        for (const step of steps) await step()
      }
    },
  }
}

export type Mover<K extends MergedKind> = ReturnType<typeof moverOf<K>>

/** Moves the open reports of the duplicate to the kept record. */
async function moveReports(fromID: string, intoID: string): Promise<void> {
  const { data } = await reports().query.byStatus({ status: 'open' }).go({ pages: 'all', consistent: true })
  for (const report of data.filter(({ recordID }) => recordID === fromID)) {
    const { reportID } = report
    const moved = reports().patch({ status: 'open', reportID }).set({ recordID: intoID })
    // If it was resolved in the meantime, it stays.
    await transactWrite([
      [moved, versionConflict],
      [uniqueKeys().delete(openReportKey(report))],
      [uniqueKeys().put({ ...openReportKey({ ...report, recordID: intoID }), owner: reportID })],
    ]).catch(ignoreVersionConflict)
  }
}

/**
 * The writes that move a pending request from the duplicate to the kept record. The request is closed if it no longer makes sense there:
 * its user owns that record or already has a pending request for it, or it is an instant claim by a former owner.
 */
async function movedClaim(
  { resourceType, resourceID, claimID }: Pick<ClaimRequestItem, 'resourceType' | 'resourceID' | 'claimID'>,
  kept: Kept<MergedKind>,
  isThere: Writes[number],
  now: Date,
): Promise<Writes> {
  const { claimedBy } = kept.record
  const { intoOwnerID } = kept.merges[0]!
  const claim = await find(claimRequests, { claimID })
  const left = [recordClaims().delete({ resourceType, resourceID, claimID })] as const
  if (claim?.status !== 'pending' || claim.resourceID !== resourceID) return [left]
  const { userID, isInstant } = claim
  const next: ClaimRequestItem = {
    ...claim,
    resourceID: kept.id,
    ownerThen: isInstant ? undefined : claimedBy,
    version: claim.version + 1,
  }
  const isOfOwner = userID === claimedBy
  const hasSense = isInstant ? isOfOwner && !intoOwnerID : !isOfOwner
  if (!hasSense || (await findPending(next)))
    return reviewedClaimRequest({ ...claim, closedBecause: 'merged' }, 'rejected', now).writes
  return [
    isThere,
    left,
    replaceItem(claimRequests(), claim, next),
    [uniqueKeys().delete(pendingKey(claim))],
    [uniqueKeys().create({ ...pendingKey(next), owner: claimID }), versionConflict],
    [recordClaims().put({ resourceType, resourceID: kept.id, claimID })],
  ]
}
