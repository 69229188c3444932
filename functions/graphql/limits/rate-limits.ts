import type { LimitName } from '../../services/rate-limits/rate-limits.ts'
import type { Context } from '../context.ts'
import type { MutationResolvers, QueryResolvers } from '../generated.ts'

/** Operations with a rate limit per user. Account operations also count by IP address, in their own services. */
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
  inviteContact: 'invitationByUser',
  transferTeam: 'invitationByUser',
  inviteGuestPlayer: 'invitationByUser',
  inviteEvaluator: 'invitationByUser',
  calendarFeed: 'calendarByUser',
  addPushSubscription: 'pushByUser',
  createWatch: 'watchByUser',
  askOrganizer: 'questionByUser',
  emailRegistrants: 'messageByUser',
  claimTeam: 'claimByUser',
  claimPlayer: 'claimByUser',
  createClaimRequest: 'claimByUser',
  users: 'pickerByUser',
  usersCount: 'pickerByUser',
}

/** The rate limit check of the operation, or null. Admins are exempt. */
export function rateLimitOf(operation: string) {
  const limit = limited[operation as keyof typeof limited]
  if (!limit) return null
  return async ({ viewer, now }: Context) => {
    if (!viewer || viewer.isAdmin) return
    const { enforceRateLimits } = await import('../../services/rate-limits/rate-limits.ts')
    await enforceRateLimits({ [limit]: viewer.userID }, now)
  }
}
