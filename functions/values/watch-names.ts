import {
  ANY_DISTANCE,
  coordinatesOf,
  distanceOf,
  eventFilter,
  type ListFilters,
  opportunityFilter,
  teamFilter,
} from './list-filters.ts'
import type { Locale } from './messages/locale.ts'
import { watchNameTexts } from './messages/watch-names.ts'
import { storedWord } from './stored-words.ts'
import { formatDay } from './time-format.ts'

type ListKind = 'OPPORTUNITIES' | 'EVENTS' | 'TEAMS'
type Watched = { kind: ListKind | 'TEAM'; subject: string }

const FILTERS = { OPPORTUNITIES: opportunityFilter, EVENTS: eventFilter, TEAMS: teamFilter }
type AnyFilter = Partial<ReturnType<typeof opportunityFilter> & ReturnType<typeof eventFilter>>

/** What the filters of a list find, in the words of a person: '12U baseball tryouts within 50 miles of Round Rock'. */
function searchName(kind: ListKind, filters: ListFilters, locale: Locale, playerName?: string): string {
  const { near = '', place = '', within = '' } = filters
  const filter: AnyFilter = FILTERS[kind](filters)
  const { search, state, ageGroup, sport, from, to: until, position, type, age, seasonUpTo, ...more } = filter
  const { city, location, eventType, near: _, statedOnly: __, fitsPlayer: ___, openOnly: ____, ...others } = more
  let nouns = eventType
    ? watchNameTexts.typeEvents(storedWord(eventType, locale))(locale)
    : watchNameTexts.kindOfList(type ?? kind)(locale)
  if (sport) nouns = watchNameTexts.nounsOfSport({ sport, nouns })(locale)
  if (ageGroup) nouns = watchNameTexts.nounsAgeGroup({ ageGroup, nouns })(locale)
  const miles = distanceOf(within)
  const where = place.replace(/, [A-Z]{2}$/, '') || watchNameTexts.aPlace(locale)
  const named = [location ?? city, state].filter(Boolean).join(', ')
  const words = [
    nouns,
    search && watchNameTexts.namedText(search)(locale),
    position && watchNameTexts.forThePosition(storedWord(position, locale))(locale),
    age != null && watchNameTexts.forAge(age)(locale),
    playerName && watchNameTexts.thatFitName(playerName)(locale),
    coordinatesOf(near) &&
      (miles === ANY_DISTANCE
        ? watchNameTexts.nearPlace(where)(locale)
        : watchNameTexts.withinMilesPlace({ miles, place: where })(locale)),
    named && watchNameTexts.inPlace(named)(locale),
    from && watchNameTexts.fromDay(formatDay(from, locale))(locale),
    until && watchNameTexts.untilDay(formatDay(until, locale))(locale),
    seasonUpTo != null && watchNameTexts.amountSeason(seasonUpTo)(locale),
    // Filters without words of their own are named by their values.
    ...Object.values(others).map((value) => value && `(${storedWord(String(value), locale)})`),
  ]
  const text = words.filter(Boolean).join(' ')
  return text.replace(/^./, (letter) => letter.toUpperCase())
}

/** The name of a watch of a list. */
export const watchName = ({ kind, subject }: Watched, locale: Locale, playerName?: string) =>
  searchName(kind as ListKind, Object.fromEntries(new URLSearchParams(subject)), locale, playerName)

/** Null stands for a team that was deleted or hidden. */
export const teamName = (team: { name: string } | null, locale: Locale) =>
  team?.name ?? watchNameTexts.teamNoLongerListed(locale)

const LISTS = { OPPORTUNITIES: '/opportunities', EVENTS: '/events', TEAMS: '/teams' }

/** The list with the watch's filters, or the team that it follows. */
export const watchPath = ({ kind, subject }: Watched) =>
  kind === 'TEAM' ? `/teams/${subject}` : `${LISTS[kind]}${subject && `?${subject}`}`
