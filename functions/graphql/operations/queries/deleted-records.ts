import { asViewer, signedIn } from '../../rules/rule.ts'
import type { Queries } from '../operation.ts'

/** Loaded on first use, to keep reads fast. */
const service = () => import('../../../lifecycle/restore/restore.ts')

const erasing = () => import('../../../lifecycle/erasure/erase.ts')

export const queries = {
  deletedRecords: {
    rule: signedIn,
    weight: 10,
    call: async (_, { kind }, context) =>
      context.load.readOnce(`deletedRecords#${kind ?? ''}`, async () =>
        (await service()).deletedRecordsOf(kind, asViewer(context), context.now),
      ),
  },
  erasure: {
    rule: signedIn,
    call: async (_, { playerID }, context) => (await erasing()).erasureFor(playerID, asViewer(context)),
  },
} satisfies Partial<Queries>
