import { writeRecord } from '../../store/records/listed-record.ts'
import { find, retryOnConflict } from '../../store/store.ts'
import { teams } from '../teams/entity.ts'
import { provisionalOf } from '../teams/provisional.ts'
import { teamRecord } from '../teams/record.ts'
import { claimRequests } from './entity.ts'

/** The team that the claim provisionally gave to its maker. Null if no objection can change that any more. */
async function findProvisionalTeam(claimID: string, now: Date) {
  const claim = await find(claimRequests, { claimID })
  if (!claim) return null
  const team = await find(teams, { teamID: claim.resourceID })
  return team?.claimedBy === claim.userID && provisionalOf(team, now) ? team : null
}

export const isOpenToObjection = async (claimID: string, now: Date) =>
  (await findProvisionalTeam(claimID, now)) !== null

/** Removes the end of the objection period, for a team whose contacts do not know of the claim. No-op if no claim is provisional. */
export const removeObjectionEnd = (claimID: string, now: Date) =>
  retryOnConflict(async () => {
    const team = await findProvisionalTeam(claimID, now)
    if (!team?.provisional?.until) return
    const { until: _, ...provisional } = team.provisional
    await writeRecord(teamRecord.replace(team, { provisional }, { now }))
  })

/** Keeps the ownership provisional until an admin reviews the claim. No-op if no claim is provisional. */
export const objectToClaim = (claimID: string, now: Date) =>
  retryOnConflict(async () => {
    const team = await findProvisionalTeam(claimID, now)
    if (!team?.provisional || team.provisional.objectedAt) return
    const provisional = { ...team.provisional, objectedAt: now.toISOString() }
    await writeRecord(teamRecord.replace(team, { provisional }, { now }))
  })
