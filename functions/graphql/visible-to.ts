import type { VisibleTo } from '../domain/directory/query.ts'
import { confirmedTeams, teamsOf } from './can.ts'
import type { Context } from './context.ts'

/** Whose opportunities lists and counts have for the viewer; of a team whose owner is provisional, only the viewer's own. */
export async function visibleTo(context: Context): Promise<VisibleTo> {
  if (context.viewer?.isAdmin) return { all: true }
  const { own, roster } = await teamsOf(context)
  const [ownTeamIDs, rosterTeamIDs] = await Promise.all([confirmedTeams(own, context), confirmedTeams(roster, context)])
  return { viewerID: context.viewer?.userID, ownTeamIDs: [...ownTeamIDs], rosterTeamIDs: [...rosterTeamIDs] }
}
