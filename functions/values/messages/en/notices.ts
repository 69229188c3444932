import { select } from '../select.ts'
import type { Value } from '../text.ts'
import { plural } from './counts.ts'

export const aPlayer = 'a player'
export const aPlayerCapitalized = 'A player'
export const invitationCanceled = 'An invitation was canceled'
export const teamInvitationCanceled = ({ team }: { team: Value }) =>
  `The invitation to join "${team}" as a contact was canceled, because who sent it no longer manages the team. Ask the team if you still want to join: it can invite you again.`
export const evaluatorInvitationCanceled = ({ title }: { title: Value }) =>
  `The invitation to evaluate the players of "${title}" was canceled, because who sent it no longer organizes it. The new organizer can invite you again.`
export const offerEndedWithOwner = ({ team }: { team: Value }) =>
  `${team} is no longer offered to you, because who offered it no longer owns it.`
export const invitationOfDeletedTeam = ({ team }: { team: Value }) =>
  `The invitation to join "${team}" as a contact was canceled, because the team was deleted.`
export const invitedProfileTaken =
  'The invitation to claim a player profile was canceled, because somebody else manages the profile now. If that is wrong, ask the coach who invited you.'
export const invitedProfileDeleted =
  'The invitation to claim a player profile was canceled, because the profile was deleted. You have nothing to do.'
export const rosterRequestEnded = 'A roster request has ended'
export const requestOfDeletedTeam = ({ team, name }: { team: Value; name: Value }) =>
  `The team ${team} was deleted from Fungo, so the request that ${name} joins its roster has ended.`
export const requestForDeletedPlayer = ({ team, name }: { team: Value; name: Value }) =>
  `The profile of ${name} was deleted, so the request to join the roster of ${team} has ended.`
export const evaluatedOpportunityDeleted = ({ title }: { title: Value }) =>
  `"${title}" was deleted, so nobody evaluates its players.`
export const somebody = 'Somebody'
export const viewTheEvent = 'View the event'
export const viewTheOpportunity = 'View the opportunity'
export const manageRegistrations = 'Manage registrations'
export const acceptOrDecline = 'Accept or decline'
export const when = 'When'
export const until = 'Until'
export const where = 'Where'
export const fee = 'Fee'
export const bring = 'Bring'
export const organizer = 'Organizer'
export const newRegistration = ({ title }: { title: Value }) => `New registration: ${title}`
export const registeredFor = ({ name, title, start }: { name: Value; title: Value; start: Value }) =>
  `${name} was registered for "${title}" (${start}).`
export const isOnWaitlist = 'The opportunity is full: this registration is on the waitlist.'
export const waitsForReview = 'This registration is waiting for your review.'
export const onTheWaitlist = ({ title }: { title: Value }) => `On the waitlist: ${title}`
export const registrationReceived = ({ title }: { title: Value }) => `Registration received: ${title}`
export const fullOnWaitlist = ({ title, name }: { title: Value; name: Value }) =>
  `"${title}" is full. ${name} is on the waitlist. You'll get an email when a spot is free.`
export const registeredPending = ({ name, title }: { name: Value; title: Value }) =>
  `${name} is registered for "${title}". The registration is pending. You'll get an email when the organizer decides.`
export const youCanWithdraw = "You can withdraw the registration on the opportunity's page."
export const registeredForAnOpportunity = ({ name }: { name: Value }) => `${name} was registered for an opportunity`
export const yourPlayerWasRegistered = 'Your player was registered for an opportunity'
export const registrantRegisteredName = ({
  registrant,
  name,
  title,
  start,
}: {
  registrant: Value
  name: Value
  title: Value
  start: Value
}) => `${registrant} registered ${name} for "${title}" (${start}).`
export const viewTheRegistration = 'View the registration'
export const spotTaken = ({ title }: { title: Value }) => `Spot taken: ${title}`
export const spotTakenWaitlist = ({ title }: { title: Value }) => `Spot taken from the waitlist: ${title}`
export const askedWillPlay = ({ name, title, start }: { name: Value; title: Value; start: Value }) =>
  `You asked, and ${name} will play: "${title}" (${start}).`
export const nextTookTheSpot = ({ name, title, start }: { name: Value; title: Value; start: Value }) =>
  `${name} was on the waitlist of "${title}" (${start}), and the family took the spot.`
export const registrationApproved = ({ title }: { title: Value }) => `Registration approved: ${title}`
export const notSelected = ({ title }: { title: Value }) => `Not selected: ${title}`
export const goodNews = ({
  name,
  title,
  start,
  location,
}: {
  name: Value
  title: Value
  start: Value
  location: Value
}) => `Good news: ${name} has a spot in "${title}" (${start}, ${location}).`
export const wasNotSelected = ({ name, title }: { name: Value; title: Value }) =>
  `${name} wasn't selected for "${title}".`
export const theOrganizerWrote = ({ reason }: { reason: Value }) => `The organizer wrote: ${reason}`
export const registrationWithdrawn = ({ title }: { title: Value }) => `Registration withdrawn: ${title}`
export const wasWithdrawn = ({ name, title, start }: { name: Value; title: Value; start: Value }) =>
  `${name}'s registration for "${title}" (${start}) was withdrawn.`
