import { select } from '../select.ts'
import type { RichText, Value } from '../text.ts'
import { number, plural } from './counts.ts'

export const noEmail = 'No email'
export const checkBirthdayLabel = 'Check the birthday'
export const emailPending = 'Email pending'
export const emailApproved = 'Email approved'
export const emailRejected = 'Email rejected'
export const emailFamilies = 'Email families'
export const familiesWhoseRegistration = 'To families whose registration is'
export const pendingApproved = 'All: pending or approved'
export const subject = 'Subject'
export const messageField = 'Message'
export const addressesStayPrivate = "Families don't see each other's addresses, or yours."
export const feePaid = 'Fee paid'
export const amountInDollars = 'Amount in dollars'
export const enterAmount = 'Enter an amount such as 50 or 50.00'
export const fullRaiseCapacity = 'This opportunity is full: to approve someone, raise its capacity or free a spot.'
export const searchPlayerName = 'Search by player name'
export const searchPlayerNamePlaceholder = 'Search by player name...'
export const exportCsv = 'Export CSV'
export const withScores = 'With scores'
export const playerName = 'Player Name'
export const registeredAt = 'Registered At'
export const reject = 'Reject'
export const approve = 'Approve'
export const waiverSigned = 'Waiver Signed'
export const yes = 'Yes'
export const no = 'No'
export const notes = 'Notes'
export const feePaidColumn = 'Fee Paid'
export const print = 'Print'
export const viewOpportunity = 'View Opportunity'
export const mayNotManage = "You don't have permission to manage registrations for this opportunity"
export const familiesWillBeEmailed = (count: number) =>
  plural(count, { one: `${number(count)} family will be emailed`, other: `${number(count)} families will be emailed` })
export const feePaidOf = ({ name, amount }: { name: Value; amount: Value }) => `Fee paid by ${name}: ${amount}`
export const feePaidBy = (name: Value) => `Fee paid by ${name}`
export const nameFeeNoted = (name: Value) => `${name}: fee noted`
export const theFeeIs = (fee: Value) => `The fee is ${fee}.`
export const scoreOfName = ({ score, name }: { score: Value; name: Value }) =>
  `Score ${score}<hidden> of ${name}</hidden>` as RichText<'hidden'>
export const notesOfName = (name: Value) => `Notes<hidden> of ${name}</hidden>` as RichText<'hidden'>
export const rejectName = (name: Value) => `Reject ${name}`
export const approveName = (name: Value) => `Approve ${name}`
export const nameRejected = ({ name }: { name: Value }) => `${name}: rejected`
export const nameIsPending = ({ name }: { name: Value }) => `${name}: pending`
export const statusOfName = (name: Value) => `Status of ${name}`
export const yesVersion = (version: Value) => `Yes, version ${version}`
export const spotHeldUntil = 'Spot held until <time></time>' as RichText<'time'>
export const spotsTaken = ({
  approved,
  capacity,
  held,
  left,
}: {
  approved: Value
  capacity: Value
  held: Value
  left: Value
}) =>
  select(held, {
    '0': select(left, {
      '0': `<strong>${approved} of ${capacity} spots</strong> taken.`,
      other: `<strong>${approved} of ${capacity} spots</strong> taken, ${left} left.`,
    }),
    '1': select(left, {
      '0': `<strong>${approved} of ${capacity} spots</strong> taken, 1 held for a family.`,
      other: `<strong>${approved} of ${capacity} spots</strong> taken, 1 held for a family, ${left} left.`,
    }),
    other: select(left, {
      '0': `<strong>${approved} of ${capacity} spots</strong> taken, ${held} held for families.`,
      other: `<strong>${approved} of ${capacity} spots</strong> taken, ${held} held for families, ${left} left.`,
    }),
  }) as RichText<'strong'>
export const nextInLine = (name: Value) =>
  `A spot is free. Next in line: <strong>${name}</strong>` as RichText<'strong'>
export const offerSpot = 'Offer spot'
export const offerSpotTo = (name: Value) => `Offer spot to ${name}`
export const spotOfferedTo = (name: Value) => `Spot offered to ${name}.`
export const waitlist = 'Waitlist'
export const waitlistName = (name: Value) => `Waitlist ${name}`
export const nameWaitlisted = (name: Value) => `${name}: waitlisted`
export const onWaitlist = (count: Value) => `On the waitlist: ${count}.`
export const registrant = 'Registrant'
export const phone = 'Phone'
export const checkedIn = 'Checked In'
export const waiverVersion = 'Waiver Version'
export const score = 'Score'
export const confirmReject = 'Are you sure you want to reject this registration?'
export const rejectHint = "The family gets an email that says 'Not selected', with this reason."
export const undo = 'Undo'
export const undone = 'Decision undone.'
export const countApproved = (count: number) =>
  plural(count, { one: `${number(count)} registration approved`, other: `${number(count)} registrations approved` })
export const countRejected = (count: number) =>
  plural(count, { one: `${number(count)} registration rejected`, other: `${number(count)} registrations rejected` })
export const countSelected = (count: number) =>
  plural(count, { one: `${number(count)} selected`, other: `${number(count)} selected` })
export const selectName = (name: Value) => `Select ${name}`
export const rejectSelected = (count: number) =>
  plural(count, { one: `Reject ${number(count)} registration`, other: `Reject ${number(count)} registrations` })
export const emailSelected = 'Email selected'
export const clearSelection = 'Clear'
export const selected = 'Selected registrations'
export const leagueAge = (age: Value) => `League age ${age}`
export const detailsOf = (name: Value) => `Details of ${name}`
export const waitlistOrder = 'Waitlist order'
export const waitlistOrderHint = 'Whoever stands first is proposed when a spot is free. Families see their number.'
export const moveUp = (name: Value) => `Move ${name} up`
export const moveDown = (name: Value) => `Move ${name} down`
export const isNumberNow = ({ name, place }: { name: Value; place: Value }) => `${name} is number ${place} now.`
