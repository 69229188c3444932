import { removeEndedAppointments } from '../../lifecycle/claim/ended-appointments.ts'
import { handOverEventsAndOpportunities } from '../../lifecycle/claim/hand-over.ts'
import { settings } from '../../services/settings.ts'
import { idempotent } from '../../store/idempotency.ts'
import { recordWrites } from '../../store/records/listed-record.ts'
import { retryOnConflict, transactWrite, type Write, type Writes } from '../../store/store.ts'
import { conflict, notFound, Refusal } from '../../values/errors.ts'
import { checkID } from '../../values/ids.ts'
import { parse } from '../../values/parse.ts'
import { consentOf, type GuardianConsent } from '../guardian-consent/consent.ts'
import { givenConsent } from '../guardian-consent/given-consent.ts'
import type { PlayerItem } from '../players/entity.ts'
import type { TeamItem } from '../teams/entity.ts'
import { notBlocked, userExists } from '../users/exists.ts'
import { isRejectedByAdmin } from './closed.ts'
import { type ClaimRequestItem, claimRequests } from './entity.ts'
import { latestInstantClaim } from './instant-claims.ts'
import { type Claimed, playerRecords, type Records, teamRecords } from './records.ts'
import { findPending, instantClaimWrites, newClaimRequest, reviewedClaimRequest } from './requests.ts'
import { createClaimRequestInput, rejectionInput } from './validation.ts'

type Asker = { userID: string; key: string | null; now: Date }

const records: { team: Records<TeamItem>; player: Records<PlayerItem> } = { team: teamRecords, player: playerRecords }
const recordsOf = (claim: ClaimRequestItem) => records[claim.resourceType] as Records

const waits = (word: string) => conflict(`You already have a claim for this ${word} waiting for review`)

export const claimTeam = (teamID: string, asker: Asker) => claim(records.team, teamID, asker)
export const claimPlayer = (playerID: string, consent: string | null | undefined, asker: Asker) =>
  claim(records.player, playerID, asker, givenConsent(consent, asker.userID, asker.now))

/** Claims the record immediately if that is allowed. Always creates a request for an admin to review. */
function claim<Item extends Claimed>(
  of: Records<Item>,
  id: string,
  { userID, key, now }: Asker,
  guardianConsent?: GuardianConsent,
): Promise<Item> {
  const subject = { resourceType: of.word, resourceID: id, userID }
  const make = (guard: [Write, Error][]) =>
    retryOnConflict(async () => {
      const record = await of.get(id)
      if (record.claimedBy) throw conflict(`This ${of.word} is already claimed`)
      const isInstant = settings.claimMode === 'instant' && of.canBeInstant(record) && !(await wasRefused(subject))
      const pending = await findPending(subject)
      if (!isInstant) {
        if (pending) throw waits(of.word)
        const { writes } = newClaimRequest({ ...subject, isInstant, guardianConsent }, now, waits(of.word))
        await transactWrite([...guard, userExists(userID), of.exists(id), ...writes])
        return record
      }
      const ownership = {
        claimedBy: userID,
        claimedAt: now.toISOString(),
        ...of.provisional(record, now),
        ...(guardianConsent && { guardianConsent }),
      }
      const claimed = of.replace(record, ownership, { now })
      await transactWrite([
        ...guard,
        ...recordWrites(claimed),
        userExists(userID),
        ...(pending
          ? instantClaimWrites(pending, now)
          : newClaimRequest({ ...subject, isInstant }, now, waits(of.word)).writes),
      ])
      return claimed.item
    })
  return idempotent({ userID, operation: `claim-${of.word}`, input: id, key, now }, id, make, of.get)
}

/** Whether a claim of this record by the user was rejected before, or handed over without a review. The next one waits for an admin. */
async function wasRefused({
  resourceID,
  ...subject
}: Pick<ClaimRequestItem, 'resourceType' | 'resourceID' | 'userID'>) {
  const claim = await latestInstantClaim({ ...subject, resourceIDs: [resourceID] })
  return claim !== null && (isRejectedByAdmin(claim) || claim.closedBecause === 'handedOver')
}

