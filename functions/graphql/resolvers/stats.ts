import { directory } from '../../services/directory/directory.ts'
import type { AdminStatsResolvers } from '../generated.ts'
import { visibleTo } from '../rules/can.ts'
import { tiesOf } from '../rules/ties.ts'

/** Each total equals the count of the viewer's list. Not everyone can see all players and opportunities. */
export const AdminStats = {
  totalTeams: (_, __, { seen }) => directory().count('team', {}, seen),
  totalPlayers: async (_, __, context) => directory().count('player', { ties: await tiesOf(context) }, context.seen),
  totalEvents: (_, __, { now, seen }) => directory().count('event', { now }, seen),
  totalOpportunities: async (_, __, context) =>
    directory().count('opportunity', { now: context.now, visibleTo: await visibleTo(context) }, context.seen),
  totalSeasons: async () => (await (await import('../../domain/seasons/service.ts')).findSeasons({})).length,
} satisfies AdminStatsResolvers
