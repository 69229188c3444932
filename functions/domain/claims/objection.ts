import { linkIn } from '../../services/mail/link-in.ts'
import { isLinkSignature, linkSignature } from '../../services/signature.ts'
import { recordWrites } from '../../store/records/listed-record.ts'
import { find, retryOnConflict, transactWrite } from '../../store/store.ts'
import { isID } from '../../values/ids.ts'
import type { Locale } from '../../values/messages/locale.ts'
import { teams } from '../teams/entity.ts'
import { teamRecord } from '../teams/record.ts'
import { claimRequests } from './entity.ts'

/** The link for a listed contact of an imported team to object to its claim without signing in. */
export const objectionLink = async (claimID: string, locale: Locale) =>
  linkIn(
    locale,
    `/p/object?${new URLSearchParams({ claim: claimID, signature: await linkSignature('object', claimID) })}`,
  )

/** Returns the claim ID of the link, or null for an invalid link. */
export async function readObjectionLink({ claim, signature }: Record<string, string | undefined>) {
  return isID(claim) && (await isLinkSignature(signature, 'object', claim)) ? claim : null
}

/** Keeps the ownership provisional until an admin reviews the claim. No-op if no claim is provisional. */
export const objectToClaim = (claimID: string, now: Date) =>
  retryOnConflict(async () => {
    const claim = await find(claimRequests, { claimID })
    if (claim?.status !== 'pending' || claim.resourceType !== 'team') return
    const team = await find(teams, { teamID: claim.resourceID })
    if (!team?.provisional || team.claimedBy !== claim.userID || team.provisional.objectedAt) return
    const provisional = { ...team.provisional, objectedAt: now.toISOString() }
    await transactWrite(recordWrites(teamRecord.replace(team, { provisional }, { now })))
  })
