import type { LimitName } from '../../services/rate-limits/rate-limits.ts'
import type { Context } from '../context.ts'
import type { MutationResolvers, QueryResolvers } from '../generated.ts'

/**
 * Operations with a rate limit per user: creations, and everything that others are notified of. Account operations count by IP address, in their
 * own services.
 */
export const limited: { [Operation in keyof (QueryResolvers & MutationResolvers)]?: LimitName } = {
  createTeam: 'createByUser',
  createPlayer: 'createByUser',
  createEvent: 'createByUser',
  createOpportunity: 'createByUser',
  registerForOpportunity: 'createByUser',
  addPlayerToTeam: 'teamMemberByUser',
  importRoster: 'rosterImportByUser',
  invitePlayerFamily: 'familyInvitationByUser',
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
  updateTeam: 'changeByUser',
  deleteTeam: 'changeByUser',
  acceptTransfer: 'changeByUser',
  declineTransfer: 'changeByUser',
  cancelTransfer: 'changeByUser',
  removeTeamContact: 'changeByUser',
  removeDivisionContact: 'changeByUser',
  acceptContact: 'changeByUser',
  declineContact: 'changeByUser',
  updatePlayer: 'changeByUser',
  deletePlayer: 'changeByUser',
  erasePlayer: 'changeByUser',
  setOpenToGuestPlay: 'changeByUser',
  updatePlayerTeamHistory: 'changeByUser',
  removePlayerFromTeam: 'changeByUser',
  moveRosterToSeason: 'changeByUser',
  acceptRosterEntry: 'changeByUser',
  declineRosterEntry: 'changeByUser',
  restoreRecord: 'changeByUser',
  updateEvent: 'changeByUser',
  emailEventChanges: 'changeByUser',
  deleteEvent: 'changeByUser',
  enterTeam: 'changeByUser',
  withdrawEntry: 'changeByUser',
  acceptEntryOffer: 'changeByUser',
  decideEntry: 'changeByUser',
  updateEntry: 'changeByUser',
  updateOpportunity: 'changeByUser',
  emailOpportunityChanges: 'changeByUser',
  deleteOpportunity: 'changeByUser',
  updateRegistrationStatus: 'changeByUser',
  approveRegistration: 'changeByUser',
  rejectRegistration: 'changeByUser',
  offerSpot: 'changeByUser',
  waitlistRegistration: 'changeByUser',
  withdrawRegistration: 'changeByUser',
  acceptRegistration: 'changeByUser',
  acceptWaitlistOffer: 'changeByUser',
  declineWaitlistOffer: 'changeByUser',
  updateRegistration: 'changeByUser',
  removeEvaluator: 'changeByUser',
  acceptEvaluator: 'changeByUser',
  declineEvaluator: 'changeByUser',
  setAskingFamilies: 'changeByUser',
  declineGuestInvitation: 'changeByUser',
  users: 'pickerByUser',
  usersCount: 'pickerByUser',
}

const isLimited = (operation: string): operation is keyof typeof limited => Object.hasOwn(limited, operation)

/** Counts the call of the operation. Refuses if its limit is exceeded. Admins are exempt. */
export async function checkRateLimit(operation: string, { viewer, now }: Context) {
  if (!isLimited(operation) || !viewer || viewer.isAdmin) return
  const { enforceRateLimits } = await import('../../services/rate-limits/rate-limits.ts')
  await enforceRateLimits({ [limited[operation]!]: viewer.userID }, now)
}
