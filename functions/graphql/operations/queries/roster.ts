import { playerRequests, rosterRequests } from '../../../domain/roster/entity.ts'
import { filterAsync } from '../../../values/promises.ts'
import { historyOf } from '../../reads/rosters.ts'
import { can, teamsOf } from '../../rules/can.ts'
import { anyone, asViewer, signedIn } from '../../rules/rule.ts'
import type { Queries } from '../operation.ts'

export const queries = {
  playerTeamHistory: { rule: anyone, call: (_, { playerID }, context) => historyOf(playerID, context) },
  pendingRosterEntries: {
    rule: signedIn,
    call: async (_, __, context) => {
      const { load } = context
      const playerIDs = (await load.referencesOf(asViewer(context).userID))('claimedPlayer')
      const [teams, players] = await Promise.all([
        Promise.all([...(await teamsOf(context)).own].map(load.teamPartition)),
        Promise.all(playerIDs.map(load.playerPartition)),
      ])
      const own = [...teams.flatMap((it) => it.of(rosterRequests)), ...players.flatMap((it) => it.of(playerRequests))]
      const asked = await filterAsync(own, (it) => can.answerRosterEntry(context.viewer, it, context))
      return asked.sort((a, b) => b.createdAt.localeCompare(a.createdAt))
    },
  },
} satisfies Partial<Queries>
