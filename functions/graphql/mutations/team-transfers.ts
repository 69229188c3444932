import { acceptTransfer, cancelTransfer, declineTransfer, transferTeam } from '../../domain/team-transfers/service.ts'
import { managersOf } from '../../domain/teams/managers.ts'
import { removeEndedAppointments } from '../../lifecycle/claim/ended-appointments.ts'
import { handOverEventsAndOpportunities } from '../../lifecycle/claim/hand-over.ts'
import { parentOf } from '../../values/ids.ts'
import type { MutationResolvers } from '../generated.ts'
import { asViewer } from '../rules/as-viewer.ts'

export const Mutation = {
  transferTeam: (_, { teamID, userID }, context) =>
    transferTeam(teamID, userID, { caller: asViewer(context), now: context.now }),
  acceptTransfer: async (_, { id }, { now, load }) => {
    const before = await load.team(parentOf(id, 'Transfer'))
    const team = await acceptTransfer(id, now)
    const former = before ? [before.claimedBy ?? '', ...managersOf(before)] : []
    await handOverEventsAndOpportunities(team.teamID, former, now)
    await removeEndedAppointments(team.teamID)
    return team
  },
  declineTransfer: (_, { id }, { now }) => declineTransfer(id, now),
  cancelTransfer: (_, { id }, { now }) => cancelTransfer(id, now),
} satisfies MutationResolvers