/** Requests ownership of a record, whether or not it is claimed. */
export async function createClaimRequest(input: unknown, { userID, key, now }: Asker): Promise<ClaimRequestItem> {
  const { resourceType, resourceID, message, guardianConsent } = parse(createClaimRequestInput, input)
  const of = records[resourceType] as Records
  const { claimedBy: ownerThen } = await of.get(resourceID)
  if (ownerThen === userID) throw conflict(`This ${of.word} is already yours`)
  const filing = {
    ...{ resourceType, resourceID, userID, isInstant: false, ownerThen },
    message: message || undefined,
    guardianConsent: resourceType === 'player' ? consentOf(guardianConsent, userID, now) : undefined,
  }
  const { claim, writes } = newClaimRequest(filing, now, waits(of.word))
  const file = async (guard: [Write, Error][]) => {
    await transactWrite([...guard, userExists(userID), of.exists(resourceID), ...writes])
    return claim
  }
  return idempotent({ userID, operation: 'createClaimRequest', input, key, now }, claim.claimID, file, getClaim)
}

async function getClaim(claimID: string): Promise<ClaimRequestItem> {
  checkID(claimID, 'Claim not found')
  const { data } = await claimRequests().get({ claimID }).go({ consistent: true })
  if (!data) throw notFound('Claim')
  return data
}

async function pendingClaim(claimID: string) {
  const claim = await getClaim(claimID)
  if (claim.status !== 'pending') throw conflict('This claim has already been reviewed')
  return claim
}

/** Gives the record to the claimant, unless its owner changed after the claim. */
export async function approveClaim(claimID: string, now: Date): Promise<ClaimRequestItem> {
  const claim = await retryOnConflict(async () => {
    const pending = await pendingClaim(claimID)
    const { next, writes } = reviewedClaimRequest(pending, 'approved', now)
    await transactWrite([...(await handOver(pending, now)), ...writes])
    return next
  })
  const { resourceType, resourceID, ownerThen } = claim
  if (resourceType === 'team' && ownerThen) {
    await handOverEventsAndOpportunities(resourceID, [ownerThen], now)
    await removeEndedAppointments(resourceID)
  }
  return claim
}

async function handOver(claim: ClaimRequestItem, now: Date): Promise<Writes> {
  const { resourceID, userID, isInstant, ownerThen, createdAt, guardianConsent } = claim
  const of = recordsOf(claim)
  const record = await of.get(resourceID)
  const { claimedBy: owner, claimedAt = '' } = record
  const hasChangedHands = isInstant ? owner !== userID : owner !== ownerThen || claimedAt > createdAt
  if (hasChangedHands) throw conflict(`This ${of.word} has changed hands since the claim was made`)
  const since = isInstant ? claimedAt : now.toISOString()
  const ownership = {
    ...{ claimedBy: userID, claimedAt: since, provisional: undefined, isReleased: undefined },
    ...(guardianConsent && { guardianConsent }),
  }
  const writes = recordWrites(of.replace(record, ownership, { now }))
  const itsOwner = notBlocked(userID, conflict('The account of this claim is blocked or no longer exists'))
  if (isInstant) return [...writes, itsOwner]

  const claimOfOwner = owner ? await findPending({ ...claim, userID: owner }) : null
  return [...writes, itsOwner, ...(claimOfOwner ? reviewedClaimRequest(claimOfOwner, 'rejected', now).writes : [])]
}

/** Rejects the claim. If it had already taken effect, the record is released. */
export function rejectClaim(claimID: string, reason: unknown, now: Date): Promise<ClaimRequestItem> {
  const rejectionReason = parse(rejectionInput, { reason }).reason || undefined
  return retryOnConflict(async () => {
    const claim = await pendingClaim(claimID)
    const { next, writes } = reviewedClaimRequest({ ...claim, rejectionReason }, 'rejected', now)
    await transactWrite([...writes, ...(claim.isInstant ? await release(claim, now) : [])])
    return next
  })
}

async function release(claim: ClaimRequestItem, now: Date): Promise<Writes> {
  const { resourceID, userID } = claim
  const of = recordsOf(claim)
  const record = await of.get(resourceID).catch((error: unknown) => {
    if (error instanceof Refusal) return null
    throw error
  })
  if (record?.claimedBy !== userID) return []
  return recordWrites(of.replace(record, of.released(record), { now }))
}
