import { writeRecord } from '../../store/records/listed-record.ts'
import { find, retryOnConflict } from '../../store/store.ts'
import { teams } from '../teams/entity.ts'
import { teamRecord } from '../teams/record.ts'
import { claimRequests } from './entity.ts'

/** Keeps the ownership provisional until an admin reviews the claim. No-op if no claim is provisional. */
export const objectToClaim = (claimID: string, now: Date) =>
  retryOnConflict(async () => {
    const claim = await find(claimRequests, { claimID })
    if (claim?.status !== 'pending' || claim.resourceType !== 'team') return
    const team = await find(teams, { teamID: claim.resourceID })
    if (!team?.provisional || team.claimedBy !== claim.userID || team.provisional.objectedAt) return
    const provisional = { ...team.provisional, objectedAt: now.toISOString() }
    await writeRecord(teamRecord.replace(team, { provisional }, { now }))
  })
