import { select } from '../select.ts'
import type { RichText, Value } from '../text.ts'

export const yourRegistrations = 'Your registrations'
export const myRegistrations = 'My Registrations'
export const withdraw = 'Withdraw'
export const acceptWaiverHint = 'Accept waiver and register'
export const takeTheSpot = 'Take the spot'
export const spotGoesNextFamily = 'The spot goes to the next family'
export const opportunityCanceled = 'The opportunity was canceled.'
export const spotYours = 'The spot is yours.'
export const spotYoursDetailsBelow = 'The spot is yours. The details are below.'
export const organizerGaveSpotsOthers = 'The organizer gave the spots to others.'
export const spotHeld = 'Spot held'
export const waitingFamily = 'Waiting for the family'
export const coachMadeRegistrationCounts = 'A coach made this registration. It counts once the family accepts it.'
export const wellEmailWhenSpot =
  "We'll email you when a spot is free. You then have a day to take it, up to 2 hours before the start."
export const organizerDecidesNext = "The organizer decides next. We'll email you."
export const withdrawName = (name: Value) => `Withdraw ${name}`
export const confirmWithdraw = ({ loss, name }: { loss: Value; name: Value }) =>
  select(loss, {
    spot: `Are you sure you want to withdraw the registration of ${name}? The organizer is notified, and the spot goes to others.`,
    place: `Are you sure you want to withdraw the registration of ${name}? The organizer is notified, and ${name} loses the place on the waitlist.`,
    other: `Are you sure you want to withdraw the registration of ${name}? The organizer is notified.`,
  })
export const nameWithdrawn = (name: Value) => `${name}: withdrawn`
export const acceptForName = (name: Value) => `Accept for ${name}`
export const nameRegisteredCoach = (name: Value) => `${name} was registered by a coach. Do you accept?`
export const nameAccepted = (name: Value) => `${name}: accepted`
export const nameApproved = ({ name }: { name: Value }) => `${name}: approved`
export const theOrganizerWrote = (reason: Value) => `The organizer wrote: ${reason}`
export const holdingSpotUntil =
  "We're holding the spot until <time></time>. It's yours once you accept." as RichText<'time'>
export const holdingUntil =
  "We're holding it for you until <time></time>. After that it goes to another family." as RichText<'time'>
export const organizerDecidesDay = (day: Value) => `The organizer decides next, by ${day}. We'll email you.`
export const waiverAcceptedVersion = (version: Value) => `Waiver accepted (version ${version})`
export const payCoachAt = (host: Value) => `Pay Coach at ${host}`
