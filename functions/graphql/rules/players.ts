import { NO_PLAYER } from '../../domain/players/managed.ts'
import { notFound } from '../../values/errors.ts'
import { requestTexts } from '../../values/messages/requests.ts'
import { can } from './can.ts'
import { asViewer, forbid, type Rule } from './rule.ts'
import { manageTeam } from './teams.ts'

/** Anyone who manages the player. */
export const playerOwner: Rule<{ id: string }> = async (context, { id }) => {
  asViewer(context)
  const player = await context.load.player(id)
  if (!player) throw notFound('Player')
  if (!(await can.managePlayer(context, player))) throw forbid(NO_PLAYER)
}

/** The user who claimed the player. */
export const playerClaimer: Rule<{ playerID: string }> = async (context, { playerID: id }) => {
  await playerOwner(context, { id })
  const player = await context.load.player(id)
  if (player?.claimedBy !== context.viewer?.userID) throw forbid(requestTexts.onlyTheClaimer)
}

/** Anyone who manages the team and the player. */
export const managerOfTeamAndPlayer: Rule<{ teamID: string; playerID: string }> = async (context, args) => {
  await manageTeam(context, args.teamID)
  await playerOwner(context, { id: args.playerID })
}
