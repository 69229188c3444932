import { acceptPlayerInvitation } from '../../domain/family-invitations/service.ts'
import { importRoster } from '../../domain/roster/import.ts'
import { invitePlayerFamily } from '../../domain/roster/invite-family.ts'
import { moveRosterToSeason } from '../../domain/roster/move.ts'
import { acceptRosterEntry, declineRosterEntry } from '../../domain/roster/requests.ts'
import { addPlayerToTeam, removePlayerFromTeam, updatePlayerTeamHistory } from '../../domain/roster/service.ts'
import type { MutationResolvers } from '../generated.ts'
import { openPlayer, seesFullProfile } from '../limits/full-profiles.ts'
import { asViewer } from '../rules/as-viewer.ts'
import { isVerified } from '../rules/can.ts'
import { tiesOf } from '../rules/ties.ts'

export const Mutation = {
  addPlayerToTeam: (_, { input }, context) => {
    const { idempotencyKey: key, now } = context
    return addPlayerToTeam({ caller: asViewer(context), input, key, now })
  },
  updatePlayerTeamHistory: (_, { id, input }, context) =>
    updatePlayerTeamHistory(id, { caller: asViewer(context), input, now: context.now }),
  removePlayerFromTeam: (_, { teamHistoryID }, context) =>
    removePlayerFromTeam(teamHistoryID, { caller: asViewer(context), now: context.now }),
  importRoster: async (_, { dryRun, ...args }, context) => {
    const caller = asViewer(context)
    const { idempotencyKey: key, locale, now, seen } = context
    const mayInvite = !caller.isAdmin && isVerified(caller)
    const isDryRun = dryRun ?? false
    return importRoster({
      ...args,
      caller,
      isDryRun,
      sees: (player) => {
        openPlayer(context, player)
        return seesFullProfile(context, player)
      },
      ties: await tiesOf(context),
      canInvite: mayInvite,
      key,
      locale,
      now,
      seen,
    })
  },
  moveRosterToSeason: (_, { teamID, ...args }, context) =>
    moveRosterToSeason(teamID, { ...args, caller: asViewer(context), now: context.now }),
  invitePlayerFamily: (_, args, context) => {
    const { userID: invitedBy } = asViewer(context)
    return invitePlayerFamily({ ...args, invitedBy }, context.now)
  },
  acceptPlayerInvitation: (_, { playerID, code, guardianConsent: consent }, context) => {
    const { userID } = asViewer(context)
    return acceptPlayerInvitation(playerID, code, { userID, consent, now: context.now })
  },
  acceptRosterEntry: (_, { id }, context) => acceptRosterEntry(id, { caller: asViewer(context), now: context.now }),
  declineRosterEntry: (_, { id }, context) => declineRosterEntry(id, { caller: asViewer(context), now: context.now }),
} satisfies MutationResolvers
