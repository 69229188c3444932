import { select } from '../select.ts'
import type { RichText, Value } from '../text.ts'

export const januaryToApril = 'January to April'
export const mayToAugust = 'May to August'
export const septemberToDecember = 'September to December'
export const birthYear = 'Birth Year'
export const notSet = 'Not set'
export const birthday = 'Birthday'
export const keepsAgeLeagueAges = 'Keeps age and league ages current.'
export const editPlayerSentence = 'Edit player'
export const newPlayer = 'New player'
export const playerUpdatedSuccessfully = 'Player updated successfully!'
export const playerCreatedSuccessfully = 'Player created successfully!'
export const position = 'Position'
export const alsoPlays = 'Also plays'
export const canAlsoPlay = 'Can also play'
export const batsThrows = 'Bats/Throws'
export const jpgPngGif5mb =
  'JPG, PNG, or GIF, up to 5MB. Only your teams and the organizers you register with see it, unless you choose otherwise.'
export const thePlayer = 'The player'
export const seesPlayer = 'Who sees the player'
export const updatePlayer = 'Update Player'
export const createPlayer = 'Create Player'
export const unnamedPlayer = 'Unnamed player'
export const whatStrangerSees = 'What a stranger sees'
export const everyoneFirstNameInitial = 'Everyone: first name and initial'
export const listsSearchesSuchJordan = 'In lists and searches, such as “Jordan S.”'
export const teamOnly = 'Team only'
export const onlyOurTeams = 'Only our teams'
export const onlyCoachesOrganizersRegister = 'Only your coaches and the organizers you register with find the profile.'
export const alsoFullNamePhoto = 'Also full name and photo, for coaches with a confirmed check'
export const adminConfirmedBackgroundCheck = 'An admin has confirmed their background check.'
export const rosterOthersSeeTeam = "On the roster, others see a team-only player's number, age group, and position."
export const visibility = 'Visibility'
export const logInToOwnPlayer = 'It may have been removed. If it is your player or one of your team, log in to open it.'
export const playerNotFound = 'Player not found'
export const backToPlayers = 'Back to Players'
export const editPlayer = 'Edit Player'
export const dontPermissionEditPlayer = "You don't have permission to edit this player"
export const createNewPlayer = 'Create New Player'
export const visitorsSeeOnlyFirst = 'Visitors see only the first name and last initial, and no photo.'
export const teamsOrganizersSeeFull =
  'Your teams and the organizers you register with see the full name and the photo. The birth year is only for the family and admins.'
export const checkedCoachesAlsoSee =
  'Coaches with a confirmed check, your teams, and the organizers you register with also see the full name and the photo. The birth year is only for the family and admins.'
export const nameIsListed = ({ name }: { name: Value }) => `Everyone sees ${name} with first name and initial.`
export const onlyTeamFindsName = ({ name }: { name: Value }) => `Only the team finds ${name}.`
export const checkedCoachesSeeName = ({ name }: { name: Value }) =>
  `Coaches with a confirmed check see the full name and photo of ${name}.`
export const whoSeesName = (name: Value) => `Who sees ${name}`
export const familyDecidesWhenClaimed = 'The family decides when it has claimed the profile.'
export const editName = (name: Value) => `Edit ${name}`
export const seePrivacyPolicy = 'See our <link>privacy policy</link>.' as RichText<'link'>
export const photoOrLogo = (noun: Value) => select(noun, { photo: 'Photo', other: 'Logo' })
export const preparing = 'Preparing...'
export const changePhoto = (noun: Value) => select(noun, { photo: 'Change photo', other: 'Change logo' })
export const chooseAPhoto = (noun: Value) => select(noun, { photo: 'Choose a photo', other: 'Choose a logo' })
export const removePhoto = (noun: Value) => select(noun, { photo: 'Remove photo', other: 'Remove logo' })
