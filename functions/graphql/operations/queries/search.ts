import { directory } from '../../../services/directory/directory.ts'
import type { Kind } from '../../../store/change-log/rows.ts'
import type { Query as ListQuery } from '../../../store/read-model/query.ts'
import { badInput } from '../../../values/errors.ts'
import { requestTexts } from '../../../values/messages/requests.ts'
import { visibleOpportunity } from '../../resolvers/opportunities.ts'
import { visibleTo } from '../../rules/can.ts'
import { nameSearch } from '../../rules/full-profile.ts'
import { anyone } from '../../rules/rule.ts'
import { tiesOf } from '../../rules/ties.ts'
import type { Queries } from '../operation.ts'

const MAX_PER_KIND = 20

export const queries = {
  search: {
    rule: anyone,
    weight: 10,
    call: async (_, { text, perKind }, context) => {
      const search = text.trim()
      if (Array.from(search).length < 2) throw badInput('text', requestTexts.typeAtLeast2)
      if (perKind == null || perKind < 1 || perKind > MAX_PER_KIND)
        throw badInput('perKind', `perKind must be from 1 to ${MAX_PER_KIND}.`)
      const { load, seen, now } = context
      const { page, count } = directory()
      const [visible, ties] = await Promise.all([visibleTo(context), tiesOf(context)])
      const queriesOf = (search: string) => {
        const asked = { search, perPage: perKind }
        return {
          team: asked,
          opportunity: { ...asked, now, visibleTo: visible },
          event: { ...asked, now },
          player: { ...asked, ...nameSearch(context, search), ties },
        }
      }
      const found = <K extends Kind, T>(kind: K, query: ListQuery<K>, item: (id: string) => Promise<T | null>) =>
        Promise.all([
          page(kind, query, (ids) => Promise.all(ids.map((id) => item(id))), seen),
          count(kind, query, seen),
        ])
      const all = async (search: string) => {
        const { team, opportunity, event, player } = queriesOf(search)
        const [
          [teams, teamsCount],
          [opportunities, opportunitiesCount],
          [events, eventsCount],
          [players, playersCount],
        ] = await Promise.all([
          found('team', team, load.team),
          found('opportunity', opportunity, (id) => visibleOpportunity(id, context)),
          found('event', event, load.event),
          found('player', player, load.player),
        ])
        return { teams, teamsCount, opportunities, opportunitiesCount, events, eventsCount, players, playersCount }
      }
      const result = await all(search)
      if (result.teamsCount + result.opportunitiesCount + result.eventsCount + result.playersCount > 0) return result
      for (const [kind, query] of Object.entries(queriesOf(search)) as [Kind, ListQuery][]) {
        const similar = await directory().similar(kind, query, seen)
        if (similar) return { ...(await all(similar)), similar }
      }
      return result
    },
  },
  places: {
    rule: anyone,
    call: async (_, { search, limit }) =>
      (await suggestions()).suggestPlaces(search.slice(0, 100), Math.max(1, Math.min(limit ?? 8, MAX_PLACES))),
  },
  nearestPlace: {
    rule: anyone,
    call: async (_, { latitude, longitude }) => {
      const { nearestPlace } = await import('../../../services/places/places.ts')
      const place = await nearestPlace(latitude, longitude)
      return place && (await suggestions()).citySuggestion(place)
    },
  },
  // One directory count per age group and sport, and per state nearby.
  cityPage: {
    rule: anyone,
    weight: 60,
    call: async (_, { path }, context) => (await import('../../reads/city-pages.ts')).cityPage(path, context),
  },
} satisfies Partial<Queries>

const MAX_PLACES = 20

/** Loaded on first use, to keep other reads fast. */
const suggestions = () => import('../../../services/places/places.ts')
