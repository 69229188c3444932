import { isCurrent } from '../../domain/roster/entity.ts'
import type { TeamHistoryResolvers } from '../generated.ts'
import { can } from '../rules/can.ts'

export const TeamHistory = {
  id: ({ teamHistoryID }) => teamHistoryID,
  isCurrent: (entry, _, { now }) => !entry.waitsFor && isCurrent(entry, now),
  player: ({ playerID }, _, { load }) => load.player(playerID),
  team: ({ teamID }, _, { load }) => load.team(teamID),
  // Together with the team and a first name, it would identify a child on the field.
  jerseyNumber: async ({ jerseyNumber, playerID }, _, { viewer, load }) =>
    viewer || !(await load.player(playerID)) ? jerseyNumber : null,
  position: async ({ playerID }, _, { load }) => (await load.unnamedPlayer(playerID))?.positions?.[0],
  positions: async ({ playerID }, _, { load }) => (await load.unnamedPlayer(playerID))?.positions ?? [],
  viewerCanAnswer: (entry, _, context) => can.answerRosterEntry(context.viewer, entry, context),
  viewerCanManage: async ({ teamID, playerID }, _, context) => {
    const { viewer, load } = context
    if (!viewer) return false
    const [team, player] = await Promise.all([load.team(teamID), load.player(playerID)])
    return can.manageTeam(viewer, team) || can.managePlayer(context, player)
  },
} satisfies TeamHistoryResolvers
