import { suppressedCount } from '../../../services/mail/suppression-list.ts'
import { photosToReview } from '../../reads/waiting-photos.ts'
import { admin, anyone } from '../../rules/rule.ts'
import type { Queries } from '../operation.ts'

export const queries = {
  adminStats: { rule: anyone, call: () => ({}) },
  adminQueues: {
    rule: admin,
    call: async (_, __, context) => {
      const [claims, reports, safety, lists] = await Promise.all([
        import('../../../domain/claims/queue.ts'),
        import('../../../domain/reports/service.ts'),
        import('../../../domain/safety-records/service.ts'),
        import('../../../services/directory/crowded-kinds.ts'),
      ])
      const [pendingClaims, openReports, photos, safetyUsers, suppressedAddresses, crowdedKinds] = await Promise.all([
        claims.pendingClaims(),
        reports.openReports(),
        photosToReview(context),
        safety.usersToReview(),
        suppressedCount(),
        lists.crowdedKinds(),
      ])
      return {
        pendingClaims,
        openReports,
        waitingPhotos: photos.length,
        waitingSafetyRecords: safetyUsers.length,
        suppressedAddresses,
        crowdedKinds,
      }
    },
  },
} satisfies Partial<Queries>
