import type { VisibleTo } from '../domain/directory/query.ts'
import type { Context } from './context.ts'
import { settledTeams, teamsOf } from './rules.ts'

/** Whose opportunities lists and counts have for the viewer; of a team whose owner is provisional, only the viewer's own. */
export async function visibleTo(context: Context): Promise<VisibleTo> {
  if (context.viewer?.isAdmin) return { all: true }
  const { own, roster } = await teamsOf(context)
  const [ownTeamIDs, rosterTeamIDs] = await Promise.all([settledTeams(own, context), settledTeams(roster, context)])
  return { viewerID: context.viewer?.userID, ownTeamIDs: [...ownTeamIDs], rosterTeamIDs: [...rosterTeamIDs] }
}
