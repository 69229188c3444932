import { claimPlayer } from '../../domain/claims/service.ts'
import {
  confirmGuardianConsent,
  createPlayer,
  dismissPlayerSuggestion,
  updatePlayer,
} from '../../domain/players/service.ts'
import { deletePlayer } from '../../lifecycle/removal/players.ts'
import type { MutationResolvers } from '../generated.ts'
import { asViewer, deleter } from '../rules/as-viewer.ts'

export const Mutation = {
  createPlayer: (_, { input }, context) => {
    const { idempotencyKey: key, now } = context
    return createPlayer({ creator: asViewer(context), input, key, now })
  },
  updatePlayer: (_, { id, input }, context) => updatePlayer(id, input, { caller: asViewer(context), now: context.now }),
  dismissPlayerSuggestion: (_, { id, field }, context) =>
    dismissPlayerSuggestion(id, field, { caller: asViewer(context), now: context.now }),
  deletePlayer: (_, { id }, context) => deletePlayer(id, deleter(context)),
  claimPlayer: (_, { playerID, guardianConsent }, context) => {
    const { idempotencyKey: key, now } = context
    return claimPlayer(playerID, guardianConsent, { userID: asViewer(context).userID, key, now })
  },
  confirmGuardianConsent: (_, { playerID, version }, context) =>
    confirmGuardianConsent(playerID, version, asViewer(context).userID, context.now),
} satisfies MutationResolvers
