import { type ClaimRequestItem, claimRequests, pendingKey, recordClaims } from '../../domain/claims/entity.ts'
import { findPending, reviewedClaimRequest } from '../../domain/claims/request-writes.ts'
import { completeDeletion, keepDeletedParts } from '../../domain/deleted-records/copies.ts'
import { type MergedKind, type MergedRecordItem, mergesOf } from '../../domain/merges/entity.ts'
import { openReportKey, reports } from '../../domain/reports/entity.ts'
import { replaceItem } from '../../store/records/version.ts'
import {
  conditionCheck,
  find,
  queryPartition,
  retryOnConflict,
  transactWrite,
  VersionConflict,
  versionConflict,
  type Write,
  type Writes,
} from '../../store/store.ts'
import { uniqueKeys } from '../../store/unique-keys/entity.ts'

/** The record that was kept, and the chain of merges to it. */
export type Kept<Item> = { id: string; record: Item; merges: MergedRecordItem[] }
export type Children = Awaited<ReturnType<typeof queryPartition>>
type Step = () => Promise<void>

type Records<Item> = {
  get(id: string): Write
  find(id: string): Promise<Item | null>
  isIn(children: Children): boolean
}

/** Moves the related items of a merged record to the kept one, each in its own transaction. */
export function moverOf<Item>(kind: MergedKind, fromID: string, records: Records<Item>) {
  async function findKept(): Promise<Kept<Item> | null> {
    const merges = await mergesOf(kind, fromID)
    const id = merges.at(-1)?.intoID
    const record = id ? await records.find(id) : null
    return id && record ? { id, record, merges } : null
  }

  return {
    fromID,

    /** Reads the item again and writes it to the kept record. If it is gone, another call has moved it. */
    move: <Thing>(
      read: () => Promise<Thing>,
      writes: (thing: NonNullable<Thing>, kept: Kept<Item>) => Writes | Promise<Writes>,
    ) =>
      retryOnConflict(async () => {
        const [thing, kept] = await Promise.all([read(), findKept()])
        if (thing && kept) await transactWrite(await writes(thing, kept))
      }),

    /** A condition check that the kept record still exists. */
    exists: ({ id }: Kept<Item>) => [conditionCheck(records.get(id), 'exists'), versionConflict] as const,

    /** Keeps an item with the duplicate if the kept record already has an equivalent one. */
    keep: (entity: string, partID: string, item: object) => keepDeletedParts(kind, fromID, [{ entity, partID, item }]),

    /**
     * Moves items until none is left. Idempotent and safe to run concurrently. Returns false if the record was not merged or the kept one
     * no longer exists.
     */
    async moveAll(stepsOf: (children: Children) => Step[], finish?: Step): Promise<boolean> {
      for (;;) {
        const children = await queryPartition(records.get(fromID), true)
        const kept = await findKept()
        if (!kept || records.isIn(children)) return false
        const steps = stepsOf(children)
        if (steps.length === 0) {
          await finish?.()
          await moveReports(kind, fromID, kept.id)
          await completeDeletion(kind, fromID)
          return true
        }
        for (const step of steps) await step()
      }
    },
  }
}

export type Mover<Item> = ReturnType<typeof moverOf<Item>>

/** Moves the open reports of the duplicate to the kept record. */
async function moveReports(kind: MergedKind, fromID: string, intoID: string): Promise<void> {
  const { data } = await reports().query.byStatus({ status: 'open' }).go({ pages: 'all', consistent: true })
  for (const report of data.filter((it) => it.kind === kind && it.recordID === fromID)) {
    const { reportID } = report
    const moved = reports().patch({ status: 'open', reportID }).set({ recordID: intoID })
    try {
      await transactWrite([
        [moved, versionConflict],
        [uniqueKeys().delete(openReportKey(report))],
        [uniqueKeys().put({ ...openReportKey({ ...report, recordID: intoID }), owner: reportID })],
      ])
    } catch (error) {
      // It was resolved in the meantime.
      if (!(error instanceof VersionConflict)) throw error
    }
  }
}

type KeptRecord = { id: string; claimedBy?: string; isThere: readonly [Write, Error] }

/**
 * The writes that move a pending request from the duplicate to the kept record. The request is closed if it no longer makes sense there:
 * its user owns that record or already has a pending request for it, or it is an instant claim by a former owner.
 */
export async function movedClaim(
  { resourceType, resourceID, claimID }: Pick<ClaimRequestItem, 'resourceType' | 'resourceID' | 'claimID'>,
  kept: KeptRecord,
  { ownerID, intoOwnerID }: MergedRecordItem,
  now: Date,
): Promise<Writes> {
  const claim = await find(claimRequests, { claimID })
  const left = [recordClaims().delete({ resourceType, resourceID, claimID })] as const
  if (claim?.status !== 'pending' || claim.resourceID !== resourceID) return [left]
  const { userID, isInstant } = claim
  const next: ClaimRequestItem = {
    ...claim,
    resourceID: kept.id,
    ownerThen: isInstant ? undefined : kept.claimedBy,
    version: claim.version + 1,
  }
  const isOfOwner = userID === kept.claimedBy
  const hasSense = isInstant ? isOfOwner && userID === ownerID && !intoOwnerID : !isOfOwner
  if (!hasSense || (await findPending(next)))
    return reviewedClaimRequest({ ...claim, closedBecause: 'merged' }, 'rejected', now).writes
  return [
    kept.isThere,
    left,
    replaceItem(claimRequests(), claim, next),
    [uniqueKeys().delete(pendingKey(claim))],
    [uniqueKeys().create({ ...pendingKey(next), owner: claimID }), versionConflict],
    [recordClaims().put({ resourceType, resourceID: kept.id, claimID })],
  ]
}
