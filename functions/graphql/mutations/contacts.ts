import { acceptContact, declineContact } from '../../domain/contacts/invitations.ts'
import {
  addDivisionContact,
  addTeamContact,
  inviteContactByEmail,
  removeDivisionContact,
} from '../../domain/contacts/service.ts'
import { removeTeamContact } from '../../lifecycle/removal/team-contacts.ts'
import type { MutationResolvers } from '../generated.ts'
import { asViewer } from '../rules/as-viewer.ts'

export const Mutation = {
  addTeamContact: (_, { teamID, userID, role }, context) =>
    addTeamContact(teamID, {
      caller: asViewer(context),
      input: { userID, role },
      now: context.now,
    }),
  removeTeamContact: (_, { teamID, userID }, { now }) => removeTeamContact(teamID, userID, now),
  addDivisionContact: (_, { divisionID, userID, role }, context) =>
    addDivisionContact(divisionID, {
      caller: asViewer(context),
      input: { userID, role },
      now: context.now,
    }),
  removeDivisionContact: (_, { divisionID, ageGroupID, userID }) =>
    removeDivisionContact(divisionID ?? ageGroupID ?? '', userID),
  inviteContact: (_, { recordID, email, role }, context) =>
    inviteContactByEmail(recordID, { caller: asViewer(context), input: { email, role }, now: context.now }),
  acceptContact: (_, { id, code }, context) =>
    acceptContact(id, { userID: asViewer(context).userID, code, now: context.now }),
  declineContact: (_, { id }, { now }) => declineContact(id, now),
} satisfies MutationResolvers