export const spotFreeAgain = 'The spot is free again. It is offered to the first in line, if there is one.'
export const spotFreeYouDecide = 'The spot is free again. You decide who is offered it: we propose the first in line.'
export const waitlistedByCoach = ({ name, title }: { name: Value; title: Value }) =>
  `${name} is waitlisted by the coach of "${title}". You keep your place in the line, and get an email when a spot is free for ${name}.`
export const spotNotTaken = ({ title }: { title: Value }) => `Spot not taken: ${title}`
export const offerNotAnswered = ({ name, title }: { name: Value; title: Value }) =>
  `The family of ${name} did not answer your offer of a spot in "${title}" in time.`
export const offerDeclined = ({ name, title }: { name: Value; title: Value }) =>
  `The family of ${name} declined your offer of a spot in "${title}".`
export const youNotedPayment = ({ amount }: { amount: Value }) => `You noted a payment of ${amount}.`
export const spotFree = ({ title }: { title: Value }) => `A spot is free: ${title}`
export const spotFreeFor = ({ name, title }: { name: Value; title: Value }) =>
  `A spot for ${name} in "${title}" is free.`
export const heldUntil = ({ until }: { until: Value }) =>
  `We're holding it for you until ${until}. After that it goes to another family.`
export const spotHeld = ({ title }: { title: Value }) => `Spot held: ${title}`
export const familySaidYes = ({ name, title, start }: { name: Value; title: Value; start: Value }) =>
  `The family of ${name} said yes to "${title}" (${start}).`
export const heldForWaiver = ({ until }: { until: Value }) =>
  `We're holding the spot until ${until}, because the family has to sign the waiver. You'll get an email when it has. If it doesn't, we ask the next families.`
export const signWaiver = ({ title }: { title: Value }) => `Sign the waiver: ${title}`
export const youSaidYes = ({ name, title, until }: { name: Value; title: Value; until: Value }) =>
  `You said yes for ${name}. We're holding the spot in "${title}" until ${until}.`
export const acceptWaiver = 'Log in and accept the waiver until then. After that, others are asked.'
export const signTheWaiver = 'Sign the waiver'
export const spotWentNext = ({ title }: { title: Value }) => `The spot went to the next: ${title}`
export const spotNoLongerHeld = ({ title, name }: { title: Value; name: Value }) =>
  `The spot in "${title}" that was held for ${name} is not held any more.`
export const stillAcceptWaiver = ({ name }: { name: Value }) =>
  `You can still accept the waiver. Then the organizer can approve ${name}'s registration. You can also withdraw it.`
export const registrationStaysPendingOff = ({ name }: { name: Value }) =>
  `${name}'s registration stays pending, off the waitlist. The organizer can still approve it, and you can withdraw it.`
export const spotsTaken = ({ count, capacity }: { count: Value; capacity: Value }) =>
  `${count} of ${capacity} spots are taken.`
export const aTeam = 'a team'
export const nameIsInvited = ({ name, type }: { name: Value; type: Value }) =>
  select(type, { TRYOUT: `${name} is invited to a tryout`, other: `${name} is invited to play as a guest` })
export const playerInvited = ({ type }: { type: Value }) =>
  select(type, { TRYOUT: 'Your player is invited to a tryout', other: 'Your player is invited to play as a guest' })
export const organizerInvitesName = ({ title, name, type }: { title: Value; name: Value; type: Value }) =>
  select(type, {
    TRYOUT: `The organizer of "${title}" invites ${name} to the tryout.`,
    other: `The organizer of "${title}" invites ${name} to play as a guest.`,
  })
export const nameAsksTeam = ({ name, team, date }: { name: Value; team: Value; date: Value }) =>
  `${name} asks for ${team}. The background check, which an admin confirmed, is valid since ${date}.`
export const adminFungoAsks = ({ name }: { name: Value }) => `${name}, an admin of Fungo, asks.`
export const startAndPlace = ({ start, place }: { start: Value; place: Value }) => `${start}, ${place}.`
export const becauseGuestPlayRegister = ({ type }: { type: Value }) =>
  select(type, {
    TRYOUT:
      "You get this because guest play is on, with tryouts, for your player. The organizer doesn't know who you are until you register.",
    other:
      "You get this because guest play is on for your player. The organizer doesn't know who you are until you register.",
  })
export const organizerNeedsGuestPlayer = ({ title, name }: { title: Value; name: Value }) =>
  `The organizer of "${title}" needs a guest player. Can ${name} play?`
export const pleaseAnswerBy = ({ time }: { time: Value }) =>
  `Please answer by ${time}. Other families are asked too, and the first yes gets the spot.`
export const hourToSignWaiver = 'After a yes you have an hour to log in and sign the waiver.'
export const becauseGuestPlay =
  "You get this because guest play is on for your player. The organizer doesn't know who you are until you say yes."
export const answerYesNo = 'Answer yes or no'
export const theSpotIsTaken = 'The spot is taken'
export const noAnswerNeeded = 'No answer needed'
export const anotherFamilySaidYes = ({ name, title }: { name: Value; title: Value }) =>
  `We asked if ${name} can play in "${title}". Another family said yes first, so you don't have to answer.`
export const noNeedToAnswerAbout = ({ name, title }: { name: Value; title: Value }) =>
  `We asked if ${name} can play in "${title}". You don't have to answer any more.`
export const noNeedToAnswer = ({ name }: { name: Value }) =>
  `We asked if ${name} can play. You don't have to answer any more.`
