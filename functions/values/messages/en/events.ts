import type { Value } from '../text.ts'
import { plural } from './counts.ts'

export const eventCanceled = 'Canceled'
export const eventPostponed = 'Postponed'
export const eventPast = 'Past'
export const soldOut = 'Sold out'
export const divisionCanceled = 'Does not take place'
export const entryFee = 'Entry Fee'
export const enterBy = 'Enter By'
export const hostedBy = 'Hosted by'
export const eventWebsite = 'Event website'
export const noEventsFound = 'No events found'
export const searchEvents = 'Search events'
export const eventName = 'Event name'
export const allTypes = 'All types'
export const editEvent = 'Edit Event'
export const createEvent = 'Create Event'
export const eventNotFound = 'Event not found'
export const backToEvents = 'Back to Events'
export const enteredOfMax = ({ entered, max }: { entered: Value; max: Value }) => `${entered} of ${max}`
export const enterByDay = (day: Value) => `Enter by ${day}`
export const dayClosed = (day: Value) => `${day} (closed)`
export const guaranteedGames = 'Guaranteed Games'
export const refunds = 'Refunds'
export const noRefundsSaid = 'The organizer does not say what comes back.'
export const refundIfNotMade = 'If the division does not take place: 100%'
export const aboutThisEvent = 'About This Event'
export const refundBefore = ({ day, percent }: { day: Value; percent: Value }) =>
  `Withdrawal before ${day}: ${percent}%`
export const refundAfterGames = ({ games, percent }: { games: number; percent: Value }) =>
  plural(games, { one: `${games} game played: ${percent}%`, other: `${games} games played: ${percent}%` })
