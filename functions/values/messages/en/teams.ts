import type { RichText, Value } from '../text.ts'

export const agesCountRule = (body: Value) => `Ages count by the rule of ${body}.`
export const createTeamFailed = 'Failed to create team. Please try again.'
export const teamCreatedSuccessfully = 'Team created successfully!'
export const teamNameLabel = 'Team Name'
export const nameHint = 'Leave out age group and division.'
export const createTeam = 'Create Team'
export const searchTeamName = 'Search by team name'
export const teamName = 'Team name'
export const noTeamsClaimed = "You haven't claimed any teams yet. Create one, or find yours and claim it."
export const youreAManager = "You're a manager"
export const addContact = '+ Add Contact'
export const noContactsYet = 'No contacts yet'
export const contactInvited = 'Invited'
export const logInToSeeEmails = 'Log in to see email addresses'
export const competitiveLevel = 'Competitive Level'
export const manageDivisions = 'Manage Divisions'
export const noDivisionsYet = 'No divisions yet'
export const postATryout = 'Post a Tryout'
export const editTeam = 'Edit Team'
export const claimTeam = 'Claim Team'
export const teamClaimRequested = 'Team claim requested!'
export const nextTryout = 'Next tryout'
export const links = 'Links'
export const teamWebsite = 'Team website'
export const jersey = 'Jersey'
export const addPlayer = '+ Add Player'
export const currentRoster = 'Current roster'
export const allDivisions = 'All divisions'
export const rosterIsEmpty = 'No players on roster'
export const deleteTeam = 'Delete Team'
export const teamDeleted = 'Team deleted!'
export const teamInformation = 'Team information'
export const teamDetailsHint = 'Name, city, state, and description.'
export const editTeamInformation = 'Edit Team Information'
export const deleteThisTeam = 'Delete this team'
export const deleteHint =
  'This also deletes divisions, contacts, and roster. Events and opportunities stay, without the team. You can restore it for 30 days.'
export const teamNotFound = 'Team not found'
export const backToTeams = 'Back to Teams'
export const addEvent = '+ Create Event'
export const addOpportunity = '+ Create Opportunity'
export const doYouRunATeam = 'Do you run a team?'
export const signUpToCreateTeam =
  'Sign up to create or claim a team and keep its divisions, roster, and contacts in one place.'
export const tryoutOnDay = (day: Value) => `Tryout ${day}`
export const doYouRunTeam = (name: Value) =>
  `Do you run ${name}? An admin reviews your claim; until then you can at most edit the team and add to it. What the governing body listed stays.`
export const familiesAnswered = (percent: Value) =>
  `<rate>${percent}%</rate> of families that registered got an answer.` as RichText<'rate'>
export const asOfDay = (day: Value) => `As of ${day}`
export const rosterOfSeason = (season: Value) => `Roster, ${season}`
export const deleteName = (name: Value) => `Delete ${name}`
export const confirmDelete =
  'Are you sure you want to delete this team? You can restore it for 30 days under Recently Deleted.'
export const nameAlreadyDeleted = (name: Value) => `${name} was already deleted.`