export const viewAllRecords = ({ kind }: { kind: Value }) =>
  select(kind, {
    team: 'View all teams',
    player: 'View all players',
    event: 'View all events',
    other: 'View all opportunities',
  })
export const viewTheRecord = ({ kind }: { kind: Value }) =>
  select(kind, {
    team: 'View the team',
    player: 'View the player',
    event: 'View the event',
    other: 'View the opportunity',
  })
export const reason = ({ reason }: { reason: Value }) => `Reason: ${reason}`
export const yourClaimWas = ({ outcome }: { outcome: Value }) =>
  select(outcome, {
    approved: 'Your claim was approved',
    closed: 'Your claim was closed',
    other: 'Your claim was not approved',
  })
export const claimNameApproved = ({ name, kind }: { name: Value; kind: Value }) =>
  select(kind, {
    team: `Your claim for ${name} was approved. You can now manage the team.`,
    other: `Your claim for ${name} was approved. You can now manage the player.`,
  })
export const reviewedClaimNotApprove = ({ name }: { name: Value }) =>
  `We reviewed your claim for ${name} and did not approve it.`
export const teamsContactsStay =
  "The team's contacts stay and read what is for the team only. Remove those who should not."
export const claimClosedDeleted = ({ kind }: { kind: Value }) =>
  select(kind, {
    team: 'Your claim is closed: the team that it was for was deleted.',
    other: 'Your claim is closed: the player that it was for was deleted.',
  })
export const claimClosedMerged = ({ kind }: { kind: Value }) =>
  select(kind, {
    team: 'Your claim is closed: the team that it was for was merged with another.',
    other: 'Your claim is closed: the player that it was for was merged with another.',
  })
export const claimClosedHandedOver = ({ name, kind }: { name: Value; kind: Value }) =>
  select(kind, {
    team: `Your claim is closed: ${name} has changed hands since you made it. If the team should be yours, claim it again on its page.`,
    other: `Your claim is closed: ${name} has changed hands since you made it. If the player should be yours, claim it again on its page.`,
  })
export const claimBeingReviewedAgain = 'Your claim is being reviewed again'
export const adminReviewClaimAgain = ({ name }: { name: Value }) =>
  `An admin took back the decision on your claim for ${name} and will review it again.`
export const adminReviewClaimAgainUntil = ({ name, kind }: { name: Value; kind: Value }) =>
  select(kind, {
    team: `An admin took back the decision on your claim for ${name} and will review it again. Until then you don't manage the team.`,
    other: `An admin took back the decision on your claim for ${name} and will review it again. Until then you don't manage the player.`,
  })
export const recordYoursAgain = ({ kind }: { kind: Value }) =>
  select(kind, { team: 'Your team is yours again', other: 'Your player is yours again' })
export const adminTookBackDecision = ({ name }: { name: Value }) =>
  `An admin took back the decision on somebody else's claim for ${name}, so you manage it again.`
export const adminApprovedSomebodyElses = ({ name }: { name: Value }) =>
  `An admin approved somebody else's claim for ${name}, so you no longer manage it. If that's wrong, ask for the team on its page.`
export const viewTheTeam = 'View the team'
export const playerAsksJoinRoster = 'A player asks to join your roster'
export const nameAsksJoinRoster = ({ name, team, season }: { name: Value; team: Value; season: Value }) =>
  `${name} asks to join the roster of ${team} for ${season}.`
export const teamAsksAddPlayer = 'A team asks to add your player'
export const teamAsksAddName = ({ team, name, season }: { team: Value; name: Value; season: Value }) =>
  `${team} asks to add ${name} to its roster for ${season}. Nothing happens until you accept.`
export const rosterSoFar = ({ names }: { names: Value }) => `Already on it: ${names}.`
export const andOthers = ({ count }: { count: number }) =>
  plural(count, { one: 'another player', other: `${count} others` })
export const playersOnRosterSoFar = ({ count }: { count: number }) =>
  plural(count, { one: 'One player is already on it.', other: `${count} players are already on it.` })
export const invitedManageTeam = 'You are invited to manage a team'
export const invitedTeamContact = 'You are invited to be a team contact'
export const teamAsksOneManagers = ({ team }: { team: Value }) =>
  `${team} asks you to be one of its managers: you could edit the team, its roster, events, and opportunities.`
export const teamAsksOneContacts = ({ team }: { team: Value }) => `${team} asks you to be one of its contacts.`
export const acceptFamiliesSeeName =
  "If you accept, families see your name and email on the team's page. Until then, no one does."
export const recordDeleted = ({ kind }: { kind: Value }) =>
  select(kind, {
    team: 'Your team was deleted',
    player: 'Your player was deleted',
    event: 'Your event was deleted',
    other: 'Your opportunity was deleted',
  })
export const adminDeletedName = ({ name }: { name: Value }) =>
  `An admin deleted ${name}. An admin can restore it for 30 days.`
export const someoneElseDeletedName = ({ name }: { name: Value }) =>
  `Someone else who manages it deleted ${name}. An admin can restore it for 30 days.`
export const nameWasDeleted = ({ name }: { name: Value }) => `${name} was deleted`
export const teamDeletedNamesNo = ({ name, names, count }: { name: Value; names: Value; count: number }) =>
  plural(count, {
    one: `The team ${name} was deleted from Fungo: ${names} is no longer on its roster.`,
    other: `The team ${name} was deleted from Fungo: ${names} are no longer on its roster.`,
  })
