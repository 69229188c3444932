import { select } from '../select.ts'
import type { Value } from '../text.ts'
import { plural } from './counts.ts'

export const sessionEnded = 'Your session has ended. Please log in again.'
export const emailHasAccount = 'An account with this email already exists'
export const wrongEmailOrPassword = 'Invalid email or password'
export const linkExpired = 'This link is no longer valid. Please request a new one.'
export const passwordTooCommon = 'That password is too common. Please choose another.'
export const wrongCode = 'This code is not correct. Enter the newest code of your app.'
export const enterCodeAuthenticatorApp = 'Enter the code from your authenticator app.'
export const wrongCurrentPassword = 'Your current password is not correct'
export const browserVerifies = 'Please wait a moment. Your browser is completing a longer verification.'
export const onlyFamilyDecidesFind = "Only the player's family decides who can find the player."
export const organizerChangedWaiver = 'The organizer changed the waiver. Read it again and accept it.'
export const opportunityCanceled = 'This opportunity was canceled'
export const offerExpired = 'This offer has expired'
export const registrationAlreadyApproved = 'This registration is already approved'
export const noSpotOffered = 'No spot is offered to this registration'
export const opportunityHiddenReviewLater =
  'This opportunity is hidden. You can review registrations again when it is shown.'
export const playerRegisteredHere = 'This player is already registered for this opportunity'
export const opportunityDraft = "This opportunity is a draft and isn't accepting registrations"
export const registrationDeadlinePassed = 'The registration deadline has passed'
export const opportunityFull = 'This opportunity is full'
export const opportunityDeleted = 'The opportunity was deleted'
export const opportunityNotShown = "The opportunity isn't shown at the moment"
export const registrationDeleted = 'The registration was withdrawn or deleted'
export const organizerNoLongerNeeds = 'The organizer no longer needs an answer'
export const playerAlreadyRegistered = 'The player is already registered'
export const anotherFamilySaidYes = 'Another family said yes first'
export const saidYesAlready = 'You said yes. To change that, log in and withdraw the registration'
export const confirmGuardiansConsentFirst = "Confirm the guardian's consent on the player's page first."
export const addPlayersStateFirst = "Add the player's state first, so that organizers nearby can find the player."
export const familyAlreadyInvited = 'This family has already been invited'
export const invitationWentAnotherEmail =
  'This invitation went to another email address. Sign up or log in with that one.'
export const invitationNoLongerValid = 'This invitation is no longer valid. Ask the coach to send a new one.'
export const playerAlreadyYours = 'This player is already yours'
export const alreadyReported = 'You already reported this. An admin will look at it.'
export const severalReportsDismissed = 'Several of your reports were dismissed, so you cannot report for now.'
export const noOrganizer = 'This opportunity has no organizer any more'
export const organizeOpportunity = 'You organize this opportunity'
export const takesNoQuestions = "The organizer doesn't take questions by email"
export const conversationOver = 'This conversation is over'
export const notOnRoster = 'This player is not on the roster'
export const alreadyOnRoster = 'This player is already on the roster'
export const alreadyWaitingToJoin = 'This player is already waiting to join the roster'
export const acceptDeclineEntryFirst = 'Accept or decline this entry first'
export const entryStillWaiting = 'This entry is still waiting for an answer'
export const tooManyAttemptsSeconds = (minutes: number) =>
  plural(minutes, {
    one: `Too many attempts. Please try again in ${minutes} minute.`,
    other: `Too many attempts. Please try again in ${minutes} minutes.`,
  })
export const tooManyAttemptsHours = (hours: number) =>
  plural(hours, {
    one: `Too many attempts. Please try again in ${hours} hour.`,
    other: `Too many attempts. Please try again in ${hours} hours.`,
  })
export const recaptchaVerificationFailed = 'reCAPTCHA verification failed. Please try again.'
export const noAccountWith = (email: Value) => `There is no account with the address ${email}.`
export const forAgesAndOlder = (minAge: Value) => `This opportunity is for players aged ${minAge} and older`
export const forAgesAndYounger = (maxAge: Value) => `This opportunity is for players aged ${maxAge} and younger`
export const forAges = ({ minAge, maxAge }: { minAge: Value; maxAge: Value }) =>
  `This opportunity is for players aged ${minAge} to ${maxAge}`
export const calendarLimit = (count: Value) => `You have ${count} calendars. Remove one first.`
export const recordAlreadyClaimed = (kind: Value) =>
  select(kind, { team: 'This team is already claimed', other: 'This player is already claimed' })
export const claimAlreadyWaiting = (kind: Value) =>
  select(kind, {
    team: 'You already have a claim for this team waiting for review',
    other: 'You already have a claim for this player waiting for review',
  })
export const confirmAddressFirstInvitation =
  'This invitation went to another email address. Confirm your own address first, then open the link again.'
export const contactDoesNotManage = 'The contact must manage the team'
export const divisionFull = 'This division is full'
export const divisionCanceled = 'This division does not take place'
export const teamAlreadyEntered = 'This team has already entered this division'
export const eventCanceled = 'This event was canceled'
export const eventStarted = 'This event has already started'
export const entryWithdrawn = 'The team withdrew'
export const eventHiddenReviewLater = 'This event is hidden. You can decide about entries again when it is shown.'
export const noSpotHeld = 'No spot is held for this team'
