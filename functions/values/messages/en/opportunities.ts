import { select } from '../select.ts'
import type { Value } from '../text.ts'
import { number, plural } from './counts.ts'

export const opportunityCanceled = 'Canceled'
export const opportunityFull = 'Full'
export const opportunityClosed = 'Closed'
export const privateTeamOnly = 'Private (Team Only)'
export const inviteOnly = 'Invite Only'
export const opportunityHidden = 'Hidden'
export const searchOpportunities = 'Search opportunities'
export const titleOrTeam = 'Title or team'
export const openForRegistration = 'Open for registration'
export const fitsMyPlayer = 'Fits my player'
export const checkABirthday = 'Check a birthday'
export const positionsNeeded = 'Positions needed'
export const rosterSpots = 'Roster spots open'
export const spotsLeft = 'Spots left'
export const registerBy = 'Register by'
export const neededBy = 'Needed by'
export const decisionBy = 'Decision by'
export const waiver = 'Waiver'
export const requiredYoullReadWhen = "Required. You'll read it when you register."
export const postedBy = 'Posted by'
export const whatToBring = 'What to bring'
export const askTheOrganizer = 'Ask the organizer'
export const questionSentYoullGet = "Your question was sent. You'll get the answer by email."
export const yourQuestion = 'Your question'
export const organizerSeesNameNot = 'The organizer sees your name, not your email address, and answers by email.'
export const monthOfBirth = 'Month of birth'
export const month = 'Month'
export const yearOfBirth = 'Year of birth'
export const year = 'Year'
export const leagueAgeCountsRule = (rules: Value) =>
  `The league age counts, by the rule of ${rules}. Nothing is sent or kept.`
export const yourPlayers = 'Your players'
export const fullJoinWaitlist = 'Full: join the waitlist'
export const canceledSentence = 'This opportunity was canceled'
export const registrationHasClosed = 'Registration has closed'
export const draftRegistrationIsntOpen = "Draft: registration isn't open"
export const registerAnotherChild = 'Register another child'
export const approved = 'Approved'
export const rejected = 'Rejected'
export const pending = 'Pending'
export const jerseyNumberShort = 'Jersey #'
export const registeredAtColumn = 'Registered'
export const noRegistrationsFound = 'No registrations found'
export const openOpportunitiesFit = 'Open opportunities that fit'
export const seeAllOpportunities = 'See all opportunities'
export const opportunityNotFound = 'Opportunity not found'
export const backToOpportunities = 'Back to Opportunities'
export const removedCoach = 'It may have been removed. If a coach sent you the link, log in to open it.'
export const createOpportunity = 'Create Opportunity'
export const manageOpportunity = 'Manage Opportunity'
export const manageRegistrations = 'Manage Registrations'
export const checkIn = 'Check-in'
export const editOpportunity = 'Edit Opportunity'
export const registerAPlayer = 'Register a player'
export const closesWhen = (when: Value) => `closes ${when}`
export const leftOfCapacity = ({ left, capacity }: { left: Value; capacity: Value }) => `${left} of ${capacity}`
export const countsAgeFits = ({ age, season }: { age: Value; season: Value }) =>
  `Counts as ${age} in the ${season} season: fits`
export const countsAgeTooYoung = ({ age, season }: { age: Value; season: Value }) =>
  `Counts as ${age} in the ${season} season: too young`
export const countsAgeTooOld = ({ age, season }: { age: Value; season: Value }) =>
  `Counts as ${age} in the ${season} season: too old`
export const fitsOneRuleOnly = 'Fits by one rule and not by another. The organizer checks the birthday.'
export const registeredAndApproved = ({ registered, approved }: { registered: Value; approved: Value }) =>
  `${registered} registered, ${approved} approved`
export const fitsName = (name: Value) => `Fits ${name}`
export const countRegistrationsReview = (count: number) =>
  plural(count, { one: `${number(count)} registration to review`, other: `${number(count)} registrations to review` })
export const noRegistrationsReview = 'No registrations to review'
export const notAvailable = 'N/A'
export const teamsFit = (count: number) => `Teams that may fit: ${number(count)}`
/** `position` as it is stored. */
export const lookingFor = (position: Value) =>
  select(position, {
    Pitcher: 'Looking for a pitcher',
    Catcher: 'Looking for a catcher',
    'First Base': 'Looking for a first baseman',
    'Second Base': 'Looking for a second baseman',
    'Third Base': 'Looking for a third baseman',
    Shortstop: 'Looking for a shortstop',
    'Left Field': 'Looking for a left fielder',
    'Center Field': 'Looking for a center fielder',
    'Right Field': 'Looking for a right fielder',
    Outfield: 'Looking for an outfielder',
    Infield: 'Looking for an infielder',
    'Middle Infield': 'Looking for a middle infielder',
    'Corner Infield': 'Looking for a corner infielder',
    'Designated Hitter': 'Looking for a designated hitter',
    other: `Looking for: ${position}`,
  })
export const lookingForSeveral = (positions: Value) => `Looking for: ${positions}`
export const familiesAsk = 'What families ask'
export const familiesAskHint =
  'The spots to fill, and what a season costs and contains, are shown on the page of the tryout if you give them.'
