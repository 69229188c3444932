import { select } from '../select.ts'
import type { Value } from '../text.ts'
import { number, plural } from './counts.ts'

export const applied = 'Applied'
export const accepted = 'Accepted'
export const waitlisted = 'Waitlisted'
export const declined = 'Declined'
export const withdrawn = 'Withdrawn'
export const spotHeld = 'Spot held'
export const team = 'Team'
export const teams = 'Teams'
export const chooseATeam = 'Choose a team'
export const chooseADivision = 'Choose a division'
export const enterATeam = 'Enter a Team'
export const enterTeam = 'Enter Team'
export const logInToEnter = 'Log In to Enter a Team'
export const teamApplied = 'Your team applied. The organizer decides.'
export const teamWaits = 'Your team is on the waitlist.'
export const noteToOrganizer = 'Note to the Organizer'
export const contactHint = 'The organizer sees the name and email address.'
export const teamFits = 'This team fits.'
export const feeUnknown = 'The organizer does not say what it costs.'
export const willWait = 'This entry joins the waitlist: the division is full or its deadline has passed.'
export const manageEntries = 'Manage Entries'
export const noTeamsYet = 'No teams yet'
export const heldUntil = 'Your spot is held until'
export const takeTheSpot = 'Take the Spot'
export const spotTaken = 'Your team is in.'
export const withdraw = 'Withdraw'
export const afterDeadline = 'After the deadline'
export const paymentLate = 'Payment late'
export const contact = 'Contact'
export const paid = 'Paid'
export const refund = 'To give back'
export const decide = 'Decide'
export const accept = 'Accept'
export const release = 'Release Spot'
export const confirmDecline =
  'The team gets back all it paid. A spot that becomes free is held for the next team of the waitlist.'
export const declineHint = 'The team reads it.'
export const email = 'Email'
export const enteredAt = 'Entered'
export const note = 'Note'
export const whereWePlay = 'Where We Play'
export const emailTeams = 'Email Teams'
export const toTeams = 'To teams whose entry is'
export const allTeams = 'All: applied, accepted, or waitlisted'
export const teamsStayPrivate = "The owners and managers of the teams don't see each other's addresses, or yours."
export const managersWillBeEmailed = (count: number) =>
  plural(count, { one: `${number(count)} person will be emailed`, other: `${number(count)} people will be emailed` })
export const insurance = 'Insurance'
export const insuredUntil = 'Insured through'
export const notConfirmed = 'Not confirmed'
export const insuranceHint = 'You saw the proof of insurance. Nothing is uploaded here. Empty: not confirmed.'
export const confirmedTo = (day: Value) => `Confirmed to ${day}`
export const insuranceConfirmedTo = (day: Value) => `Insurance confirmed to ${day}`
export const insuranceOf = ({ name, shown }: { name: Value; shown: Value }) => `Insurance of ${name}: ${shown}`
export const insuranceNoted = (name: Value) => `The insurance of ${name} was noted.`
export const move = 'Move'
export const moving = 'Moving...'
export const moveHint = 'Those who manage the team are told. An accepted team takes a spot in the division.'
export const moveTeam = (name: Value) => `Move ${name}`
export const teamMoved = (name: Value) => `${name} was moved.`
export const doesNotMake = 'Does Not Make'
export const divisionDoesNotMake = (division: Value) => `${division} Does Not Make`
export const confirmCancel = (division: Value) => `${division} does not make?`
export const cancelEffects = (count: number) =>
  plural(count, {
    one: `The entry of ${number(count)} team ends. It is told, and gets back all it paid.`,
    other: `The entries of ${number(count)} teams end. Each is told, and gets back all it paid.`,
  })
export const cancelIsFinal = 'This action cannot be undone. To keep a team, move it to another division first.'
export const divisionEnded = (division: Value) => `${division} does not take place.`
export const fitUnknown = (name: Value) => `${name} lists no division. The organizer decides.`
export const fitDoubtful = ({ name, divisions, fit }: { name: Value; divisions: Value; fit: Value }) =>
  select(fit, {
    otherAge: `Another age group: ${name} lists ${divisions}. The organizer decides.`,
    other: `Another class: ${name} lists ${divisions}. The organizer decides.`,
  })
export const fitOfTeam = ({ fit }: { fit: Value }) =>
  select(fit, { otherAge: 'Another age group', otherClass: 'Another class', other: 'Lists no division' })
export const costs = ({ fee, back }: { fee: Value; back: Value }) =>
  `Entry fee: ${fee}. Of a paid fee, a withdrawal today gives back ${back}.`
export const youGetBack = (amount: Value) => `You get back ${amount}.`
export const withdrawTeam = (name: Value) => `Withdraw ${name}?`
export const teamWithdrew = ({ name, back }: { name: Value; back: Value }) => `${name} withdrew. ${back}`
export const paidOf = ({ paid, fee }: { paid: Value; fee: Value }) => `Paid: ${paid} of ${fee}`
export const payBy = (day: Value) => `Pay by ${day}`
export const payAt = (host: Value) => `Pay at ${host}`
export const acceptTeam = (name: Value) => `Accept ${name}`
export const releaseSpot = (name: Value) => `Release Spot of ${name}`
export const declineTeam = (name: Value) => `Decline ${name}`
export const decided = ({ name, decision }: { name: Value; decision: Value }) =>
  select(decision, {
    ACCEPTED: `${name} was accepted.`,
    DECLINED: `${name} was declined.`,
    other: `${name} is on the waitlist.`,
  })
