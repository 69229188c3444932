import { queryOptions } from '@tanstack/react-query'
import { queryOf } from '../../api/options.ts'
import { AgendaDocument, type AgendaQuery, MySeasonDocument, type MySeasonQuery } from './my-season.generated.ts'

export type MySeason = Omit<MySeasonQuery, 'managedTeams'>
export type ClaimedPlayer = MySeason['claimedPlayers'][number]
export type MyTeam = MySeason['claimedTeams'][number]
/** A registration for an opportunity that has not started. */
export type MyRegistration = ClaimedPlayer['registrations'][number] & {
  opportunity: NonNullable<ClaimedPlayer['registrations'][number]['opportunity']>
}

/** The viewer's players and teams with pending items. The menu shows their number on every screen. */
export const mySeasonQuery = queryOptions({
  ...queryOf(
    MySeasonDocument,
    {},
    ({ managedTeams, claimedTeams, ...mine }): MySeason => ({
      ...mine,
      claimedTeams: [...claimedTeams, ...managedTeams],
    }),
  ),
  staleTime: 5 * 60_000,
  meta: { isInHeader: true },
})

/** How old data may be on the user's own screens. The header's count may be older. */
export const ON_SCREEN = 30_000

export type AgendaEntry = AgendaQuery['agenda'][number]

/** What takes place in the next seven days. Soonest first. */
export const agendaQuery = queryOptions({ ...queryOf(AgendaDocument, {}), staleTime: ON_SCREEN })

export const isUpcoming = (registration: ClaimedPlayer['registrations'][number]): registration is MyRegistration =>
  registration.opportunity !== null && registration.opportunity.startTime > new Date().toISOString()

/** Whether the family must act: accept a registration made by a coach, or take a held spot. */
const waitsForMe = ({ viewerCanAccept, offerExpiresAt, opportunity }: MyRegistration) =>
  opportunity.status !== 'CANCELLED' && (viewerCanAccept || offerExpiresAt !== null)

/** Number of items that await the viewer. */
export function waitingCount(mine: MySeason) {
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
    claimedPlayers.flatMap(({ guestInvitations }) => guestInvitations).length +
    decisions.reduce((sum, count) => sum + count, 0)
  )
}
