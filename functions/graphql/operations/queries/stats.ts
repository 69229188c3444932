import { suppressedCount } from '../../../services/mail/suppression-list.ts'
import { photosToReview } from '../../reads/waiting-photos.ts'
import { admin, anyone } from '../../rules/rule.ts'
import type { Queries } from '../operation.ts'

export const queries = {
  adminStats: { rule: anyone, call: () => ({}) },
  adminQueues: {
    rule: admin,
    call: async (_, __, context) => {
      const [claims, reports] = await Promise.all([
        import('../../../domain/claims/queue.ts'),
        import('../../../domain/reports/service.ts'),
      ])
      const [pendingClaims, openReports, photos, suppressedAddresses] = await Promise.all([
        claims.pendingClaims(),
        reports.openReports(),
        photosToReview(context),
        suppressedCount(),
      ])
      const crowded = async () => (await import('../../../services/directory/crowded-kinds.ts')).crowdedKinds()
      return { pendingClaims, openReports, waitingPhotos: photos.length, suppressedAddresses, crowdedKinds: crowded }
    },
  },
} satisfies Partial<Queries>
