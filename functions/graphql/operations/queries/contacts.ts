import { pendingOf } from '../../resolvers/contacts.ts'
import { anyone, asViewer, signedIn } from '../../rules/rule.ts'
import type { Queries } from '../operation.ts'

export const queries = {
  contactInvitation: {
    rule: anyone,
    weight: 3,
    call: async (_, { id, code }, { now }) => {
      const { findContactInvitation } = await import('../../../domain/contacts/invitations.ts')
      return findContactInvitation(id, code, now)
    },
  },
  contactInvitations: {
    rule: signedIn,
    call: async (_, __, context) => {
      const { userID } = asViewer(context)
      const recordIDs = (await context.load.referencesOf(userID))('contactInvitation')
      const found = await Promise.all(recordIDs.map((recordID) => pendingOf(recordID, context)))
      return found
        .flat()
        .filter((it) => it.userID === userID)
        .sort((a, b) => b.createdAt.localeCompare(a.createdAt))
    },
  },
} satisfies Partial<Queries>
