import { evaluations, evaluators } from '../../../domain/evaluations/entity.ts'
import { publicName } from '../../../domain/players/public-name.ts'
import { registrations } from '../../../domain/registrations/entity.ts'
import { playerAge } from '../../../values/age.ts'
import { DAY_MS } from '../../../values/durations.ts'
import { filterAsync } from '../../../values/promises.ts'
import * as opportunityRules from '../../rules/opportunities.ts'
import { asViewer, signedIn } from '../../rules/rule.ts'
import type { Queries } from '../operation.ts'

/** How long after the start an evaluator still sees the opportunity. */
const DAYS_AFTER = 14

export const queries = {
  opportunityEvaluators: {
    rule: opportunityRules.organizerOfOpportunity,
    call: async (_, { opportunityID }, { load }) => (await load.opportunityPartition(opportunityID)).of(evaluators),
  },
  evaluatorInvitations: {
    rule: signedIn,
    weight: 5,
    call: async (_, __, context) => {
      const { userID } = asViewer(context)
      const ids = (await context.load.referencesOf(userID))('evaluator')
      const found = await Promise.all(
        ids.map(async (id) => (await context.load.opportunityPartition(id)).of(evaluators)),
      )
      const own = found.flat().filter((it) => it.userID === userID)
      const oldest = new Date(context.now.getTime() - DAYS_AFTER * DAY_MS).toISOString()
      return filterAsync(own, async ({ opportunityID }) => {
        const opportunity = await context.load.opportunity(opportunityID)
        return !opportunity || opportunity.startTime >= oldest
      })
    },
  },
  // Players as visitors see them, plus the jersey number, with the viewer's own evaluations.
  evaluationSheet: {
    rule: opportunityRules.evaluator,
    weight: 5,
    call: async (_, { opportunityID }, context) => {
      const { userID } = asViewer(context)
      const partition = await context.load.opportunityPartition(opportunityID)
      const own = new Map(
        partition
          .of(evaluations)
          .filter((it) => it.userID === userID)
          .map((it) => [it.playerID, it]),
      )
      const approved = partition.of(registrations).filter(({ status }) => status === 'APPROVED')
      const rows = await Promise.all(
        approved.map(async ({ playerID, jerseyNumber, checkedInAt }) => {
          const player = await context.load.unnamedPlayer(playerID)
          if (!player) return []
          const { score = null, notes = null } = own.get(playerID) ?? {}
          return [
            {
              playerID,
              name: publicName(player.name),
              jerseyNumber: jerseyNumber,
              age: playerAge(player, context.now),
              position: player.positions?.[0],
              positions: player.positions ?? [],
              isCheckedIn: checkedInAt !== undefined,
              score,
              notes,
            },
          ]
        }),
      )
      return rows.flat().sort((a, b) => a.name.localeCompare(b.name))
    },
  },
} satisfies Partial<Queries>
