import { ANY_DISTANCE, coordinatesOf, distanceOf, type ListFilters } from './list-filters.ts'
import { eventVariables, opportunityVariables } from './list-variables.ts'
import { formatDay } from './time-format.ts'

type ListKind = 'OPPORTUNITIES' | 'EVENTS' | 'TEAMS'
type Watched = { kind: ListKind | 'TEAM'; subject: string }

const OPPORTUNITIES = { TRYOUT: 'tryouts', GUEST_NEED: 'guest player spots' }

/** What the filters of a list find, in the words of a person: '12U baseball tryouts within 50 miles of Round Rock'. */
function searchName(kind: ListKind, filters: ListFilters, playerName?: string): string {
  const { near = '', place = '', within = '' } = filters
  const { search, state, ageGroup, sport, from, to, location, position, type, age, seasonUpTo } =
    opportunityVariables(filters)
  const { city, eventType } = eventVariables(filters)
  const noun = {
    OPPORTUNITIES: type ? OPPORTUNITIES[type] : 'opportunities',
    EVENTS: eventType ? `${eventType} events` : 'events',
    TEAMS: 'teams',
  }[kind]
  const distance = distanceOf(within)
  const where = place.replace(/, [A-Z]{2}$/, '') || 'a place'
  const named = [kind === 'OPPORTUNITIES' ? location : city, state].filter(Boolean).join(', ')
  const words = [
    ageGroup,
    sport?.toLowerCase(),
    noun,
    search && `named “${search}”`,
    position && `for the position ${position}`,
    age !== null && `for age ${age}`,
    playerName && `that fit ${playerName}`,
    coordinatesOf(near) && (distance === ANY_DISTANCE ? `near ${where}` : `within ${distance} miles of ${where}`),
    named && `in ${named}`,
    from && `from ${formatDay(from, 'en')}`,
    to && `until ${formatDay(to, 'en')}`,
    seasonUpTo !== null && `up to $${seasonUpTo.toLocaleString('en-US')} a season`,
  ]
  const text = words.filter(Boolean).join(' ')
  return text.replace(/^./, (letter) => letter.toUpperCase())
}

/** The name of a watch of a list. */
export const watchName = ({ kind, subject }: Watched, playerName?: string) =>
  searchName(kind as ListKind, Object.fromEntries(new URLSearchParams(subject)), playerName)

/** Null stands for a team that was deleted or hidden. */
export const teamName = (team: { name: string } | null) => team?.name ?? 'A team that is no longer listed'

const LISTS = { OPPORTUNITIES: '/opportunities', EVENTS: '/events', TEAMS: '/teams' }

/** The list with the watch's filters, or the team that it follows. */
export const watchPath = ({ kind, subject }: Watched) =>
  kind === 'TEAM' ? `/teams/${subject}` : `${LISTS[kind]}${subject && `?${subject}`}`
