import { divisionContacts, pendingDivisionContact } from '../../domain/contacts/division-contact-entity.ts'
import type { DivisionResolvers, MutationResolvers } from '../generated.ts'
import { invitationsTo } from './contacts.ts'

/** Loaded on first use, to keep reads fast. */
const writes = () => import('../../domain/divisions/service.ts')
const removal = () => import('../../domain/divisions/delete.ts')

export const Mutation = {
  addDivisionToTeam: async (_, { input }, { now }) => (await writes()).addDivision(input.teamID, input, now),
  addDivision: async (_, { input }, { now }) => (await writes()).addDivision(input.teamID, input, now),
  updateDivision: async (_, { id, input }, { now }) => (await writes()).updateDivision(id, input, now),
  deleteDivision: async (_, { id, moveTo }, { now }) => (await removal()).deleteDivision(id, moveTo, now),
} satisfies MutationResolvers

export const Division = {
  isImported: ({ externalID }) => externalID !== undefined,
  contacts: async ({ id, teamID }, _, context) => [
    ...(await context.load.teamPartition(teamID)).of(divisionContacts).filter(({ divisionID }) => divisionID === id),
    ...(await invitationsTo(id, teamID, context)).map(({ invitation, name }) =>
      pendingDivisionContact(invitation, name),
    ),
  ],
} satisfies DivisionResolvers
