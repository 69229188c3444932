import { allCounts } from '../../domain/stats/counts.ts'
import type { QueryResolvers } from '../generated.ts'

export const Query = {
  /** Others than admins are told of as many opportunities as everyone may see. */
  adminStats: async (_, __, { viewer }) => {
    const counts = await allCounts()
    return {
      totalTeams: counts.team,
      totalPlayers: counts.player,
      totalEvents: counts.event,
      totalOpportunities: counts[viewer?.isAdmin ? 'opportunity' : 'public-opportunity'],
      totalSeasons: counts.season,
    }
  },
} satisfies QueryResolvers