export const registrationsStay = 'Your registrations for its opportunities stay as they are.'
export const viewYourProfile = 'View your profile'
export const teamManagedDeleted = ({ name }: { name: Value }) =>
  `The team ${name}, which you managed, was deleted from Fungo. An admin can restore it for 30 days.`
export const nameIsNoLongerOnYourRoster = ({ name }: { name: Value }) => `${name} is no longer on your roster`
export const playerNoLongerRoster = ({ team }: { team: Value }) => `A player is no longer on the roster of ${team}`
export const profileNameDeleted = ({ name, team }: { name: Value; team: Value }) =>
  `The profile of ${name} was deleted, and with it the place on the roster of ${team}.`
export const viewTheRoster = 'View the roster'
export const invitedEvaluatePlayers = 'You are invited to evaluate players'
export const organizerAsksScore = ({ organizer, title }: { organizer: Value; title: Value }) =>
  `${organizer} asks you to score the players of "${title}".`
export const theOrganizer = 'The organizer'
export const noLongerEvaluatePlayers = ({ title }: { title: Value }) => `You no longer evaluate players: ${title}`
export const organizerRemovedEvaluators = ({ title }: { title: Value }) =>
  `The organizer of "${title}" removed you from its evaluators. What you wrote stays with the organizer.`
export const viewTheOpportunities = 'View the opportunities'
export const evaluatorAccepted = ({ name, title }: { name: Value; title: Value }) => `${name} accepted: ${title}`
export const evaluatorDeclined = ({ name, title }: { name: Value; title: Value }) => `${name} declined: ${title}`
export const evaluatorWillEvaluate = ({ name, title }: { name: Value; title: Value }) =>
  `${name} will evaluate the players of "${title}".`
export const evaluatorNotEvaluate = ({ name, title }: { name: Value; title: Value }) =>
  `${name} won't evaluate the players of "${title}".`
export const adminHidRecord = ({ kind }: { kind: Value }) =>
  select(kind, {
    team: 'An admin hid your team',
    player: 'An admin hid your player',
    event: 'An admin hid your event',
    other: 'An admin hid your opportunity',
  })
export const hidRecord = ({ kind }: { kind: Value }) =>
  select(kind, {
    team: 'We hid your team',
    player: 'We hid your player',
    event: 'We hid your event',
    other: 'We hid your opportunity',
  })
export const recordPublicAgain = ({ kind }: { kind: Value }) =>
  select(kind, {
    team: 'Your team is public again',
    player: 'Your player is public again',
    event: 'Your event is public again',
    other: 'Your opportunity is public again',
  })
export const adminHidName = ({ name }: { name: Value }) =>
  `An admin hid ${name}. Until this is undone, only you and admins see it.`
export const weHidName = ({ name }: { name: Value }) =>
  `We hid ${name}. Until this is undone, only you and admins see it.`
export const eventsOpportunitiesHidden = 'Its events and opportunities are hidden with it.'
export const nameShownEveryoneAgain = ({ name }: { name: Value }) => `${name} is shown to everyone again.`
export const nameShownEveryoneAgainEvents = ({ name }: { name: Value }) =>
  `${name} is shown to everyone again, with its events and opportunities.`
export const onHold = ({ title }: { title: Value }) => `On hold: ${title}`
export const backOn = ({ title }: { title: Value }) => `Back on: ${title}`
export const onHoldBecauseBlocked = ({ title }: { title: Value }) =>
  `"${title}" is on hold, because we blocked the account of its organizer. An admin decides whether it takes place.`
export const titleHold = ({ title }: { title: Value }) =>
  `"${title}" is on hold: an admin took it down and may show it again.`
export const nothingToDo =
  "You don't have to do anything: your registration stays as it is. Please pay nothing until you hear from us."
export const onHoldBack = ({ title }: { title: Value }) =>
  `"${title}" was on hold and is back on. Your registration is as it was.`
export const findOtherOpportunities = 'Find other opportunities'
export const recordMergedAnother = ({ kind }: { kind: Value }) =>
  select(kind, { team: 'Your team was merged with another', other: 'Your player was merged with another' })
export const twoEntriesOneRecord = ({ from, into, kind }: { from: Value; into: Value; kind: Value }) =>
  select(kind, {
    team: `${from} and ${into} were two entries of one team. An admin merged them into ${into}.`,
    other: `${from} and ${into} were two entries of one player. An admin merged them into ${into}.`,
  })
export const youManageItNow = 'You manage it, with everything that belonged to either of them.'
export const anotherOwnerNoLonger = ({ kind }: { kind: Value }) =>
  select(kind, {
    team: "It has another owner, so you no longer manage it. If that's wrong, ask for the team on its page.",
    other: "It has another owner, so you no longer manage it. If that's wrong, ask for the player on its page.",
  })
export const noLongerManageName = ({ name }: { name: Value }) => `You no longer manage ${name}`
export const adminMergedInto = ({ from, into }: { from: Value; into: Value }) =>
  `An admin merged ${from} into ${into}, which has another owner. Ask that owner to appoint you.`
export const theProfileOfNameWillBeDeleted = ({ name }: { name: Value }) => `The profile of ${name} will be deleted`
export const nobodyUsedProfileTwo = ({ name, days }: { name: Value; days: Value }) =>
  `Nobody has used the profile of ${name} for two years, so we will delete it in ${days} days.`
