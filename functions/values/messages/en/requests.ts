import { select } from '../select.ts'
import type { Value } from '../text.ts'
import { plural } from './counts.ts'

export const adminsOnly = 'Only an admin can do that.'
export const onlyOwnerAppointsManagers = 'Only the owner of the team appoints and dismisses its managers.'
export const notAnEvaluator = "You aren't an evaluator of this opportunity."
export const mayNotManageEvent = "You don't have permission to manage this event"
export const mayNotManageRegistrations = "You don't have permission to manage registrations for this opportunity"
export const mayNotEditOpportunity = "You don't have permission to edit this opportunity"
export const onlyOwnerTakesAway = 'Only the owner of the team can take an opportunity away from it.'
export const teamClaimInReview = 'Your claim of this team is being reviewed.'
export const claimInReviewUntilThen =
  'Your claim of this team is being reviewed. Until then you can add and edit, but not remove what was there before.'
export const onlyManagersSearch = 'Only people who own or manage a team can search accounts.'
export const adminConfirmCheckTraining =
  'Players who are open to play show once an admin has confirmed your background check and training.'
export const onlyOpportunityTeamFinds =
  'Players who are open to play show for opportunities of a team. Edit this opportunity and choose its team.'
export const pageFrom1 = 'page must be 1 or more.'
export const invalidPlace = 'A latitude is from -90 to 90 and a longitude from -180 to 180.'
export const userDeclinedInviteAgain = (day: Value) => `This user declined. You can invite them again after ${day}.`
export const chooseLimit = (list: Value) => `Choose one of these limits: ${list}.`
export const closedBecauseDeleted = (kind: Value) =>
  select(kind, { team: 'Closed: the team was deleted.', other: 'Closed: the player was deleted.' })
export const closedBecauseMerged = (kind: Value) =>
  select(kind, {
    team: 'Closed: the team was merged with another.',
    other: 'Closed: the player was merged with another.',
  })
export const claimClosedHandedOver = (kind: Value) =>
  select(kind, { team: 'The team was transferred.', other: "The player's family accepted the invitation." })
export const anotherClaimApproved = "An admin approved another user's claim."
export const logInFirst = 'Please log in first.'
export const accountBlocked = 'This account is blocked.'
export const mayNotEditPlayer = "You don't have permission to edit this player"
export const opportunityChanged = 'The organizer changed this opportunity. Check the details and try again.'
export const mayNotRegisterPlayer = "You don't have permission to register this player"
export const onlyTheFamily = "Only the player's family may do that."
export const invitationForSomebodyElse = 'This invitation is for somebody else.'
export const offerForSomebodyElse = 'This offer is for somebody else.'
export const tooManyFilters = 'Use fewer or shorter filters.'
export const confirmEmailFirst = 'Confirm your email address first.'
export const onlyTheClaimer = 'Only the person who claimed the player can confirm this.'
export const mayNotManageTeamHistory = "You don't have permission to manage this player's team history."
export const mayNotManageTeam = "You don't have permission to manage this team"
export const changedSinceOpened = 'This was changed since you opened it. Reload it and try again.'
export const tooMuchAtOnce = 'This asks for too much at once. Ask for smaller pages or fewer fields.'
export const distanceAbove0 = 'Enter a distance of more than 0 and up to 12,500 miles.'
export const distanceNeedsPlace = 'Sorting by distance needs a place.'
export const invalidOrder = 'This list cannot be ordered by that.'
export const lastDayBeforeFirst = 'The last day must not be before the first.'
export const typeAtLeast2 = 'Type at least 2 characters to search'
export const adminsCannotClaim = "Admins can't claim teams or players."
export const tooManyAttempts = (seconds: number) =>
  plural(seconds, {
    one: `Too many attempts. Please try again in ${seconds} second.`,
    other: `Too many attempts. Please try again in ${seconds} seconds.`,
  })
export const watchLimit = (count: Value) => `You watch ${count} searches and teams. Delete one first.`
export const logInToClaim = (kind: Value) =>
  select(kind, { team: 'You must be logged in to claim a team', other: 'You must be logged in to claim a player' })
export const invalidRequest = 'The request is not valid. Check the address of the page.'
