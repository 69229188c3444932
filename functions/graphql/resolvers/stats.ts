import { directory } from '../../services/directory/directory.ts'
import { suppressedCount } from '../../services/mail/suppression-list.ts'
import type { AdminStatsResolvers, QueryResolvers } from '../generated.ts'
import { photosToReview } from '../reads/waiting-photos.ts'
import { visibleTo } from '../rules/can.ts'
import { tiesOf } from '../rules/ties.ts'

export const Query = {
  adminStats: () => ({}),
  adminQueues: async (_, __, context) => {
    const [claims, reports] = await Promise.all([
      import('../../domain/claims/queue.ts'),
      import('../../domain/reports/service.ts'),
    ])
    const [pendingClaims, openReports, photos, suppressedAddresses] = await Promise.all([
      claims.pendingClaims(),
      reports.openReports(),
      photosToReview(context),
      suppressedCount(),
    ])
    return { pendingClaims, openReports, waitingPhotos: photos.length, suppressedAddresses }
  },
} satisfies QueryResolvers

/** Each total equals the count of the viewer's list. Not everyone can see all players and opportunities. */
export const AdminStats = {
  totalTeams: (_, __, { seen }) => directory().count('team', {}, seen),
  totalPlayers: async (_, __, context) => directory().count('player', { ties: await tiesOf(context) }, context.seen),
  totalEvents: (_, __, { now, seen }) => directory().count('event', { now }, seen),
  totalOpportunities: async (_, __, context) =>
    directory().count('opportunity', { now: context.now, visibleTo: await visibleTo(context) }, context.seen),
  totalSeasons: async () => (await (await import('../../domain/seasons/service.ts')).findSeasons({})).length,
} satisfies AdminStatsResolvers