export const keepOpenProfile = 'To keep it, open the profile and choose Keep Profile.'
export const viewTheProfile = 'View the profile'
export const fungoAccountDeleted = 'Your Fungo account will be deleted'
export const neverConfirmedEmailAddress = ({ days }: { days: Value }) =>
  `You never confirmed your email address, so we will delete your account in ${days} days.`
export const keepLogConfirm = 'To keep it, log in and confirm your address in your account settings.'
export const openAccountSettings = 'Open account settings'
export const calendarLinksEnded = 'Your calendar links ended'
export const nameAddedRoster = ({ name }: { name: Value }) => `${name} was added to a roster`
export const teamAddedName = ({ team, name, season }: { team: Value; name: Value; season: Value }) =>
  `${team} added ${name} to its roster (${season}).`
export const rosterEntryNameChanged = ({ name }: { name: Value }) => `The roster entry of ${name} changed`
export const entryNameChanged = ({ name, team }: { name: Value; team: Value }) =>
  `The entry of ${name} on the roster of ${team} changed:`
export const nameRemovedRoster = ({ name }: { name: Value }) => `${name} was removed from a roster`
export const nameNoLongerRoster = ({ name, team, season }: { name: Value; team: Value; season: Value }) =>
  `${name} is no longer on the roster of ${team} (${season}).`
export const nameIsOnYourRoster = ({ name }: { name: Value }) => `${name} is on your roster`
export const familyNameAccepted = ({ name, team, season }: { name: Value; team: Value; season: Value }) =>
  `The family of ${name} accepted. ${name} is on the roster of ${team} (${season}).`
export const nameRoster = ({ name }: { name: Value }) => `${name} is on the roster`
export const teamAcceptedName = ({ team, name, season }: { team: Value; name: Value; season: Value }) =>
  `${team} accepted ${name}. ${name} is on its roster (${season}).`
export const nameDeclinedJoinRoster = ({ name }: { name: Value }) => `${name} declined to join your roster`
export const familyNameDeclined = ({ name, team, season }: { name: Value; team: Value; season: Value }) =>
  `The family of ${name} declined to join the roster of ${team} (${season}).`
export const teamDeclinedName = ({ name }: { name: Value }) => `A team declined ${name}`
export const teamNotAddName = ({ team, name, season }: { team: Value; name: Value; season: Value }) =>
  `${team} did not add ${name} to its roster (${season}).`
export const aRosterChanged = 'A roster changed'
export const viewThePlayer = 'View the player'
export const coachAsksTakeOver = ({ coach, name }: { coach: Value; name: Value }) =>
  `${coach} asks you to take over ${name}'s profile. The link works for 14 days.`
export const coachAddedNameAsks = ({ coach, name, team }: { coach: Value; name: Value; team: Value }) =>
  `${coach} of ${team} added ${name} to Fungo and asks you to take over the profile.`
export const whoeverClaimsProfileDecides =
  'Whoever claims the profile decides what it shows and registers the player. The link works for 14 days.'
export const claimTheProfile = 'Claim the profile'
export const profilePlayerClaimed = 'The profile of a player was claimed'
export const profileManagedSomebodyElse = ({ name }: { name: Value }) =>
  `The profile of ${name} is managed by somebody else now. Rosters stay as they are.`
export const costSeasonStillRight = ({ team }: { team: Value }) => `Is the cost of a season still right? ${team}`
export const pageTeamShowsCost = ({ team, day }: { team: Value; day: Value }) =>
  `The page of ${team} shows what a season costs, as of ${day}.`
export const saveNewAmount = 'Save the new amount, or the same one if it is still right. Families see the date.'
export const updateTheCost = 'Update the cost'
export const someoneClaimedTeamFungo = 'Someone claimed your team on Fungo'
export const someoneClaimedTeamManage = ({ team }: { team: Value }) =>
  `Someone claimed ${team} on Fungo and can now manage its page.`
export const nowManageTeam = ({ team }: { team: Value }) => `You now manage ${team}`
export const editTeam = ({ team }: { team: Value }) => `You can edit ${team}, its roster, events, and opportunities.`
export const noLongerEditTeam = ({ team }: { team: Value }) =>
  `You can no longer edit ${team}. If you think this is a mistake, ask the owner of the team.`
export const manageTheTeam = 'Manage the team'
export const nameNowManagesTeam = ({ name, team }: { name: Value; team: Value }) => `${name} now manages ${team}`
export const nameAcceptedEditTeam = ({ name, team }: { name: Value; team: Value }) =>
  `${name} accepted and can edit ${team}, its roster, events, and opportunities. You can end this at any time.`
export const viewTheManagers = 'View the managers'
export const theOwner = 'The owner'
export const theOtherAccount = 'The other account'
export const wantsHandTeamOver = ({ from, team }: { from: Value; team: Value }) =>
  `${from} wants to hand the team ${team} over to you.`
export const acceptOwnTeam =
  'If you accept, you own the team and decide who manages it. Nothing changes until then. The offer ends after 14 days.'
export const offeredTeam = ({ team, to }: { team: Value; to: Value }) => `You offered ${team} to ${to}`
export const teamBecomesTheirsWhen = ({ team, to }: { team: Value; to: Value }) =>
  `${team} becomes ${to}'s when they accept. If this wasn't you, cancel the offer.`
