import type { Place, PostalAddress, SportsEvent, SportsTeam, WithContext } from 'schema-dts'
import type { Locale } from '../../values/messages/locale.ts'
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

/** https://schema.org/SportsEvent */
export const eventData = (event: Public<'Event'>, locale: Locale): WithContext<SportsEvent> => ({
  '@context': CONTEXT,
  '@type': 'SportsEvent',
  name: event.name,
  url: urlOf(locale, 'events', event.id),
  startDate: event.date,
  ...(event.endDate && { endDate: event.endDate }),
  eventStatus: EVENT_STATUS[event.status],
  eventAttendanceMode: `${CONTEXT}/OfflineEventAttendanceMode`,
  location: venue(event.location, event.city, event.state),
  ...(event.sport && { sport: sportName(event.sport, locale) }),
  ...(event.team && { organizer: organizer(event.team, locale) }),
})

/** https://schema.org/SportsEvent with an https://schema.org/Offer: the fee, and whether registration is open. */
export const opportunityData = (opportunity: Public<'Opportunity'>, locale: Locale): WithContext<SportsEvent> => ({
  '@context': CONTEXT,
  '@type': 'SportsEvent',
  name: opportunity.title,
  url: urlOf(locale, 'opportunities', opportunity.id),
  ...(opportunity.description && { description: opportunity.description }),
  startDate: opportunity.startTime,
  ...(opportunity.endTime && { endDate: opportunity.endTime }),
  eventStatus: opportunity.status === 'CANCELLED' ? EVENT_STATUS.cancelled : EVENT_STATUS.scheduled,
  eventAttendanceMode: `${CONTEXT}/OfflineEventAttendanceMode`,
  location: venue(opportunity.location, opportunity.city, opportunity.state),
  ...(opportunity.sport && { sport: sportName(opportunity.sport, locale) }),
  ...(opportunity.team && { organizer: organizer(opportunity.team, locale) }),
  offers: {
    '@type': 'Offer',
    url: urlOf(locale, 'opportunities', opportunity.id),
    price: (opportunity.feeCents / 100).toFixed(2),
    priceCurrency: 'USD',
    availability: `${CONTEXT}/${AVAILABILITY[opportunity.status]}`,
  },
})

const EVENT_STATUS = {
  scheduled: `${CONTEXT}/EventScheduled`,
  postponed: `${CONTEXT}/EventPostponed`,
  cancelled: `${CONTEXT}/EventCancelled`,
} as const
const AVAILABILITY = { OPEN: 'InStock', FULL: 'SoldOut', CLOSED: 'Discontinued', CANCELLED: 'Discontinued' } as const

const organizer = ({ id, name }: Pick<Team, 'id' | 'name'>, locale: Locale): SportsTeam => ({
  '@type': 'SportsTeam',
  name,
  url: urlOf(locale, 'teams', id),
})

const venue = (
  location: string | null | undefined,
  city: string | null | undefined,
  state: string | null | undefined,
): Place => ({
  '@type': 'Place',
  name: location || [city, state].filter(Boolean).join(', '),
  address: address(city, state),
})

const address = (city: string | null | undefined, state: string | null | undefined): PostalAddress => ({
  '@type': 'PostalAddress',
  ...(city && { addressLocality: city }),
  ...(state && { addressRegion: state }),
  addressCountry: 'US',
})
