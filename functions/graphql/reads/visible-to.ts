import type { VisibleTo } from '../../store/read-model/query.ts'
import type { Context } from '../context.ts'
import { confirmedTeams, teamsOf } from '../rules/can.ts'

/** The opportunities that the viewer's lists and counts include. For a team with a provisional owner, only the viewer's own. */
export async function visibleTo(context: Context): Promise<VisibleTo> {
  if (context.viewer?.isAdmin) return { all: true }
  const { own, roster } = await teamsOf(context)
  const [ownTeamIDs, rosterTeamIDs] = await Promise.all([confirmedTeams(own, context), confirmedTeams(roster, context)])
  return { viewerID: context.viewer?.userID, ownTeamIDs: [...ownTeamIDs], rosterTeamIDs: [...rosterTeamIDs] }
}