export const viewTheOffer = 'View the offer'
export const teamIsYours = ({ team }: { team: Value }) => `${team} is yours`
export const ownTeamNow = ({ team }: { team: Value }) => `You own ${team} now.`
export const itsContactsStay =
  'Its contacts stay and read what is for the team only, but none of them manages it. Appoint its managers in the contacts of the team, and remove those who should not be there.'
export const viewTheContacts = 'View the contacts'
export const toAcceptedTeam = ({ to, team }: { to: Value; team: Value }) => `${to} accepted ${team}`
export const ownsTeamNow = ({ to, team }: { to: Value; team: Value }) =>
  `${to} owns ${team} now. The events and opportunities that you created for the team are theirs too.`
export const addedYourselfContact = 'If you added yourself as a contact of the team, you no longer are one.'
export const toDeclinedTeam = ({ to, team }: { to: Value; team: Value }) => `${to} declined ${team}`
export const notTakeOverTeam = ({ to, team }: { to: Value; team: Value }) =>
  `${to} did not take over ${team}. The team stays yours.`
export const tookBackOffer = ({ from, team }: { from: Value; team: Value }) => `${from} took back the offer of ${team}.`
export const organizerWrites = ({ name, title }: { name: Value; title: Value }) =>
  `${name}, the organizer of "${title}", writes:`
export const nameAsksAbout = ({ name, title }: { name: Value; title: Value }) => `${name} asks about "${title}":`
export const questionAbout = ({ title }: { title: Value }) => `Question about ${title}`
export const replyAbout = ({ title }: { title: Value }) => `Reply about ${title}`
export const reply = 'Reply'
export const messageAbout = ({ title }: { title: Value }) => `Message about ${title}`
export const otherFamiliesCannotSee =
  'Other families can\'t see your address. To reply, use "Ask the organizer" on the opportunity\'s page.'
export const otherTeamsCannotSee = "Other teams can't see your address. A reply to this email doesn't reach anyone."
export const neitherSeesOthersAddress =
  "Neither of you sees the other's address. A reply to this email doesn't reach anyone. Use the link."
export const youWrote = ({ text }: { text: Value }) => `You wrote: “${text}”`
export const reportThisMessage = 'Report this message'
export const passwordChangedLinksEnd =
  'Your password changed, so the links of your calendars no longer work. Subscribe to them again.'
export const season = 'Season'
export const jerseyNumber = 'Jersey number'
export const ageGroup = 'Age group'
export const division = 'Division'
export const start = 'Start'
export const end = 'End'
export const none = 'none'
export const fromBecomesTo = ({ from, to }: { from: Value; to: Value }) => `${from} → ${to}`
export const viewTheDetails = 'View the details'
export const labelAndValue = ({ label, value }: { label: Value; value: Value }) => `${label}: ${value}`
export const canceled = ({ title }: { title: Value }) => `Canceled: ${title}`
export const titleCanceledBecauseDeletion = ({ title }: { title: Value }) =>
  `"${title}" was canceled because the account of its organizer was deleted.`
export const titleCanceledOrganizer = ({ title }: { title: Value }) => `"${title}" was canceled by its organizer.`
export const titleTakesPlaceAfter = ({ title }: { title: Value }) =>
  `"${title}" was canceled before. It takes place after all.`
export const changed = ({ title }: { title: Value }) => `Changed: ${title}`
export const theOrganizerChanged = ({ title }: { title: Value }) => `The organizer changed "${title}".`
export const openEnd = 'open'
export const isAndWas = ({ is, was }: { is: Value; was: Value }) => `${is} (was ${was})`
export const time = 'Time'
export const newTime = 'New time'
export const newEnd = 'New end'
export const place = 'Place'
export const newPlace = 'New place'
export const newFee = 'New fee'
export const decideToday = ({ title }: { title: Value }) => `Decide today: ${title}`
export const decideIn2Days = ({ title }: { title: Value }) => `Decide in 2 days: ${title}`
export const wantedDecide = ({ day, title, count }: { day: Value; title: Value; count: number }) =>
  plural(count, {
    one: `You wanted to decide by ${day}. ${count} registration is pending for "${title}".`,
    other: `You wanted to decide by ${day}. ${count} registrations are pending for "${title}".`,
  })
export const familiesStillPending = 'Families that are still pending at 6:00 PM that day get an email that says so.'
export const stillUndecided = ({ title }: { title: Value }) => `Still undecided: ${title}`
export const organizerStillUndecided = ({ title, day, names }: { title: Value; day: Value; names: Value }) =>
  `The organizer of "${title}" wanted to decide by ${day} and is still undecided about ${names}.`
export const registrationStaysPending =
  "The registration stays pending. You'll get an email when the organizer decides. You can ask the organizer or withdraw on the opportunity's page."
export const tomorrow = ({ title }: { title: Value }) => `Tomorrow: ${title}`
export const titleTakesPlaceAt = ({ title, when, place }: { title: Value; when: Value; place: Value }) =>
  `"${title}" takes place ${when} at ${place}.`
export const titleTakesPlaceOn = ({ title, when }: { title: Value; when: Value }) => `"${title}" takes place ${when}.`
export const confirmedPlayers = ({ names }: { names: Value }) => `Confirmed players: ${names}.`
export const watchesEnded = 'Your watches have ended'
export const notVisitedForAYear =
  "You haven't visited Fungo for a year, so we deleted your watches. You no longer get emails about what is new."
