import { cancelDivision } from '../../../domain/entries/cancel-division.ts'
import { moveEntry } from '../../../domain/entries/move.ts'
import { chooseEventRoster } from '../../../domain/entries/roster.ts'
import { replaceSchedule } from '../../../domain/entries/schedule.ts'
import * as entries from '../../../domain/entries/service.ts'
import { signEventWaiver } from '../../../domain/entries/sign-waiver.ts'
import { emailTeams } from '../../../domain/messages/email-teams.ts'
import * as eventRules from '../../rules/events.ts'
import { playerClaimer } from '../../rules/players.ts'
import { verified } from '../../rules/rule.ts'
import * as teamRules from '../../rules/teams.ts'
import type { Mutations } from '../operation.ts'

export const mutations = {
  enterTeam: {
    rule: verified(teamRules.managerOfInputTeam),
    limit: 'changeByUser',
    call: ({ input }, { caller, now }) => entries.enterTeam(input, { caller, now }),
  },
  withdrawEntry: {
    rule: eventRules.managerOfEntry,
    limit: 'changeByUser',
    call: ({ id }, { now }) => entries.withdrawEntry(id, now),
  },
  acceptEntryOffer: {
    rule: eventRules.managerOfEntry,
    limit: 'changeByUser',
    call: ({ id }, { now }) => entries.acceptEntryOffer(id, now),
  },
  decideEntry: {
    rule: eventRules.organizerOfEntry,
    limit: 'changeByUser',
    call: ({ id, decision, reason }, { userID, now }) =>
      entries.decideEntry(id, decision, { reason }, { decidedBy: userID, now }),
  },
  recordEntryFee: {
    rule: eventRules.organizerOfEntry,
    limit: 'changeByUser',
    call: ({ id, ...input }, { now }) => entries.recordEntryFee(id, input, now),
  },
  recordEntryInsurance: {
    rule: eventRules.organizerOfEntry,
    limit: 'changeByUser',
    call: ({ id, ...input }, { now }) => entries.recordEntryInsurance(id, input, now),
  },
  moveEntry: {
    rule: eventRules.organizerOfEntry,
    limit: 'changeByUser',
    call: ({ id, divisionID }, { userID, now }) => moveEntry(id, divisionID, { decidedBy: userID, now }),
  },
  cancelDivision: {
    rule: eventRules.confirmedOrganizer,
    limit: 'changeByUser',
    call: ({ id, divisionID }, { now }) => cancelDivision({ eventID: id, divisionID }, now),
  },
  emailTeams: {
    rule: verified(eventRules.confirmedOrganizer),
    limit: 'messageByUser',
    call: ({ id, status, ...input }, { userID, key, now }) => emailTeams(id, { userID, status, input, key, now }),
  },
  chooseEventRoster: {
    rule: eventRules.managerOfEntry,
    limit: 'changeByUser',
    call: ({ id, ...input }, { now }) => chooseEventRoster(id, input, now),
  },
  signEventWaiver: {
    rule: playerClaimer,
    limit: 'changeByUser',
    call: (signed, { userID, now }) => signEventWaiver(signed, userID, now),
  },
  checkInTeam: {
    rule: eventRules.organizerOfEntry,
    call: ({ id, ...input }, { now }) => entries.checkInTeam(id, input, now),
  },
  replaceSchedule: {
    rule: eventRules.confirmedOrganizer,
    limit: 'changeByUser',
    call: ({ id, input }, { caller, now }) => replaceSchedule(id, input, { caller, now }),
  },
} satisfies Partial<Mutations>
