import { useAuth } from '../../session/auth.tsx'
import type { MyRegistration, OpportunityDetail } from './queries.ts'

/** Whether the opportunity is still upcoming. */
export const takesPlace = ({
  status,
  startTime,
}: Pick<NonNullable<MyRegistration['opportunity']>, 'status' | 'startTime'>) =>
  status !== 'CANCELLED' && Date.parse(startTime) > Date.now()

/** Registrations of the viewer's family. An organizer's list also has all others, and an admin can withdraw each. */
export function useOwnRegistrations({ registrations, viewerCanManage }: OpportunityDetail) {
  const { user, isAdmin } = useAuth()
  return registrations.filter(({ viewerCanWithdraw, player }) =>
    isAdmin ? player?.claimedBy === user?.id : viewerCanWithdraw || !viewerCanManage,
  )
}
