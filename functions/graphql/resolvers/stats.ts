import { directory } from '../../services/directory/directory.ts'
import { allCounts } from '../../store/counters/counts.ts'
import type { Context } from '../context.ts'
import type { QueryResolvers } from '../generated.ts'
import { selectedFields } from '../reads/paging.ts'
import { visibleTo } from '../reads/visible-to.ts'
import { tiesOf } from '../rules/ties.ts'

export const Query = {
  /** Each total equals the count of the viewer's list. Not everyone can see all players and opportunities. */
  adminStats: async (_, __, context, info) => {
    const selected = selectedFields(info)
    const [counts, totalPlayers, totalOpportunities] = await Promise.all([
      allCounts(),
      selected.has('totalPlayers') ? visiblePlayers(context) : 0,
      selected.has('totalOpportunities') ? visibleOpportunities(context) : 0,
    ])
    return {
      totalTeams: counts.team,
      totalPlayers,
      totalEvents: counts.event,
      totalOpportunities,
      totalSeasons: counts.season,
    }
  },
  adminQueues: async () => {
    const [claims, reports] = await Promise.all([
      import('../../domain/claims/queue.ts'),
      import('../../domain/reports/service.ts'),
    ])
    const [pendingClaims, openReports] = await Promise.all([claims.pendingClaims(), reports.openReports()])
    return { pendingClaims, openReports }
  },
} satisfies QueryResolvers

const visiblePlayers = async (context: Context) =>
  directory().count('player', { ties: await tiesOf(context) }, context.seen)

const visibleOpportunities = async (context: Context) =>
  directory().count('opportunity', { now: context.now, visibleTo: await visibleTo(context) }, context.seen)
