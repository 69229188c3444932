import { claimTeam } from '../../domain/claims/service.ts'
import { createTeam, dismissTeamSuggestion, updateTeam } from '../../domain/teams/service.ts'
import { relistTeamRecords } from '../../lifecycle/relist.ts'
import { deleteTeam } from '../../lifecycle/removal/teams.ts'
import type { MutationResolvers } from '../generated.ts'
import { asViewer, deleter } from '../rules/as-viewer.ts'

export const Mutation = {
  createTeam: (_, { input }, context) => {
    const { idempotencyKey: key, seen, now } = context
    return createTeam({ creator: asViewer(context), input, key, seen, now })
  },
  updateTeam: async (_, { id, input }, { seen, now }) => {
    const { team, isRelisted } = await updateTeam(id, input, seen, now)
    if (isRelisted) await relistTeamRecords(id)
    return team
  },
  dismissTeamSuggestion: (_, { id, field }, { now }) => dismissTeamSuggestion(id, field, now),
  deleteTeam: (_, { id }, context) => deleteTeam(id, deleter(context)),
  claimTeam: (_, { teamID }, context) => {
    const { idempotencyKey: key, now } = context
    return claimTeam(teamID, { userID: asViewer(context).userID, key, now })
  },
} satisfies MutationResolvers
