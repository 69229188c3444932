import { select } from '../select.ts'
import type { Value } from '../text.ts'
import { plural } from './counts.ts'

export const whatFits = 'What fits'
export const nearPlace = (place: Value) => `Near ${place}`
export const inState = (state: Value) => `In ${state}`
export const tryoutsAndGuestSpots = 'Tryouts and guest spots'
export const teamsThatFit = 'Teams that fit'
export const eventsNearby = 'Events'
export const tellMeTryout = 'Tell me when they hold a tryout'
export const withinMiles = (miles: Value) => `Within ${miles} miles`
export const noneWithin = ({ miles, from, to, count }: { miles: Value; from: Value; to: Value; count: number }) =>
  plural(count, {
    one: `None within ${miles} miles; the nearest is ${from} miles away`,
    other:
      from === to
        ? `None within ${miles} miles; the nearest are ${from} miles away`
        : `None within ${miles} miles; the nearest are ${from} to ${to} miles away`,
  })
export const fewWithin = ({ count, miles, to }: { count: number; miles: Value; to: Value }) =>
  plural(count, {
    one: `One within ${miles} miles; the others up to ${to} miles away`,
    other: `${count} within ${miles} miles; the others up to ${to} miles away`,
  })
export const noneNear = ({ what, miles }: { what: Value; miles: Value }) =>
  select(what, {
    opportunities: `No tryout or guest spot that fits within ${miles} miles. Watch, and we email you when there is one.`,
    teams: `No team that fits within ${miles} miles. Watch, and we email you when there is one.`,
    other: `No event that fits within ${miles} miles. Watch, and we email you when there is one.`,
  })
export const noneThatFit = (what: Value) =>
  select(what, {
    opportunities: 'No tryout or guest spot that fits. Watch, and we email you when there is one.',
    teams: 'No team that fits. Watch, and we email you when there is one.',
    other: 'No event that fits. Watch, and we email you when there is one.',
  })
export const allInState = ({ count, state }: { count: Value; state: Value }) => `See all ${count} in ${state}`
export const elsewhereInState = (state: Value) => `Elsewhere in ${state}`
