import type { RichText, Value } from '../text.ts'

/** As on scorecards. */
export const batsAndThrows = ({ bats, throws }: { bats: Value; throws: Value }) =>
  `B/T ${String(bats)[0]}/${String(throws)[0]}`
export const searchPlayers = 'Search players'
export const firstNameLastInitial = 'First name, last initial'
export const leagueAge = 'League age'
export const noDetailsYet = 'No details yet.'
export const claim = 'Claim'
export const claimedByYou = 'Claimed by you'
export const adminBadge = 'Admin'
export const manageProfileRegister = 'You manage this profile and can register the player.'
export const guardiansConsentIsntRecorded = "Guardian's consent isn't recorded"
export const teamManagesProfileUntil = 'Your team manages this profile until the family claims it.'
export const claimPlayer = 'Claim Player'
export const playerClaimRequested = 'Player claim requested!'
export const loggedClaim = 'You must be logged in to claim a player'
export const coachOfTeamInvites = ({ coach, team }: { coach: Value; team: Value }) => `${coach} of ${team} invites you`
export const confirmClaimProfile = 'Please confirm this to claim the profile'
export const claiming = 'Claiming...'
export const claimTheProfile = 'Claim the profile'
export const signClaim = 'Sign up to claim'
export const thanksConfirmationRecorded = 'Thanks! Your confirmation is recorded.'
export const guardiansConsent = "Guardian's consent"
export const theProfileStays = 'The profile stays.'
export const unusedProfile = 'Unused profile'
export const keepProfile = 'Keep Profile'
export const editPlayerAdmin = 'Edit Player (Admin)'
export const deletedTeam = 'Deleted team'
export const removeFromTeam = 'Remove from team'
export const teamHistoryEntryRemoved = 'Team history entry removed!'
export const teamHistory = 'Team history'
export const addTeam = '+ Add to a team'
export const noTeamHistoryYet = 'No team history yet'
export const nameAgePositionLocation =
  'Name, age, position, location, and photo. A deleted player can be restored for 30 days.'
export const deletePlayer = 'Delete Player'
export const editTeamHistory = 'Edit team history'
export const waitingCoach = 'Waiting for the coach'
export const dates = 'Dates'
export const allSeasons = 'All seasons'
export const showAllSeasons = 'Show all seasons'
export const addTeamForm = 'Add to a team'
export const teamHistoryUpdatedSuccessfully = 'Team history updated successfully!'
export const teamHistoryAddedSuccessfully = 'Team history added successfully!'
export const searchTeam = 'Search for a team...'
export const startDate = 'Start Date'
export const endDate = 'End Date'
export const addToTeam = 'Add to team'
export const claimPlayersProfile = "Claim a player's profile"
export const management = 'Management'
export const dontPermissionManagePlayers = "You don't have permission to manage this player's team history."
export const logInToManagePlayer = 'Log in to manage this player.'
export const invalidTabSelected = 'Invalid tab selected'
export const listPlayerTurnGuest = 'List the player to turn on guest play.'
export const playersLookingTeamSpot = 'Players looking for a team or spot'
export const playerLookingGame = 'Is your player looking for a game?'
export const signCreateClaimPlayer =
  'Sign up to create or claim a player profile and register for tryouts and guest spots.'
export const ageWithNumber = (age: Value) => `Age <number>${age}</number>` as RichText<'number'>
export const namePlayerNow = (name: Value) => `${name} is your player now!`
export const claimProfileName = (name: Value) =>
  `Claim the profile of ${name}: you decide who finds it and what it shows, and register the player. The roster stays as it is.`
export const nobodyUsedProfile = (day: Value) =>
  `Nobody has used this profile for two years. We will delete it on ${day}.`
export const removeNameTeam = ({ name, team }: { name: Value; team: Value }) => `Remove ${name} from ${team}?`
export const removeNameFromThisTeam = (name: Value) => `Remove ${name} from this team?`
export const addNameTeam = (name: Value) => `Add ${name} to a team`
export const fromToNow = (from: Value) => `${from} to now`
export const noTeamsSeason = (season: Value) => `No teams in ${season}.`
export const weAskedTeam = (team: Value) => `We asked ${team}. The team has to accept first.`
export const editEntry = (entry: Value) => `Edit ${entry}`
export const removeEntry = (entry: Value) => `Remove ${entry}`
export const acceptedTeamAcceptToo = 'Accepted. The team has to accept too.'
export const acceptedFamilyAcceptToo = 'Accepted. The family has to accept too.'
