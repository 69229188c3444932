import type { LimitName } from '../domain/rates/limits.ts'
import type { Context } from './context.ts'
import type { MutationResolvers, QueryResolvers } from './generated.ts'

/** Operations that one person may use so often only. Those of accounts count by address too, and do it themselves. */
const limited: { [Operation in keyof (QueryResolvers & MutationResolvers)]?: LimitName } = {
  createTeam: 'createByUser',
  createPlayer: 'createByUser',
  createEvent: 'createByUser',
  createOpportunity: 'createByUser',
  registerForOpportunity: 'createByUser',
  addPlayerToTeam: 'teamMemberByUser',
  importRoster: 'rosterImportByUser',
  acceptPlayerInvitation: 'claimByUser',
  addTeamContact: 'invitationByUser',
  addDivisionContact: 'invitationByUser',
  transferTeam: 'invitationByUser',
  inviteGuestPlayer: 'invitationByUser',
  inviteEvaluator: 'invitationByUser',
  calendarFeed: 'calendarByUser',
  askOrganizer: 'questionByUser',
  emailRegistrants: 'messageByUser',
  claimTeam: 'claimByUser',
  claimPlayer: 'claimByUser',
  createClaimRequest: 'claimByUser',
  users: 'pickerByUser',
  usersCount: 'pickerByUser',
}

/** The check of the operation, where there is one. Administrators' work is not counted. */
export function rateOf(operation: string) {
  const limit = limited[operation as keyof typeof limited]
  if (!limit) return null
  return async ({ viewer, now }: Context) => {
    if (!viewer || viewer.isAdmin) return
    const { limitRates } = await import('../domain/rates/rates.ts')
    await limitRates({ [limit]: viewer.userID }, now)
  }
}
