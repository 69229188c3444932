import { divisionContacts, pendingDivisionContact } from '../../domain/contacts/entity.ts'
import type { DivisionResolvers } from '../generated.ts'
import { invitationsTo } from './contacts.ts'

export const Division = {
  isImported: ({ externalID }) => externalID !== undefined,
  contacts: async ({ id, teamID }, _, context) => [
    ...(await context.load.teamPartition(teamID)).of(divisionContacts).filter(({ divisionID }) => divisionID === id),
    ...(await invitationsTo(id, teamID, context)).map(({ invitation, name }) =>
      pendingDivisionContact(invitation, name),
    ),
  ],
} satisfies DivisionResolvers
