import { select } from '../select.ts'
import type { Value } from '../text.ts'
import { number } from './counts.ts'

export const kindOfList = (kind: Value) =>
  select(kind, {
    TRYOUT: 'tryouts',
    GUEST_NEED: 'guest player spots',
    EVENTS: 'events',
    TEAMS: 'teams',
    other: 'opportunities',
  })
export const typeEvents = (type: Value) => `${type} events`
export const nounsOfSport = ({ sport, nouns }: { sport: Value; nouns: Value }) =>
  select(sport, { BASEBALL: `baseball ${nouns}`, other: `softball ${nouns}` })
export const nounsAgeGroup = ({ ageGroup, nouns }: { ageGroup: Value; nouns: Value }) => `${ageGroup} ${nouns}`
export const namedText = (text: Value) => `named “${text}”`
export const forThePosition = (position: Value) => `for the position ${position}`
export const forAge = (age: Value) => `for age ${age}`
export const thatFitName = (name: Value) => `that fit ${name}`
export const nearPlace = (place: Value) => `near ${place}`
export const withinMilesPlace = ({ miles, place }: { miles: Value; place: Value }) =>
  `within ${miles} miles of ${place}`
export const aPlace = 'a place'
export const inPlace = (place: Value) => `in ${place}`
export const fromDay = (day: Value) => `from ${day}`
export const untilDay = (day: Value) => `until ${day}`
export const teamNoLongerListed = 'A team that is no longer listed'
export const amountSeason = (dollars: number) => `up to $${number(dollars)} a season`
