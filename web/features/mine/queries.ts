import { queryOptions } from '@tanstack/react-query'
import { query } from '../../api/client.ts'
import { MineDocument, type MineQuery } from '../../api/generated.ts'

export type Mine = Omit<MineQuery, 'managedTeams'>
export type MyKid = Mine['claimedPlayers'][number]
export type MyTeam = Mine['claimedTeams'][number]
/** A registration for an opportunity that has not started. */
export type MyRegistration = MyKid['registrations'][number] & {
  opportunity: NonNullable<MyKid['registrations'][number]['opportunity']>
}

/** The viewer's players and teams with pending items. The menu shows their number on every screen. */
export const mineQuery = queryOptions({
  queryKey: ['mine'],
  queryFn: async (): Promise<Mine> => {
    const { managedTeams, claimedTeams, ...mine } = await query(MineDocument)
    return { ...mine, claimedTeams: [...claimedTeams, ...managedTeams] }
  },
  staleTime: 5 * 60_000,
  meta: { isInHeader: true },
})

export const isUpcoming = (registration: MyKid['registrations'][number]): registration is MyRegistration =>
  registration.opportunity !== null && registration.opportunity.startTime > new Date().toISOString()

/** Whether the family must act: accept a registration made by a coach, or take a held spot. */
export const waitsForMe = ({ viewerCanAccept, offerExpiresAt, opportunity }: MyRegistration) =>
  opportunity.status !== 'CANCELLED' && (viewerCanAccept || offerExpiresAt !== null)

/** Number of items that await the viewer. */
export function waitingCount(mine: Mine) {
  const { claimedPlayers, claimedTeams, contactInvitations, teamTransfers, pendingRosterEntries } = mine
  const evaluations = mine.evaluatorInvitations.filter(({ isPending }) => isPending)
  const registrations = claimedPlayers.flatMap((kid) => kid.registrations.filter(isUpcoming).filter(waitsForMe))
  const decisions = claimedTeams.flatMap(({ opportunities }) => opportunities.map((it) => it.undecidedCount))
  return (
    registrations.length +
    contactInvitations.length +
    teamTransfers.length +
    pendingRosterEntries.length +
    evaluations.length +
    decisions.reduce((sum, count) => sum + count, 0)
  )
}
