import type { RichText, Value } from '../text.ts'
import { number } from './counts.ts'

export const lastNamesAreHidden = 'Last names are hidden from visitors'
export const eventsTagline = 'Upcoming tournaments, camps, and showcases'
export const opportunitiesTagline = 'Tryouts and teams that need a guest player'
export const lastDayBeforeFirst = 'The last day must not be before the first.'
export const thisWeekend = 'This weekend'
export const next7Days = 'Next 7 days'
export const thisMonth = 'This month'
export const from = 'From'
export const to = 'To'
export const sport = 'Sport'
export const allSports = 'All sports'
export const ageGroupFilter = 'Age group'
export const allAges = 'All ages'
export const state = 'State'
export const allStates = 'All states'
export const soonestFirst = 'Soonest first'
export const nearestFirst = 'Nearest first'
export const newestFirst = 'Newest first'
export const nearSoonFirst = 'Near and soon first'
export const bestMatchFirst = 'Best match first'
export const sort = 'Sort'
export const location = 'Location'
export const city = 'City'
export const clearAllFilters = 'Clear all filters'
export const moreFilters = 'More filters'
export const filters = 'Filters'
export const showCounted = (counted: Value) => `Show ${counted}`
export const hideUnstated = 'Hide those that do not say'
export const nearPlaceFilter = (place: Value) => `Near ${place}`
export const nearMe = 'Near me'
export const withinOfPlace = ({ distance, place }: { distance: Value; place: Value }) =>
  `Within ${distance} miles of ${place}`
export const withinOfMe = (distance: Value) => `Within ${distance} miles of me`
export const inCity = (city: Value) => `In ${city}`
export const onlyStated = 'Only those that say'
export const untilDayFilter = (day: Value) => `Until ${day}`
export const fromDayFilter = (day: Value) => `From ${day}`
export const cityStateZip = 'City, state, or ZIP'
export const distance = 'Distance'
export const anyDistance = 'any'
export const noSingleFilter = 'Removing one filter is not enough. Try removing two or more.'
export const nothingAnywhere =
  'Removing one filter is not enough, and neither is another place. Try removing two or more.'
export const adjustSearch = 'Try adjusting your search or filter criteria.'
export const theNearest = 'The nearest'
export const map = 'Map'
export const searchThisArea = 'Search this area'
export const showMap = 'Show map'
export const hideMap = 'Hide map'
export const sportNotGiven = 'Sport not given'
export const agesNotGiven = 'Ages not given'
export const costNotGiven = 'Cost of a season not given'
export const seasonCost = 'Cost of a season'
export const anyCost = 'Any cost of a season'
export const upToAmount = (dollars: number) => `Up to $${number(dollars)} a season`
export const filtersInUse = 'Filters in use'
export const removeFilter = (filter: Value) => `<hidden>Remove filter: </hidden>${filter}` as RichText<'hidden'>
export const countActive = (count: Value) => `${count}<hidden> active</hidden>` as RichText<'hidden'>
export const noNounsFound = (nouns: Value) => `No ${nouns} found`
export const seeAllNouns = (nouns: Value) => `See all ${nouns}`
export const fewerThanThree = (nouns: Value) => `Fewer than three ${nouns} are listed there right now.`
export const withoutFilter = ({ filter, count }: { filter: Value; count: number }) =>
  `Remove <mark>${filter}</mark> to see ${number(count)}` as RichText<'mark'>
export const farMoreMilesAway = (miles: number) => `${number(miles)} miles away, which is far more than you asked for.`
export const theMapShows = ({ shown, total, nouns }: { shown: number; total: number; nouns: Value }) =>
  `The map shows ${number(shown)} of ${number(total)} ${nouns}.`
export const countNouns = ({ count, nouns }: { count: number; nouns: Value }) =>
  `${number(count)}<hidden> ${nouns}</hidden>` as RichText<'hidden'>
export const showStates = 'Show all states'
export const states = 'States'
