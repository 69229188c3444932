import { evaluations, evaluators } from '../../domain/evaluations/entity.ts'
import { publicName } from '../../domain/players/public-name.ts'
import { registrations } from '../../domain/registrations/entity.ts'
import { playerAge } from '../../values/age.ts'
import { DAY_MS } from '../../values/durations.ts'
import { filterAsync } from '../../values/promises.ts'
import type { EvaluationResolvers, EvaluatorResolvers, QueryResolvers } from '../generated.ts'
import { asViewer } from '../rules/rule.ts'

/** How long after the start an evaluator still sees the opportunity. */
const DAYS_AFTER = 14

export const Query = {
  opportunityEvaluators: async (_, { opportunityID }, { load }) =>
    (await load.opportunityPartition(opportunityID)).of(evaluators),
  evaluatorInvitations: async (_, __, context) => {
    const { userID } = asViewer(context)
    const ids = (await context.load.referencesOf(userID))('evaluator')
    const found = await Promise.all(ids.map(async (id) => (await context.load.opportunityPartition(id)).of(evaluators)))
    const own = found.flat().filter((it) => it.userID === userID)
    const oldest = new Date(context.now.getTime() - DAYS_AFTER * DAY_MS).toISOString()
    return filterAsync(own, async ({ opportunityID }) => {
      const opportunity = await context.load.opportunity(opportunityID)
      return !opportunity || opportunity.startTime >= oldest
    })
  },
  // Players as visitors see them, plus the jersey number, with the viewer's own evaluations.
  evaluationSheet: async (_, { opportunityID }, context) => {
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
} satisfies QueryResolvers

export const Evaluator = {
  name: async ({ userID }, _, { load }) => (await load.user(userID))?.name,
  isPending: ({ acceptedAt }) => acceptedAt === undefined,
  opportunityTitle: async ({ opportunityID }, _, { load }) => (await load.opportunity(opportunityID))?.title,
} satisfies EvaluatorResolvers

export const Evaluation = {
  evaluatorName: async ({ userID }, _, { load }) => (await load.user(userID))?.name,
} satisfies EvaluationResolvers
