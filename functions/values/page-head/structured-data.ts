import type { Place, PostalAddress, SportsEvent, SportsTeam, WithContext } from 'schema-dts'
import type { CrestName } from '../crests.ts'
import type { Locale } from '../messages/locale.ts'
import { placeLine } from '../place-line.ts'
import type { Sport } from '../sports.ts'
import { isoAtVenue } from '../time-format.ts'
import { sportName } from '../type-names.ts'

type Optional<T> = T | null | undefined

type TeamOfRecord = { id: string; name: string; colors: string[]; crest: CrestName; logoURL?: Optional<string> }

/** The public fields of a team that its head takes. */
export type HeadTeam = TeamOfRecord & {
  locationCity?: Optional<string>
  state?: Optional<string>
  description?: Optional<string>
  sport?: Optional<Sport>
  websiteURL?: Optional<string>
  divisions: { ageGroup: string }[]
}

type HeadRecord = {
  id: string
  timeZone: string
  location?: Optional<string>
  city?: Optional<string>
  state?: Optional<string>
  sport?: Optional<Sport>
  team?: Optional<TeamOfRecord>
}

export type HeadEvent = HeadRecord & {
  name: string
  date: string
  endDate?: Optional<string>
  eventType?: Optional<string>
  status: 'scheduled' | 'postponed' | 'cancelled'
}

export type HeadOpportunity = HeadRecord & {
  type: 'TRYOUT' | 'GUEST_NEED'
  title: string
  location: string
  description?: Optional<string>
  startTime: string
  endTime?: Optional<string>
  createdAt: string
  minAge?: Optional<number>
  maxAge?: Optional<number>
  feeCents: number
  status: 'OPEN' | 'FULL' | 'CLOSED' | 'CANCELLED'
}

/** The addresses of a page and of the picture in its preview, by the page's path in English. */
export type SiteAddresses = { page(path: string): string; picture(path: string): string }

const CONTEXT = 'https://schema.org' as const

/** https://schema.org/SportsTeam */
export const teamData = (team: HeadTeam, locale: Locale, site: SiteAddresses): WithContext<SportsTeam> => ({
  '@context': CONTEXT,
  '@type': 'SportsTeam',
  name: team.name,
  url: site.page(`/teams/${team.id}`),
  logo: site.picture(`/teams/${team.id}`),
  ...(team.description && { description: team.description }),
  ...(team.sport && { sport: sportName(team.sport, locale) }),
  ...(team.locationCity && {
    location: { '@type': 'Place', name: team.locationCity, address: address(team.locationCity, team.state) },
  }),
  ...(team.websiteURL && { sameAs: [team.websiteURL] }),
})

/** https://schema.org/SportsEvent */
export const eventData = (event: HeadEvent, description: string, locale: Locale, site: SiteAddresses) => ({
  ...datedData(event, `/events/${event.id}`, locale, site),
  name: event.name,
  description,
  startDate: isoAtVenue(event.date, event.timeZone),
  ...(event.endDate && { endDate: isoAtVenue(event.endDate, event.timeZone) }),
  eventStatus: `${CONTEXT}/${EVENT_STATUS[event.status]}` as const,
})

/** https://schema.org/SportsEvent, with an https://schema.org/Offer that says whether registration is open. */
export function opportunityData(
  opportunity: HeadOpportunity,
  description: string,
  locale: Locale,
  site: SiteAddresses,
) {
  const path = `/opportunities/${opportunity.id}`
  const { status, timeZone } = opportunity
  return {
    ...datedData(opportunity, path, locale, site),
    name: opportunity.title,
    description: opportunity.description || description,
    startDate: isoAtVenue(opportunity.startTime, timeZone),
    ...(opportunity.endTime && { endDate: isoAtVenue(opportunity.endTime, timeZone) }),
    eventStatus: `${CONTEXT}/${status === 'CANCELLED' ? 'EventCancelled' : 'EventScheduled'}` as const,
    offers: {
      '@type': 'Offer',
      url: site.page(path),
      price: (opportunity.feeCents / 100).toFixed(2),
      priceCurrency: 'USD',
      availability: `${CONTEXT}/${status === 'OPEN' ? 'InStock' : 'SoldOut'}`,
      validFrom: opportunity.createdAt,
    },
  } satisfies WithContext<SportsEvent>
}

const EVENT_STATUS = { scheduled: 'EventScheduled', postponed: 'EventPostponed', cancelled: 'EventCancelled' } as const

const datedData = (it: HeadRecord, path: string, locale: Locale, site: SiteAddresses) => ({
  '@context': CONTEXT,
  '@type': 'SportsEvent' as const,
  url: site.page(path),
  image: site.picture(path),
  eventAttendanceMode: `${CONTEXT}/OfflineEventAttendanceMode` as const,
  location: venue(it),
  ...(it.sport && { sport: sportName(it.sport, locale) }),
  ...(it.team && { organizer: organizer(it.team, site) }),
})

const organizer = ({ id, name }: TeamOfRecord, site: SiteAddresses): SportsTeam => ({
  '@type': 'SportsTeam',
  name,
  url: site.page(`/teams/${id}`),
})

const venue = ({ location, city, state }: HeadRecord): Place => ({
  '@type': 'Place',
  name: location || placeLine(city, state),
  address: address(city, state),
})

const address = (city: Optional<string>, state: Optional<string>): PostalAddress => ({
  '@type': 'PostalAddress',
  ...(city && { addressLocality: city }),
  ...(state && { addressRegion: state }),
  addressCountry: 'US',
})
