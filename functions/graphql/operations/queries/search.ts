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
      const asked = { search, perPage: perKind }
      const found = <K extends Kind, T>(kind: K, query: ListQuery<K>, item: (id: string) => Promise<T | null>) =>
        Promise.all([
          page(kind, query, (ids) => Promise.all(ids.map((id) => item(id))), seen),
          count(kind, query, seen),
        ])
      const [visible, ties] = await Promise.all([visibleTo(context), tiesOf(context)])
      const [[teams, teamsCount], [opportunities, opportunitiesCount], [events, eventsCount], [players, playersCount]] =
        await Promise.all([
          found('team', asked, load.team),
          found('opportunity', { ...asked, now, visibleTo: visible }, (id) => visibleOpportunity(id, context)),
          found('event', { ...asked, now }, load.event),
          found('player', { ...asked, ...nameSearch(context, search), ties }, load.player),
        ])
      return { teams, teamsCount, opportunities, opportunitiesCount, events, eventsCount, players, playersCount }
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
