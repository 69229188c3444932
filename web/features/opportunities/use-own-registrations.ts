import { useAuth } from '../../session/auth.tsx'
import type { OpportunityDetail } from './queries.ts'

/** Registrations of the viewer's family. An organizer's list also has all others, and an admin can withdraw each. */
export function useOwnRegistrations({ registrations, viewerCanManage }: OpportunityDetail) {
  const { user, isAdmin } = useAuth()
  return registrations.filter(({ viewerCanWithdraw, player }) =>
    isAdmin ? player?.claimedBy === user?.id : viewerCanWithdraw || !viewerCanManage,
  )
}
