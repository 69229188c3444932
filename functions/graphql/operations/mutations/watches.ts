import { playerOf } from '../../../domain/watches/player-watches.ts'
import * as watches from '../../../domain/watches/service.ts'
import { requestWatch } from '../../../domain/watches/visitors.ts'
import { notFound } from '../../../values/errors.ts'
import type { Context } from '../../context.ts'
import type { CreateWatchInput } from '../../generated.ts'
import { anyoneNotBlocked, signedIn } from '../../rules/rule.ts'
import type { Mutations } from '../operation.ts'

export const mutations = {
  createWatch: {
    rule: signedIn,
    limit: 'watchByUser',
    call: async ({ input }, { context, userID, now }) => {
      await checkTeam(input, context)
      await checkPlayer(input, context)
      return watches.createWatch({ ownerID: userID }, input, now)
    },
  },
  requestWatch: {
    rule: anyoneNotBlocked,
    call: async ({ input, recaptchaToken }, { context, now }) => {
      await checkTeam(input, context)
      return requestWatch(input, { recaptchaToken, address: await context.ip(), now, locale: context.locale })
    },
  },
  updateWatch: {
    rule: signedIn,
    call: ({ id, input }, { userID, now }) => watches.updateWatch(userID, id, input, now),
  },
  deleteWatch: { rule: signedIn, call: ({ id }, { userID, now }) => watches.deleteWatch(userID, id, now) },
} satisfies Partial<Mutations>

/** The caller's own player, if the search is for what fits a player. */
async function checkPlayer({ kind, filters }: CreateWatchInput, { load, viewer }: Context) {
  const playerID = playerOf({ kind, subject: filters ?? '' })
  if (playerID && (await load.player(playerID))?.claimedBy !== viewer!.userID) throw notFound('Player')
}

async function checkTeam({ kind, teamID }: Pick<CreateWatchInput, 'kind' | 'teamID'>, { load }: Context) {
  if (kind === 'TEAM' && !(await load.team(teamID))) throw notFound('Team')
}
