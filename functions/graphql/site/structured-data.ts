import type { Place, PostalAddress, SportsEvent, SportsTeam, WithContext } from 'schema-dts'
import type { Locale } from '../../values/messages/locale.ts'
import { placeLine } from '../../values/place-line.ts'
import type { Event, Opportunity, Team } from '../generated.ts'
import { addressIn } from './addresses.ts'
import { sportName } from './labels.ts'

type Types = { Team: Team; Event: Event; Opportunity: Opportunity }
/** The public fields of a record, as the API returns them to a visitor. */
export type Public<Name extends keyof Types> = Types[Name]

const CONTEXT = 'https://schema.org'
const urlOf = (locale: Locale, kind: string, id: string) => addressIn(locale, `/${kind}/${id}`)

/** https://schema.org/SportsTeam */
export const teamData = (team: Public<'Team'>, locale: Locale): WithContext<SportsTeam> => ({
  '@context': CONTEXT,
  '@type': 'SportsTeam',
  name: team.name,
  url: urlOf(locale, 'teams', team.id),
  ...(team.description && { description: team.description }),
  ...(team.sport && { sport: sportName(team.sport, locale) }),
  ...(team.locationCity && {
    location: { '@type': 'Place', name: team.locationCity, address: address(team.locationCity, team.state) },
  }),
  ...(team.websiteURL && { sameAs: [team.websiteURL] }),
})

/** The fields that the pages of events and opportunities have in common, by the aliases of their queries. */
export type Dated = Pick<Opportunity, 'id' | 'title' | 'timeZone' | 'city' | 'state' | 'sport' | 'team'> &
  Partial<Pick<Opportunity, 'description' | 'feeCents' | 'location'>> & {
    start: string
    end?: string | null
    status: Event['status'] | Opportunity['status']
  }

/** https://schema.org/SportsEvent. With a fee, it has an https://schema.org/Offer, which says whether registration is open. */
export function eventData(kind: 'events' | 'opportunities', it: Dated, locale: Locale): WithContext<SportsEvent> {
  const url = urlOf(locale, kind, it.id)
  return {
    '@context': CONTEXT,
    '@type': 'SportsEvent',
    name: it.title,
    url,
    ...(it.description && { description: it.description }),
    startDate: it.start,
    ...(it.end && { endDate: it.end }),
    eventStatus: `${CONTEXT}/${STATUS[it.status] ?? 'EventScheduled'}`,
    eventAttendanceMode: `${CONTEXT}/OfflineEventAttendanceMode`,
    location: venue(it),
    ...(it.sport && { sport: sportName(it.sport, locale) }),
    ...(it.team && { organizer: organizer(it.team, locale) }),
    ...(it.feeCents !== undefined && {
      offers: {
        '@type': 'Offer',
        url,
        price: (it.feeCents / 100).toFixed(2),
        priceCurrency: 'USD',
        availability: `${CONTEXT}/${AVAILABILITY[it.status] ?? 'Discontinued'}`,
      },
    }),
  }
}

type ByStatus<Name extends string> = { [Status in Dated['status']]?: Name }
const STATUS: ByStatus<'EventPostponed' | 'EventCancelled'> = {
  postponed: 'EventPostponed',
  cancelled: 'EventCancelled',
  CANCELLED: 'EventCancelled',
}
const AVAILABILITY: ByStatus<'InStock' | 'SoldOut'> = { OPEN: 'InStock', FULL: 'SoldOut' }

const organizer = ({ id, name }: Pick<Team, 'id' | 'name'>, locale: Locale): SportsTeam => ({
  '@type': 'SportsTeam',
  name,
  url: urlOf(locale, 'teams', id),
})

const venue = ({ location, city, state }: Dated): Place => ({
  '@type': 'Place',
  name: location || placeLine(city, state),
  address: address(city, state),
})

const address = (city: string | null | undefined, state: string | null | undefined): PostalAddress => ({
  '@type': 'PostalAddress',
  ...(city && { addressLocality: city }),
  ...(state && { addressRegion: state }),
  addressCountry: 'US',
})
