import { settings } from '../../services/settings.ts'
import { idempotent } from '../../store/idempotency.ts'
import { recordWrites } from '../../store/records/listed-record.ts'
import { find, retryOnConflict, transactWrite, type Write } from '../../store/store.ts'
import { conflict, notFound } from '../../values/errors.ts'
import { checkID } from '../../values/ids.ts'
import { coachRefusalTexts } from '../../values/messages/coach-refusals.ts'
import { refusalTexts } from '../../values/messages/refusals.ts'
import { parse } from '../../values/parse.ts'
import { consentOf, type GuardianConsent } from '../guardian-consent/consent.ts'
import { givenConsent } from '../guardian-consent/validation.ts'
import { userExists } from '../users/entity.ts'
import { type ClaimRequestItem, claimRequests, isRejectedByAdmin } from './entity.ts'
import { type Claimed, playerRecords, type Records, recordsOf, teamRecords } from './ownership.ts'
import { findPending, instantClaimWrites, latestInstantClaim, newClaimRequest } from './request-writes.ts'
import { claimInput, createClaimRequestInput } from './validation.ts'

type Asker = { userID: string; key: string | null; now: Date }

const waits = (kind: string) => conflict(refusalTexts.claimAlreadyWaiting(kind))

type Words = { message?: string | null; consent?: string | null }

export const claimTeam = (teamID: string, { message }: Words, asker: Asker) =>
  claim(teamRecords, teamID, asker, { message })
export const claimPlayer = (playerID: string, { message, consent }: Words, asker: Asker) =>
  claim(playerRecords, playerID, asker, { message, guardianConsent: givenConsent(consent, asker.userID, asker.now) })

/** Claims the record immediately if that is allowed. Always creates a request for an admin to review. */
function claim<Item extends Claimed>(
  of: Records<Item>,
  id: string,
  { userID, key, now }: Asker,
  { guardianConsent, ...words }: { message?: string | null; guardianConsent?: GuardianConsent },
): Promise<Item> {
  const subject = { resourceType: of.word, resourceID: id, userID }
  const message = parse(claimInput, words).message || undefined
  const make = (guard: [Write, Error][]) =>
    retryOnConflict(async () => {
      const record = await of.get(id)
      if (record.claimedBy) throw conflict(refusalTexts.recordAlreadyClaimed(of.word))
      const isInstant = settings.claimMode === 'instant' && of.canBeInstant(record) && !(await wasRefused(subject))
      const pending = await findPending(subject)
      if (!isInstant) {
        if (pending) throw waits(of.word)
        const { writes } = newClaimRequest({ ...subject, message, isInstant, guardianConsent }, now, waits(of.word))
        await transactWrite([...guard, userExists(userID), of.exists(id), ...writes])
        return record
      }
      const ownership = {
        claimedBy: userID,
        claimedAt: now.toISOString(),
        ...(await of.provisional(record, userID, now)),
        ...(guardianConsent && { guardianConsent }),
      }
      const claimed = of.replace(record, ownership, { now })
      await transactWrite([
        ...guard,
        ...recordWrites(claimed),
        userExists(userID),
        ...(pending
          ? instantClaimWrites(pending, now)
          : newClaimRequest({ ...subject, message, isInstant }, now, waits(of.word)).writes),
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
  const of = recordsOf({ resourceType })
  const { claimedBy: ownerThen } = await of.get(resourceID)
  if (ownerThen === userID) throw conflict(coachRefusalTexts.recordAlreadyYours(of.word))
  const filing = {
    resourceType,
    resourceID,
    userID,
    isInstant: false,
    ownerThen,
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

export async function getClaim(claimID: string): Promise<ClaimRequestItem> {
  checkID(claimID, 'Claim')
  const data = await find(claimRequests, { claimID })
  if (!data) throw notFound('Claim')
  return data
}

export async function getPendingClaim(claimID: string) {
  const claim = await getClaim(claimID)
  if (claim.status !== 'pending') throw conflict(coachRefusalTexts.claimAlreadyReviewed)
  return claim
}
