import { watchesOf } from '../../../domain/watches/service.ts'
import { asViewer, signedIn } from '../../rules/rule.ts'
import type { Queries } from '../operation.ts'

export const queries = {
  watches: { rule: signedIn, call: async (_, __, context) => (await watchesOf(asViewer(context).userID)).toReversed() },
} satisfies Partial<Queries>
