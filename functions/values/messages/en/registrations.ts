import type { Value } from '../text.ts'

export const whatHappensNext = 'What happens next'
export const joinsWaitlist = "You join the waitlist. We'll email you when a spot is free for you."
export const dayToTakeIt =
  'You then have a day to take it, up to 2 hours before the start. The spot is yours once you take it.'
export const emailWhenDecided =
  "You'll get an email when it's approved or rejected. The spot is yours once it's approved."
export const registeringFor = "What you're registering for"
export const failedToRegister = 'Failed to register'
export const addYourPlayer = 'Add your player'
export const addPlayerHint = 'It takes a minute. Then you can register the player here.'
export const showMorePlayers = 'Show more players'
export const searchPlayer = 'Search for a player...'
export const jerseyNumberOptional = 'Jersey Number (Optional)'
export const notesOptional = 'Notes (Optional)'
export const onlyOrganizerSees = 'Only the organizer can see these.'
export const phoneOptional = 'Phone (Optional)'
export const organizerSeesYou = 'The organizer sees your name and email. Add a number if they may call or text you.'
export const registering = 'Registering...'
export const joinTheWaitlist = 'Join the waitlist'
export const phoneConsent = 'The organizer may call or text me about this opportunity'
export const acceptWaiver = 'I have read the waiver and accept it'
export const registered = 'Successfully registered for this opportunity!'
export const notOpen = 'Registration is not open'
export const backToOpportunity = 'Back to the opportunity'
export const organizerSeesUntil = (day: Value) =>
  `The organizer sees the registration. It stays pending until they respond, by ${day}.`
export const payDirectly = (fee: Value) => `Pay the fee of ${fee} directly to the organizer.`
export const registerByTime = (time: Value) => `Register by ${time}`
export const onTeam = (team: Value) => `On ${team}`
export const registerForTitle = (title: Value) => `Register for ${title}`
export const isOnWaitlist = (name: Value) => `${name} is on the waitlist. We'll email you when a spot is free.`
export const namePending = (name: Value) => `${name}: Pending. The organizer decides, and we'll email you.`
export const agesText = (ages: Value) => `Ages ${ages}`
export const organizerSees = 'The organizer sees the registration. It stays pending until they respond.'
