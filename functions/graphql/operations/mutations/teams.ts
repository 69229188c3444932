import { claimTeam } from '../../../domain/claims/service.ts'
import * as divisions from '../../../domain/divisions/service.ts'
import * as transfers from '../../../domain/team-transfers/service.ts'
import * as teams from '../../../domain/teams/service.ts'
import { mergeTeams } from '../../../lifecycle/merge/merge.ts'
import { deleteTeam } from '../../../lifecycle/removal/delete.ts'
import { acceptTransfer } from '../../../lifecycle/transfer.ts'
import { updateTeam } from '../../../lifecycle/update-team.ts'
import * as claimRules from '../../rules/claims.ts'
import { admin, signedIn, verified } from '../../rules/rule.ts'
import * as teamRules from '../../rules/teams.ts'
import { deleter, type Mutations } from '../operation.ts'

export const mutations = {
  createTeam: {
    rule: signedIn,
    limit: 'createByUser',
    call: ({ input }, { context: { seen }, caller, key, now }) =>
      teams.createTeam({ creator: caller, input, key, seen, now }),
  },
  updateTeam: {
    rule: teamRules.teamEditor,
    limit: 'changeByUser',
    call: ({ id, input }, { context: { seen }, caller, now }) => updateTeam(id, input, { caller, seen, now }),
  },
  dismissTeamSuggestion: {
    rule: teamRules.teamManager,
    call: ({ id, field }, { now }) => teams.dismissTeamSuggestion(id, field, now),
  },
  deleteTeam: {
    rule: teamRules.confirmedTeamOwner,
    limit: 'changeByUser',
    call: ({ id }, call) => deleteTeam(id, deleter(call)),
  },
  claimTeam: {
    rule: claimRules.claimant,
    limit: 'claimByUser',
    call: ({ teamID, message }, { userID, key, now }) => claimTeam(teamID, { message }, { userID, key, now }),
  },
  transferTeam: {
    rule: verified(teamRules.ownerOfTeam),
    limit: 'invitationByUser',
    call: ({ teamID, userID }, { caller, now }) => transfers.transferTeam(teamID, userID, { caller, now }),
  },
  acceptTransfer: {
    rule: teamRules.transferRecipient,
    limit: 'changeByUser',
    call: ({ id }, { now }) => acceptTransfer(id, now),
  },
  declineTransfer: {
    rule: teamRules.transferRecipient,
    limit: 'changeByUser',
    call: ({ id }, { now }) => transfers.declineTransfer(id, now),
  },
  cancelTransfer: {
    rule: teamRules.ownerOfTransfer,
    limit: 'changeByUser',
    call: ({ id }, { now }) => transfers.cancelTransfer(id, now),
  },
  addDivisionToTeam: {
    rule: teamRules.managerOfInputTeam,
    call: ({ input }, { now }) => divisions.addDivisionToTeam(input.teamID, input, now),
  },
  addDivision: {
    rule: teamRules.managerOfInputTeam,
    call: ({ input }, { now }) => divisions.addDivision(input.teamID, input, now),
  },
  updateDivision: {
    rule: teamRules.managerOfDivision,
    call: ({ id, input }, { now }) => divisions.updateDivision(id, input, now),
  },
  deleteDivision: {
    rule: teamRules.removerOfDivision,
    call: ({ id, moveTo }, { now }) => divisions.deleteDivision(id, moveTo, now),
  },
  // Reads both partitions, and writes one transaction per moved item.
  mergeTeams: {
    rule: admin,
    weight: 200,
    call: ({ fromID, intoID, dryRun }, call) => mergeTeams(fromID, intoID, { dryRun, by: deleter(call) }),
  },
} satisfies Partial<Mutations>
