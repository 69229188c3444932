import { playerOf } from '../../domain/watches/player-watches.ts'
import { createWatch, deleteWatch, updateWatch } from '../../domain/watches/service.ts'
import { notFound } from '../../values/errors.ts'
import { isID } from '../../values/ids.ts'
import type { Context } from '../context.ts'
import type { CreateWatchInput, MutationResolvers } from '../generated.ts'
import { asViewer } from '../rules/as-viewer.ts'

export const Mutation = {
  createWatch: async (_, { input }, context) => {
    await checkTeam(input, context)
    await checkPlayer(input, context)
    return createWatch({ ownerID: asViewer(context).userID }, input, context.now)
  },
  requestWatch: async (_, { input, recaptchaToken }, context) => {
    await checkTeam(input, context)
    const { requestWatch } = await import('../../domain/watches/visitors.ts')
    return requestWatch(input, {
      recaptchaToken,
      address: await context.ip(),
      now: context.now,
      locale: context.locale,
    })
  },
  updateWatch: (_, { id, input }, context) => updateWatch(asViewer(context).userID, id, input, context.now),
  deleteWatch: (_, { id }, context) => deleteWatch(asViewer(context).userID, id, context.now),
} satisfies MutationResolvers

/** The caller's own player, if the search is for what fits a player. */
async function checkPlayer({ kind, filters }: CreateWatchInput, { load, viewer }: Context) {
  const playerID = playerOf({ kind, subject: filters ?? '' })
  if (playerID && !(isID(playerID) && (await load.player(playerID))?.claimedBy === viewer!.userID))
    throw notFound('Player')
}

async function checkTeam({ kind, teamID }: Pick<CreateWatchInput, 'kind' | 'teamID'>, { load }: Context) {
  if (kind === 'TEAM' && !(isID(teamID) && (await load.team(teamID)))) throw notFound('Team')
}