export const toWatchAgain = 'To watch again, open a list and press Watch.'
export const openFungo = 'Open Fungo'
export const newRecord = ({ kind }: { kind: Value }) =>
  select(kind, { team: 'New team', event: 'New event', TRYOUT: 'New tryout', other: 'Guest player needed' })
export const moreCountNew = ({ count, name }: { count: Value; name: Value }) => `More than ${count} new: ${name}`
export const countNew = ({ name, count }: { name: Value; count: number }) =>
  plural(count, { one: `${count} new: ${name}`, other: `${count} new: ${name}` })
export const moreCountNewWhat = ({ count }: { count: Value }) => `More than ${count} new in what you watch`
export const countNewWhatWatch = ({ count }: { count: number }) =>
  plural(count, { one: `${count} new in what you watch`, other: `${count} new in what you watch` })
export const newWhatWatch = ({ names }: { names: Value }) => `This is new in what you watch: ${names}.`
export const theseNewWhatWatch = ({ names }: { names: Value }) => `These are new in what you watch: ${names}.`
export const theseFirst = ({ count }: { count: Value }) => `These are the first ${count}. The list has all of them.`
export const titleStartPlace = ({ title, start, place }: { title: Value; start: Value; place: Value }) =>
  `${title}, ${start}, ${place}`
export const titleAndFact = ({ title, fact }: { title: Value; fact: Value }) => `${title}, ${fact}`
export const viewTheList = 'View the list'
export const teamNoLongerListed = 'A team that is no longer listed'
export const fungoWhereTeamKeeps =
  'Fungo is where the team keeps its roster and its tryouts. The link works for 14 days.'
export const acceptInMail = 'Accept'
export const notEverythingEmailed = 'Some of your emails were not sent'
export const peopleReadRestApp =
  'That would be too many emails in one day. People with an account read it in their notifications. People without one get no email today.'
export const teamAnotherOwner = 'Your team has another owner'
export const playerPlayGuest = 'Can your player play as a guest?'
export const teamOffered = 'A team is offered to you'
export const teamNoLongerOffered = 'A team is no longer offered to you'
export const coachAsksClaimProfile = ({ count }: { count: number }) =>
  plural(count, {
    one: 'A coach asks you to claim a player profile',
    other: `A coach asks you to claim ${count} player profiles`,
  })
export const newsTeamFollow = ({ news }: { news: Value }) =>
  select(news, { canceled: 'Canceled by a team you follow', other: 'Changed by a team you follow' })
export const newRecordWhatWatch = ({ kind }: { kind: Value }) =>
  select(kind, {
    team: 'A new team in what you watch',
    event: 'A new event in what you watch',
    TRYOUT: 'A new tryout in what you watch',
    other: 'A new guest spot in what you watch',
  })
export const whatFitsPlayers = 'what fits your players'
export const photoRemoved = ({ kind }: { kind: Value }) =>
  select(kind, { team: 'Your logo was removed', other: 'Your photo was removed' })
export const adminRemovedLogoName = ({ name }: { name: Value }) =>
  `An admin looked at the logo of ${name} and removed it.`
export const adminRemovedPhotoName = ({ name }: { name: Value }) =>
  `An admin looked at the photo of ${name} and removed it.`
export const othersSeeNextPhoto = 'You can choose another one. Others see it after an admin has looked at it.'
export const listedAsContact = ({ team }: { team: Value }) =>
  `You are listed as a contact of this team. Someone claimed ${team} on Fungo and can now manage its page.`
export const ifRightNothingToDo =
  "If that's right, there's nothing to do. If it isn't, object, and an admin will review it."
export const objectClaim = 'Object to the claim'
export const canPlayAsGuest = ({ name }: { name: Value }) => `Can ${name} play as a guest?`
export const mySeason = 'My Season'
export const team = 'Team'
export const position = 'Position'
export const price = 'Price for the season'
export const answerBy = 'Answer by'
export const manageOffers = 'See the offers'
export const aRosterSpotOffered = 'A roster spot is offered'
export const aRosterOfferEnded = 'A roster offer was answered'
export const offeredRosterSpot = ({ name, team }: { name: Value; team: Value }) => `A spot for ${name}: ${team}`
export const offerWaits = ({ team }: { team: Value }) => `Please answer: a spot on ${team}`
export const offersSpotOnRoster = ({ team, name, until }: { team: Value; name: Value; until: Value }) =>
  `${team} offers ${name} a spot on its roster. Please answer by ${until}.`
export const nothingUntilYes = 'Nothing changes until you say yes. You need no login to answer.'
export const rosterOfferAnswered = ({ answer, name }: { answer: Value; name: Value }) =>
  select(answer, {
    accepted: `${name} is on your roster`,
    declined: `${name} declined the spot`,
    other: `No answer: ${name}`,
  })
export const familyAnsweredOffer = ({
  answer,
  name,
  team,
  season,
}: {
  answer: Value
  name: Value
  team: Value
  season: Value
}) =>
  select(answer, {
    accepted: `The family of ${name} said yes. ${name} is on the roster of ${team} (${season}).`,
    declined: `The family of ${name} said no to the spot on ${team} (${season}).`,
    other: `The family of ${name} did not answer the offer of a spot on ${team} (${season}) in time.`,
  })
