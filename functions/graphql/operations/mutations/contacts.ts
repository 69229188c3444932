import { acceptContact, declineContact } from '../../../domain/contacts/invitations.ts'
import * as contacts from '../../../domain/contacts/service.ts'
import { removeTeamContact } from '../../../lifecycle/removal/team-contacts.ts'
import * as contactRules from '../../rules/contacts.ts'
import { verified } from '../../rules/rule.ts'
import * as teamRules from '../../rules/teams.ts'
import type { Mutations } from '../operation.ts'

export const mutations = {
  addTeamContact: {
    rule: verified(contactRules.contactAdder),
    limit: 'invitationByUser',
    call: ({ teamID, ...input }, { caller, now }) => contacts.addTeamContact(teamID, { caller, input, now }),
  },
  removeTeamContact: {
    rule: contactRules.managerOfTeamContact,
    limit: 'changeByUser',
    call: ({ teamID, userID }, { now }) => removeTeamContact(teamID, userID, now),
  },
  addDivisionContact: {
    rule: verified(teamRules.managerOfDivision),
    limit: 'invitationByUser',
    call: ({ divisionID, ...input }, { caller, now }) =>
      contacts.addDivisionContact(divisionID, { caller, input, now }),
  },
  removeDivisionContact: {
    rule: teamRules.removerOfDivisionContact,
    limit: 'changeByUser',
    call: ({ divisionID, ageGroupID, userID }) =>
      contacts.removeDivisionContact(divisionID ?? ageGroupID ?? '', userID),
  },
  inviteContact: {
    rule: verified(contactRules.contactInviter),
    limit: 'invitationByUser',
    call: ({ recordID, ...input }, { caller, now }) => contacts.inviteContact(recordID, { caller, input, now }),
  },
  acceptContact: {
    rule: contactRules.invitedUser,
    limit: 'changeByUser',
    call: ({ id, code }, { userID, now }) => acceptContact(id, { userID, code, now }),
  },
  declineContact: {
    rule: contactRules.invitedUser,
    limit: 'changeByUser',
    call: ({ id }, { now }) => declineContact(id, now),
  },
} satisfies Partial<Mutations>
