import type { Value } from '../text.ts'

export const publicText = 'Public'
export const listedForEveryone = 'Listed for everyone.'
export const teamStaffRosteredFamilies = 'Team staff and rostered families.'
export const notListedAnyoneLink = 'Not listed. Anyone with the link can register.'
export const draftOnlyTeamOwner = 'Draft. Only you, the team owner, and admins can see it.'
export const seenTeamStaffRostered = 'Seen by team staff and rostered families.'
export const draftUntilChangeVisibility = 'A draft until you change its visibility.'
export const editOpportunityForm = 'Edit opportunity'
export const newOpportunity = 'New opportunity'
export const teamOptional = 'Team (Optional)'
export const leaveEmptyGeneralOpportunities = 'Leave empty for general/individual registration opportunities'
export const chooseATeam = 'Choose a team'
export const selectTeam = 'Please select a team'
export const title = 'Title'
export const titleExample = '12U tryout for the spring season'
export const startTime = 'Start Time'
export const endTime = 'End Time'
export const startTimePassed = 'This start time has passed, so nobody can register.'
export const positionsNeededField = 'Positions Needed'
export const minAge = 'Min Age'
export const maxAge = 'Max Age'
export const agesLeagueAge = 'Ages by league age'
export const agesLeagueAgeGroups = (ageGroups: Value) => `Ages by league age, ${ageGroups}`
export const capacity = 'Capacity'
export const howManyRegistrationsApprove = 'How many registrations you can approve.'
export const offersAutomatically = 'Offer freed spots by email without me'
export const offersAutomaticallyHint =
  'To the first in line, who has a day to take it. Otherwise you choose, and we propose the first.'
export const feeInCents = 'Fee (in cents)'
export const enter0FreeAmount = 'Enter 0 for free, or amount in cents (e.g., 5000 = $50.00)'
export const meanAmount = (amount: Value) => `Did you mean ${amount}?`
export const yesAmount = (amount: Value) => `Yes, ${amount}`
export const registrationDeadline = 'Registration Deadline'
export const blankClosesStart = 'If blank, closes at start.'
export const neededByField = 'Needed By'
export const untilAskFamilies =
  'Until then you can have us ask families who fit, five at a time. The first yes gets the spot.'
export const whatBringDecide = '(what to bring, decide by)'
export const whatBringField = 'What to Bring'
export const approvedFamiliesReadEmail = 'Approved families read it in their email too.'
export const paymentHint = 'Families with an approved registration see it. Nothing is paid on Fungo.'
export const decideBy = 'Decide By'
export const wellRemindFamiliesStill =
  "We'll remind you. Families still pending at 6:00 PM that day get an email that says so."
export const updating = 'Updating...'
export const updateOpportunity = 'Update Opportunity'
export const waiverRequired = 'Waiver Required'
export const parentsAcceptWaiver = 'Parents must accept a waiver.'
export const untitledOpportunity = 'Untitled opportunity'
export const guestPlayer = 'Guest player'
export const spots = 'Spots'
export const announceTryoutFindGuest = 'Announce a tryout, or find a guest player.'
export const opportunityCreatedSuccessfully = 'Opportunity created successfully!'
export const opportunityUpdatedSuccessfully = 'Opportunity updated successfully!'
export const guestPlayerNeeded = ({ ageGroup, what }: { ageGroup: Value; what: Value }) =>
  `${ageGroup} guest player needed: ${what}`
export const needTeamFirst = 'You need a team first'
export const findTeamClaim = 'Find your team and claim it'
export const opportunitiesBelongTeamOwn =
  "Opportunities belong to a team that you own. Create yours, or claim it if it's already listed."
export const updateTryoutGuestPlayer = 'Update tryout or guest player opportunity details'
export const errorLoadingOpportunity = (message: Value) => `Error loading opportunity: ${message}`
export const loadingOpportunity = 'Loading opportunity...'
export const dontPermissionEditOpportunity = "You don't have permission to edit this opportunity"
export const usualFees = 'Usual amounts'
export const anotherFee = 'Other'