export const spotFreeNextByScore = ({ name }: { name: Value }) =>
  `The spot is free again. Next by score: ${name}. Nobody is asked until you offer the spot.`
export const spotFreeChoose = 'The spot is free again. Choose whom to offer it.'
export const offerIsAnswered = ({ answer, team }: { answer: Value; team: Value }) =>
  select(answer, { accepted: `Welcome to ${team}`, other: `An offer has ended: ${team}` })
export const yourOfferEnded = ({
  answer,
  name,
  team,
  season,
}: {
  answer: Value
  name: Value
  team: Value
  season: Value
}) =>
  select(answer, {
    accepted: `You said yes: ${name} is on the roster of ${team} (${season}).`,
    expired: `The time to answer has passed, so ${team} no longer holds the spot for ${name} (${season}).`,
    other: `${team} took back the offer of a spot for ${name} (${season}). There is nothing to do.`,
  })
export const afterTheTryout = ({ title }: { title: Value }) => `After the tryout: ${title}`
export const thankYouForTryingOut = ({ title, name }: { title: Value; name: Value }) =>
  `Thank you for registering ${name} for "${title}".`
export const noSpotThisTime = ({ team, name }: { team: Value; name: Value }) =>
  `${team} cannot offer ${name} a spot on its roster this time.`
export const otherTeamsLook = 'Other teams look for players too. We hope to see you again.'
export const findTryouts = 'Find tryouts'
export const manageEntries = 'Manage entries'
export const entryOfTeam = ({ team, event, change }: { team: Value; event: Value; change: Value }) =>
  select(change, {
    taken: `${team} takes its spot: ${event}`,
    withdrawn: `${team} withdrew: ${event}`,
    other: `${team} entered: ${event}`,
  })
export const entryOfTeamText = (given: { team: Value; event: Value; division: Value; change: Value }) =>
  select(given.change, {
    taken: `${given.team} took the spot that was held for it in ${given.division} of ${given.event}.`,
    withdrawn: `${given.team} is no longer in ${given.division} of ${given.event}. If a team is on the waitlist, its spot is held for the next one.`,
    other: `${given.team} entered ${given.division} of ${given.event}. Accept or decline it.`,
  })
export const entryMoved = ({ event, division }: { event: Value; division: Value }) =>
  `Your team moved to ${division}: ${event}`
export const entryMovedText = (given: { team: Value; event: Value; division: Value; from: Value }) =>
  `The organizer of ${given.event} moved ${given.team} from ${given.from} to ${given.division}. What it costs is on the page of the event.`
export const entryDivisionCanceled = ({ event, division }: { event: Value; division: Value }) =>
  `${division} does not take place: ${event}`
export const entryDivisionCanceledText = (given: { team: Value; event: Value; division: Value }) =>
  `Too few teams entered ${given.division} of ${given.event}, so it does not take place and ${given.team} does not play in it.`
export const entryPaidBack = ({ amount }: { amount: Value }) =>
  `Your team gets back all it paid: ${amount}. The organizer gives it back.`
export const entryRefund = ({ amount }: { amount: Value }) => `By your refund policy, it gets back ${amount}.`
export const entryDecided = ({ event, status }: { event: Value; status: Value }) =>
  select(status, {
    ACCEPTED: `Your team is in: ${event}`,
    DECLINED: `Your team was not accepted: ${event}`,
    other: `On the waitlist: ${event}`,
  })
export const entryDecidedText = (given: { team: Value; event: Value; division: Value; status: Value }) =>
  select(given.status, {
    ACCEPTED: `${given.team} plays in ${given.division} of ${given.event}. The page of the event says how to pay if the organizer does.`,
    DECLINED: `${given.team} was not accepted in ${given.division} of ${given.event}.`,
    other: `${given.team} is on the waitlist of ${given.division} of ${given.event}.`,
  })
export const entrySpotHeld = ({ team, event }: { team: Value; event: Value }) => `A spot is held for ${team}: ${event}`
export const entrySpotHeldUntil = (given: { team: Value; event: Value; division: Value; until: Value }) =>
  `A spot in ${given.division} of ${given.event} is held for ${given.team} until ${given.until}. Take it on the page of the event, or it goes to the next team.`
export const postponed = ({ title }: { title: Value }) => `Postponed: ${title}`
export const titlePostponedOrganizer = ({ title }: { title: Value }) =>
  `"${title}" was postponed by its organizer. The times below no longer hold. You get an email when there is a new time.`
export const gamesChanged = ({ title }: { title: Value }) => `Game times changed: ${title}`
export const organizerChangedGames = ({ title }: { title: Value }) =>
  `The organizer changed the schedule of "${title}". These games of your teams are new or changed:`
export const homeAndAway = ({ home, away }: { home: Value; away: Value }) => `${home} – ${away}`
export const gameIsOff = ({ was }: { was: Value }) => `No longer on the schedule (was ${was})`
export const firstGame = 'First game'
export const viewTheSchedule = 'View the schedule'
export const chosenForEvent = ({ name, team, event }: { name: Value; team: Value; event: Value }) =>
  `${team} chose ${name} for ${event}. Log in and sign the waiver of the event.`
export const followedTeamPlays = 'A team you follow plays a tournament'
export const teamPlaysEvent = ({ team, event }: { team: Value; event: Value }) => `${team} plays ${event}.`
