import type { VisibleTo } from '../domain/directory/query.ts'
import type { Context } from './context.ts'
import { teamsOf } from './rules.ts'

/** Whose opportunities lists and counts have for the viewer. */
export async function visibleTo(context: Context): Promise<VisibleTo> {
  if (context.viewer?.isAdmin) return { all: true }
  const { own, roster } = await teamsOf(context)
  return { viewerID: context.viewer?.userID, ownTeamIDs: [...own], rosterTeamIDs: [...roster] }
}
