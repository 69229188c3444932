import { select } from '../select.ts'
import type { Value } from '../text.ts'
import { plural } from './counts.ts'

export const selectPositionsList = 'Please select positions from the list'
export const listNoPlayers = 'The list has no players.'
export const playerIsNoMatch = 'This player is not one of the matches.'
export const listPlayerTwice = 'The list has this player twice.'
export const noEmailConfirmFirst = 'No email is sent: confirm your own email address first.'
export const noEmailTooManyInvitations =
  'No email was sent: you have invited many families today. Invite this one tomorrow.'
export const enterFamilysEmailAddress = "Enter the family's email address"
export const addOtherPlayerInstead = 'Add the other player instead. The team has to accept first.'
export const askTeamAgainInstead = 'Ask the team again instead. It has to accept first.'
export const addPlayerAgainInstead = 'Add the player again instead. The family has to accept first.'
export const governingBodyListsDivision =
  'The governing body lists this division. It would come back with the next sync.'
export const onlyPendingWait = 'Only a pending registration can wait for a spot'
export const lineIsAutomatic = 'Spots are offered automatically here, in order of registration'
export const tooLateToUndo = 'It is too late to undo this decision. Set the status instead.'
export const walkUpNeedsTeam = "Only a team's opportunity takes players without a registration"
export const tooLateToOffer = 'It is too late to offer a spot by email. Approve the player instead.'
export const onlyApprovedPlayersChecked = 'Only approved players can be checked in'
export const noFamilyRegistrationStatus = 'No family has a registration of this status'
export const noTeamToEmail = 'No team has an entry of this status'
export const noFamilyRegistration = 'No family has a registration'
export const alreadyContactOfTeam = 'This user is already a contact of this team'
export const alreadyContactOfDivision = 'This user is already a contact of this division'
export const alreadyInvited = 'This user has already been invited'
export const nobodyOwnsTeam = 'Nobody owns this team.'
export const userOwnsTeam = 'This user owns the team.'
export const adminsCannotOwnTeams = "Admins can't own teams."
export const teamAlreadyOffered = 'This team is already offered to somebody. Cancel that offer first.'
export const ownershipInReview = 'The ownership of this team is being reviewed.'
export const setNeededByFirst = "Set 'Needed by' first."
export const neededByHasPassed = "The time in 'Needed by' has passed."
export const familiesCannotRegister = 'Families cannot register for this opportunity.'
export const positionUnknown = "Position isn't on file"
export const sportUnknown = "Sport isn't on file"
export const cityUnknown = "City isn't on file"
export const withinMiles = (miles: Value) => `Within ${miles} miles`
export const familyAskedTwiceToday = 'This family was asked twice today. Please try again tomorrow.'
export const claimAlreadyReviewed = 'This claim has already been reviewed'
export const stillBeingDeleted = 'This record is still being deleted. Please try again in a moment.'
export const playerInReview = 'An admin is reviewing who this player belongs to. Ask an admin to erase it.'
export const deletedRecordNotFound = 'Deleted record not found'
export const itemCannotRestored = 'This item cannot be restored.'
export const capacityBelowHeld = ({ held, counts }: { held: Value; counts: Value }) =>
  select(counts, {
    offers: `Capacity must be at least ${held}, the number of approved players and offered spots`,
    other: `Capacity must be at least ${held}, the number of approved players`,
  })
export const importLimit = (count: Value) => `Import up to ${count} players at a time.`
export const moveLimit = (count: Value) => `Move up to ${count} players at a time.`
export const tooOldForAgeGroup = (ageGroup: Value) => `Too old for ${ageGroup}`
export const tooOldAgeGroup = ({ ageGroup, rules, count }: { ageGroup: Value; rules: Value; count: number }) =>
  plural(count, {
    one: `Too old for ${ageGroup} by the rule of ${rules}`,
    other: `Too old for ${ageGroup} by the rules of ${rules}`,
  })
export const chooseOneBodies = 'Choose one of the bodies of the list.'
export const checkTheBirthday = (ageGroup: Value) => `Check the birthday: the player may be too old for ${ageGroup}.`
export const jerseyNumberTaken = ({ name, number }: { name: Value; number: Value }) =>
  `${name} has jersey number ${number} too.`
export const nameHasNumber = ({ name, number }: { name: Value; number: Value }) => `${name} has number ${number}`
export const divisionLimit = (count: Value) => `A team can have up to ${count} divisions.`
export const teamAlreadyDivision = (name: Value) => `This team already has the division ${name}`
export const divisionHasPlayers = ({ count, name }: { count: number; name: Value }) =>
  plural(count, {
    one: `${count} player of the current roster is in ${name}. Choose a division to move them to.`,
    other: `${count} players of the current roster are in ${name}. Choose a division to move them to.`,
  })
export const evaluatorLimit = (count: Value) => `An opportunity can have up to ${count} evaluators.`
export const recordAlreadyYours = (kind: Value) =>
  select(kind, { team: 'This team is already yours', other: 'This player is already yours' })
export const leagueAgeFits = 'The league age fits'
export const playsWhat = (what: Value) => `Plays ${what}`
export const nameNowTaken = (name: Value) => `Another team is called ${name} now. Rename that one first.`
export const playsSport = (sport: Value) => select(sport, { SOFTBALL: 'Plays softball', other: 'Plays baseball' })
export const governingBodyListsDivisions = 'The governing body lists the divisions of this event'
export const divisionHasEntries = 'A division that teams have entered cannot be removed'
export const teamNotAccepted = 'The organizer has not accepted this team.'
export const rosterFrozen = 'The rosters of this event are frozen. Ask its organizer to change the time.'
export const playerNotOnTeam = 'A player whom you chose is not on the roster of the team.'
