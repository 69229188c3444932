import { reviewSafetyRecord, updateSafetyRecords } from '../../domain/safety-records/service.ts'
import type { MutationResolvers } from '../generated.ts'
import { asViewer } from '../rules/as-viewer.ts'

export const Mutation = {
  updateSafetyRecords: (_, { input }, context) => updateSafetyRecords(asViewer(context).userID, input, context.now),
  reviewSafetyRecord: (_, args, context) =>
    reviewSafetyRecord({ ...args, by: asViewer(context).userID, now: context.now }),
} satisfies MutationResolvers
