import { setAskingFamilies } from '../../../domain/guest-play/asks.ts'
import { declineGuestInvitation, inviteGuestPlayer } from '../../../domain/guest-play/service.ts'
import { askOrganizer, emailRegistrants } from '../../../domain/messages/service.ts'
import * as opportunities from '../../../domain/opportunities/service.ts'
import { deleteOpportunity } from '../../../lifecycle/removal/delete.ts'
import * as opportunityRules from '../../rules/opportunities.ts'
import * as playerRules from '../../rules/players.ts'
import { verified } from '../../rules/rule.ts'
import * as teamRules from '../../rules/teams.ts'
import { deleter, done, type Mutations } from '../operation.ts'

export const mutations = {
  createOpportunity: {
    rule: teamRules.forOwnTeamIfAny,
    limit: 'createByUser',
    call: ({ input }, { caller, key, now }) => opportunities.createOpportunity({ creator: caller, input, key, now }),
  },
  updateOpportunity: {
    rule: opportunityRules.organizerForOwnTeamIfAny,
    limit: 'changeByUser',
    call: ({ id, input }, { caller, now }) => opportunities.updateOpportunity(id, input, { caller, now }),
  },
  emailOpportunityChanges: {
    rule: opportunityRules.organizer,
    limit: 'changeByUser',
    call: ({ id }, { now }) => opportunities.emailOpportunityChanges(id, now),
  },
  deleteOpportunity: {
    rule: opportunityRules.organizer,
    limit: 'changeByUser',
    call: ({ id }, call) => deleteOpportunity(id, deleter(call)),
  },
  emailRegistrants: {
    rule: verified(opportunityRules.organizerOfOpportunity),
    limit: 'messageByUser',
    call: ({ opportunityID, status, registrationIDs, ...input }, { userID, key, now }) =>
      emailRegistrants(opportunityID, { userID, status, registrationIDs, input, key, now }),
  },
  askOrganizer: {
    rule: verified(opportunityRules.viewerOfOpportunity),
    limit: 'questionByUser',
    call: ({ opportunityID, ...input }, { userID, key, now }) =>
      done(askOrganizer(opportunityID, { userID, input, key, now })),
  },
  inviteGuestPlayer: {
    rule: opportunityRules.clearedOrganizer,
    limit: 'invitationByUser',
    weight: 50,
    call: ({ opportunityID, playerID }, { userID, now }) => inviteGuestPlayer(opportunityID, playerID, userID, now),
  },
  setAskingFamilies: {
    rule: opportunityRules.clearedOrganizer,
    limit: 'changeByUser',
    weight: 100,
    call: ({ opportunityID, isOn }, { userID, now }) => setAskingFamilies(opportunityID, { userID, isOn }, now),
  },
  declineGuestInvitation: {
    rule: playerRules.playerClaimer,
    limit: 'changeByUser',
    call: ({ opportunityID, playerID }, { userID, now }) =>
      declineGuestInvitation(opportunityID, playerID, userID, now),
  },
} satisfies Partial<Mutations>
