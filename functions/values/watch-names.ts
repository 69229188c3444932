import {
  ANY_DISTANCE,
  coordinatesOf,
  distanceOf,
  eventVariables,
  type ListFilters,
  opportunityVariables,
} from './list-filters.ts'
import * as m from './messages/generated.ts'
import type { Locale } from './messages/locale.ts'
import { storedWord } from './stored-words.ts'
import { formatDay } from './time-format.ts'

type ListKind = 'OPPORTUNITIES' | 'EVENTS' | 'TEAMS'
type Watched = { kind: ListKind | 'TEAM'; subject: string }

/** What the filters of a list find, in the words of a person: '12U baseball tryouts within 50 miles of Round Rock'. */
function searchName(kind: ListKind, filters: ListFilters, locale: Locale, playerName?: string): string {
  const to = { locale }
  const { near = '', place = '', within = '' } = filters
  const values = opportunityVariables(filters)
  const { state, ageGroup, sport, from, to: until, position, type, age, seasonUpTo } = values
  const { city, eventType } = eventVariables(filters)
  const isOfEvents = kind === 'EVENTS' && eventType
  let nouns = isOfEvents
    ? m.type_events({ type: storedWord(eventType, locale) }, to)
    : m.kind_of_list({ kind: kind === 'OPPORTUNITIES' && type ? type : kind }, to)
  if (sport) nouns = m.nouns_of_sport({ sport, nouns }, to)
  if (ageGroup) nouns = m.nouns_of_age_group({ ageGroup, nouns }, to)
  const miles = distanceOf(within)
  const where = place.replace(/, [A-Z]{2}$/, '') || m.a_place({}, to)
  const named = [kind === 'OPPORTUNITIES' ? values.location : city, state].filter(Boolean).join(', ')
  const words = [
    nouns,
    values.search && m.named_text({ text: values.search }, to),
    position && m.for_the_position({ position: storedWord(position, locale) }, to),
    age !== null && m.for_age({ age }, to),
    playerName && m.that_fit_name({ name: playerName }, to),
    coordinatesOf(near) &&
      (miles === ANY_DISTANCE
        ? m.near_place({ place: where }, to)
        : m.within_miles_of_place({ miles, place: where }, to)),
    named && m.in_place({ place: named }, to),
    from && m.from_day({ day: formatDay(from, locale) }, to),
    until && m.until_day({ day: formatDay(until, locale) }, to),
    seasonUpTo !== null && m.up_to_amount_a_season({ dollars: seasonUpTo }, to),
  ]
  const text = words.filter(Boolean).join(' ')
  return text.replace(/^./, (letter) => letter.toUpperCase())
}

/** The name of a watch of a list. */
export const watchName = ({ kind, subject }: Watched, locale: Locale, playerName?: string) =>
  searchName(kind as ListKind, Object.fromEntries(new URLSearchParams(subject)), locale, playerName)

/** Null stands for a team that was deleted or hidden. */
export const teamName = (team: { name: string } | null, locale: Locale) =>
  team?.name ?? m.a_team_that_is_no_longer_listed({}, { locale })

const LISTS = { OPPORTUNITIES: '/opportunities', EVENTS: '/events', TEAMS: '/teams' }

/** The list with the watch's filters, or the team that it follows. */
export const watchPath = ({ kind, subject }: Watched) =>
  kind === 'TEAM' ? `/teams/${subject}` : `${LISTS[kind]}${subject && `?${subject}`}`
