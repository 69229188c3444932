import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import * as m from '../../../functions/values/messages/generated.ts'
import { placeLine } from '../../../functions/values/place-line.ts'
import { formatTime } from '../../../functions/values/time-format.ts'
import { query } from '../../api/client.ts'
import { SearchEverywhereDocument, type SearchEverywhereQuery } from '../../api/generated.ts'
import { paths } from '../../paths.ts'

export const MIN_CHARACTERS = 2

type Hit = { to: string; title: string; detail: string }
type HitGroup = { title: string; hits: Hit[] }

export const searchEverywhereQuery = (text: string) =>
  queryOptions<HitGroup[]>({
    queryKey: ['search-everywhere', text],
    queryFn: ({ signal }) =>
      query(SearchEverywhereDocument, { text }, { signal }).then(({ search }) => groupsOf(search, text)),
    enabled: Array.from(text).length >= MIN_CHARACTERS,
    placeholderData: keepPreviousData,
  })

/** Groups with hits. A group with more hits than shown ends with a link to the full list. */
function groupsOf(found: SearchEverywhereQuery['search'], text: string): HitGroup[] {
  const { teams, opportunities, events, players } = found
  const group = (kind: string, title: string, list: string, count: number, hits: Hit[]): HitGroup => ({
    title,
    hits:
      count > hits.length
        ? [
            ...hits,
            {
              to: `${list}?${new URLSearchParams({ search: text })}`,
              title: m.see_all_of_kind({ kind, count }),
              detail: '',
            },
          ]
        : hits,
  })
  return [
    group(
      'teams',
      m.teams(),
      paths.teams,
      found.teamsCount,
      teams.map((team) => ({
        to: paths.team(team.id),
        title: team.name,
        detail: placeLine(team.locationCity, team.state),
      })),
    ),
    group(
      'opportunities',
      m.opportunities(),
      paths.opportunities,
      found.opportunitiesCount,
      opportunities.map(({ id, title, startTime, timeZone, city, state }) => ({
        to: paths.opportunity(id),
        title,
        detail: `${formatTime(startTime, timeZone)} · ${placeLine(city, state)}`,
      })),
    ),
    group(
      'events',
      m.events(),
      paths.events,
      found.eventsCount,
      events.map(({ id, name, date, timeZone, city, state }) => ({
        to: paths.event(id),
        title: name,
        detail: `${formatTime(date, timeZone)} · ${placeLine(city, state)}`,
      })),
    ),
    group(
      'players',
      m.players(),
      paths.players,
      found.playersCount,
      players.map((player) => ({
        to: paths.player(player.id),
        title: player.name,
        detail: placeLine(player.locationCity, player.state),
      })),
    ),
  ].filter(({ hits }) => hits.length > 0)
}
