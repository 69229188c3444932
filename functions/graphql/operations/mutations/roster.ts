import { acceptPlayerInvitation } from '../../../domain/family-invitations/service.ts'
import { importRoster } from '../../../domain/roster/import.ts'
import { acceptRosterEntry, declineRosterEntry } from '../../../domain/roster/requests.ts'
import * as roster from '../../../domain/roster/service.ts'
import { isVerified } from '../../../domain/users/entity.ts'
import * as claimRules from '../../rules/claims.ts'
import * as playerRules from '../../rules/players.ts'
import * as rosterRules from '../../rules/roster.ts'
import { verified } from '../../rules/rule.ts'
import * as teamRules from '../../rules/teams.ts'
import { tiesOf } from '../../rules/ties.ts'
import type { Mutations } from '../operation.ts'

export const mutations = {
  addPlayerToTeam: {
    rule: rosterRules.teamManagerOrPlayerOwner,
    limit: 'teamMemberByUser',
    call: ({ input }, { caller, key, now }) => roster.addPlayerToTeam({ caller, input, key, now }),
  },
  updatePlayerTeamHistory: {
    rule: rosterRules.rosterManagerOfBothEnds,
    limit: 'changeByUser',
    call: ({ id, input }, { caller, now }) => roster.updatePlayerTeamHistory(id, { caller, input, now }),
  },
  removePlayerFromTeam: {
    rule: rosterRules.rosterManager,
    limit: 'changeByUser',
    call: ({ teamHistoryID }, { caller, now }) => roster.removePlayerFromTeam(teamHistoryID, { caller, now }),
  },
  // One directory search and one transaction per row.
  importRoster: {
    rule: teamRules.managerOfTeam,
    limit: 'rosterImportByUser',
    weight: 200,
    call: async ({ dryRun, ...args }, { context, caller, key, now }) =>
      importRoster({
        ...args,
        caller,
        isDryRun: dryRun ?? false,
        ties: await tiesOf(context),
        canInvite: !caller.isAdmin && isVerified(caller),
        key,
        locale: context.locale,
        now,
        seen: context.seen,
      }),
  },
  moveRosterToSeason: {
    rule: rosterRules.managerOfMovedEntries,
    limit: 'changeByUser',
    call: ({ teamID, ...args }, { caller, now }) => roster.moveRosterToSeason(teamID, { ...args, caller, now }),
  },
  invitePlayerFamily: {
    rule: verified(playerRules.managerOfTeamAndPlayer),
    limit: 'familyInvitationByUser',
    call: (args, { userID, now }) => roster.invitePlayerFamily({ ...args, invitedBy: userID }, now),
  },
  acceptPlayerInvitation: {
    rule: claimRules.invitedFamily,
    limit: 'claimByUser',
    call: ({ playerID, code, guardianConsent: consent }, { caller, now }) =>
      acceptPlayerInvitation(playerID, code, { caller, consent, now }),
  },
  acceptRosterEntry: {
    rule: rosterRules.rosterRequestRecipient,
    limit: 'changeByUser',
    call: ({ id }, { caller, now }) => acceptRosterEntry(id, { caller, now }),
  },
  declineRosterEntry: {
    rule: rosterRules.rosterRequestDecliner,
    limit: 'changeByUser',
    call: ({ id }, { caller, now }) => declineRosterEntry(id, { caller, now }),
  },
} satisfies Partial<Mutations>
