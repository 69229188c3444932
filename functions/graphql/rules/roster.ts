import { NO_HISTORY, type RosterItem, rosterEntries, rosterRequests } from '../../domain/roster/entity.ts'
import { notFound } from '../../values/errors.ts'
import { isID, parentOf } from '../../values/ids.ts'
import type { Context } from '../context.ts'
import { can } from './can.ts'
import { playerOwner } from './players.ts'
import { asViewer, forbid, type Rule, refuseMissing } from './rule.ts'
import { manageTeam, refuseProvisional, refuseUnverifiedClaim } from './teams.ts'

async function manageEither(context: Context, teamID: string, playerID: string) {
  const viewer = asViewer(context)
  const [team, player] = await Promise.all([context.load.team(teamID), context.load.player(playerID)])
  if (!can.manageTeam(viewer, team) && !(await can.managePlayer(context, player))) throw forbid(NO_HISTORY)
  await refuseUnverifiedClaim(context, teamID)
}

/** Anyone who manages the team or claimed the player of a new roster entry. */
export const teamManagerOrPlayerOwner: Rule<{ input: { teamID?: string | null; playerID?: string | null } }> = async (
  context,
  { input: { teamID, playerID } },
) => {
  asViewer(context)
  if (!isID(teamID) || !isID(playerID)) return
  await manageEither(context, teamID, playerID)
  await refuseMissing(context, teamID, playerID)
}

/** Like `teamManagerOrPlayerOwner`, for a stored roster entry. */
export const rosterManager: Rule<{ teamHistoryID: string }> = async (context, { teamHistoryID }) => {
  const entry = await manageRosterEntry(context, teamHistoryID)
  await refuseProvisionalEnd(context, entry)
}

/** Prevents a provisional owner from ending an entry that existed before the claim, unless the player is their own. */
async function refuseProvisionalEnd(context: Context, { teamID, playerID, createdAt }: RosterItem) {
  const player = await context.load.player(playerID)
  if (!(await can.managePlayer(context, player))) await refuseProvisional(context, teamID, createdAt)
}

/** Like `rosterManager`. The caller must also manage the team or player that the entry moves to. */
export const rosterManagerOfBothEnds: Rule<{
  id: string
  input: { teamID?: string | null; playerID?: string | null; endDate?: string | null }
}> = async (context, { id, input: { teamID, playerID, endDate } }) => {
  const entry = await manageRosterEntry(context, id)
  if (teamID || playerID || endDate) await refuseProvisionalEnd(context, entry)
  if (teamID && teamID !== entry.teamID) await manageTeam(context, teamID)
  if (playerID && playerID !== entry.playerID) await playerOwner(context, { id: playerID })
}

/** Anyone who manages the team and can end each of the entries. */
export const managerOfMovedEntries: Rule<{ teamID: string; entryIDs: readonly string[] }> = async (
  context,
  { teamID, entryIDs },
) => {
  await manageTeam(context, teamID)
  const entries = (await context.load.teamPartition(teamID)).of(rosterEntries)
  for (const entry of entries) if (entryIDs.includes(entry.teamHistoryID)) await refuseProvisionalEnd(context, entry)
}

async function manageRosterEntry(context: Context, teamHistoryID: string): Promise<RosterItem> {
  asViewer(context)
  const teamID = parentOf(teamHistoryID, 'Team history')
  const partition = await context.load.teamPartition(teamID)
  const rows = [...partition.of(rosterEntries), ...partition.of(rosterRequests)]
  const entry = rows.find((it) => it.teamHistoryID === teamHistoryID)
  if (!entry) throw notFound('Team history')
  await manageEither(context, entry.teamID, entry.playerID)
  return entry
}

/** Anyone who manages the team or player whose acceptance the roster entry needs. */
export const rosterRequestRecipient: Rule<{ id: string }> = async (context, { id }) => {
  await answerableRequest(context, id)
}

/** The recipient. A provisional owner cannot decline what was asked before the claim. */
export const rosterRequestDecliner: Rule<{ id: string }> = async (context, { id }) =>
  refuseProvisionalEnd(context, await answerableRequest(context, id))

async function answerableRequest(context: Context, id: string) {
  const viewer = asViewer(context)
  const partition = await context.load.teamPartition(parentOf(id, 'Team history'))
  const request = partition.of(rosterRequests).find((it) => it.teamHistoryID === id)
  if (!request) throw notFound('Team history')
  if (!(await can.answerRosterEntry(viewer, request, context))) throw forbid(NO_HISTORY)
  await refuseUnverifiedClaim(context, request.teamID)
  return request
}
