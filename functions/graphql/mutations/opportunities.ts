import { createOpportunity, updateOpportunity } from '../../domain/opportunities/service.ts'
import { emailChangesNow } from '../../domain/scheduled-work/changes.ts'
import { deleteOpportunity } from '../../lifecycle/removal/opportunities.ts'
import type { MutationResolvers } from '../generated.ts'
import { asViewer, deleter } from '../rules/as-viewer.ts'

export const Mutation = {
  createOpportunity: (_, { input }, context) => {
    const { idempotencyKey: key, now } = context
    return createOpportunity({ creator: asViewer(context), input, key, now })
  },
  emailOpportunityChanges: (_, { id }, { now }) => emailChangesNow('opportunity-change', id, now),
  updateOpportunity: (_, { id, input }, { now }) => updateOpportunity(id, input, now),
  deleteOpportunity: (_, { id }, context) => deleteOpportunity(id, deleter(context)),
} satisfies MutationResolvers
