import { directory } from '../../services/directory/directory.ts'
import { badInput } from '../../values/errors.ts'
import * as m from '../../values/messages/generated.ts'
import type { QueryResolvers } from '../generated.ts'
import { nameSearch } from '../limits/full-profiles.ts'
import { visibleTo } from '../rules/can.ts'
import { tiesOf } from '../rules/ties.ts'
import { visibleOpportunity } from './opportunities.ts'

const MAX_PER_KIND = 20

export const Query = {
  search: async (_, { text, perKind }, context) => {
    const search = text.trim()
    if (Array.from(search).length < 2) throw badInput('text', m.type_at_least_2_characters_to_search)
    if (perKind == null || perKind < 1 || perKind > MAX_PER_KIND)
      throw badInput('perKind', `perKind must be from 1 to ${MAX_PER_KIND}.`)
    const { load, seen, now } = context
    const opportunities = { search, perPage: perKind, now, visibleTo: await visibleTo(context) }
    const events = { search, perPage: perKind, now }
    const players = { ...nameSearch(context, search), ties: await tiesOf(context), perPage: perKind }
    const teams = { search, perPage: perKind }
    const { page, count } = directory()
    const [foundTeams, foundOpportunities, foundEvents, foundPlayers, ...counts] = await Promise.all([
      page('team', teams, (ids) => Promise.all(ids.map(load.team)), seen),
      page('opportunity', opportunities, (ids) => Promise.all(ids.map((id) => visibleOpportunity(id, context))), seen),
      page('event', events, (ids) => Promise.all(ids.map(load.event)), seen),
      page('player', players, (ids) => Promise.all(ids.map(load.player)), seen),
      count('team', teams, seen),
      count('opportunity', opportunities, seen),
      count('event', events, seen),
      count('player', players, seen),
    ])
    return {
      teams: foundTeams,
      opportunities: foundOpportunities,
      events: foundEvents,
      players: foundPlayers,
      teamsCount: counts[0],
      opportunitiesCount: counts[1],
      eventsCount: counts[2],
      playersCount: counts[3],
    }
  },
  places: async (_, { search, limit }) =>
    (await suggestions()).suggestPlaces(search.slice(0, 100), Math.max(1, Math.min(limit ?? 8, MAX_PLACES))),
  nearestPlace: async (_, { latitude, longitude }) => {
    const { nearestPlace } = await import('../../services/places/places.ts')
    const place = await nearestPlace(latitude, longitude)
    return place && (await suggestions()).citySuggestion(place)
  },
  cityPage: async (_, { path }, context) => (await import('../reads/city-pages.ts')).cityPage(path, context),
} satisfies QueryResolvers

const MAX_PLACES = 20
/** Loaded on first use, to keep other reads fast. */
const suggestions = () => import('../../services/places/places.ts')
