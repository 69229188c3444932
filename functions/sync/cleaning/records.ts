import type { EventDivision } from '../../domain/events/entity.ts'
import { findPlace, findPostalCode, type Place } from '../../domain/places/us-places.ts'
import { POSITIONS } from '../../domain/positions/validation.ts'
import type { CONTACT_ROLES } from '../../domain/team-contacts/entity.ts'
import { instantOf } from '../../domain/venue-time.ts'
import type { ContactData, EventData, PlayerData, TeamData } from '../source/items.ts'
import { type AgeAndClass, className, parseDivisions, UNCLASSIFIED, withoutDoubles } from './divisions.ts'
import { cleanLocation } from './location.ts'
import { seasonName, seasonYear } from './seasons.ts'
import { splitTeamName } from './team-name.ts'
import { cleanCase, cleanPersonName, cleanText } from './text.ts'
import { timeZoneName } from './times.ts'

/** A record as Fungo writes it, or why it cannot be one. */
type Cleaned<T> = T | { reason: string }
export const isRefused = <T extends object>(cleaned: Cleaned<T>): cleaned is { reason: string } => 'reason' in cleaned

/** `externalID` of a division: the key of its record and its own id there, if it has one. */
export type ImportedDivision = AgeAndClass & { externalID: string }
export type ImportedTeam = {
  name: string
  city: string
  state: string
  description?: string
  sport?: string
  websiteURL?: string
  seasonYear?: number
  latitude?: number
  longitude?: number
  divisions: ImportedDivision[]
}

const divisionExternalID = (recordKey: string, divisionID = '') => `${recordKey}/${divisionID}`

export async function cleanTeam(recordKey: string, data: TeamData): Promise<Cleaned<ImportedTeam>> {
  const { name, divisions: named } = splitTeamName(data.name)
  const { city, state } = cleanLocation(data.city, data.state)
  if (!name) return { reason: 'No name' }
  if (!state) return { reason: 'No valid US state.' }
  if (!city) return { reason: 'No city' }
  const place = await findPlace(city, state)
  return {
    name: name.slice(0, 100),
    city: place?.city ?? city,
    state,
    description: data.description ? cleanText(data.description).slice(0, 2000) || undefined : undefined,
    sport: data.sport ? cleanText(data.sport).toLowerCase() || undefined : undefined,
    websiteURL: webAddress(data.websiteUrl),
    seasonYear: data.seasonYear ? (seasonYear(data.seasonYear) ?? undefined) : undefined,
    latitude: place?.latitude,
    longitude: place?.longitude,
    divisions: withoutDoubles([
      ...listed(recordKey, data.divisions),
      ...named.map((each) => ({ ...each, externalID: divisionExternalID(recordKey) })),
    ]),
  }
}

function listed(recordKey: string, divisions: TeamData['divisions']): ImportedDivision[] {
  if (typeof divisions === 'string')
    return parseDivisions(divisions).map((each) => ({ ...each, externalID: divisionExternalID(recordKey) }))
  return (divisions ?? []).flatMap((each) =>
    agesAndClasses(each.ageGroup, each.division).map((parsed) => ({
      ...parsed,
      externalID: divisionExternalID(recordKey, each.externalId ?? undefined),
    })),
  )
}

const agesAndClasses = (age?: string | number | null, division?: string | null) => {
  const ages = typeof age === 'number' ? `${age}U` : (age ?? '')
  return parseDivisions(`${/^\s*\d{1,2}\s*$/.test(ages) ? `${ages.trim()}U` : ages} ${division ?? ''}`)
}

export type ImportedContact = {
  teamExternalID: string
  name: string
  email?: string
  role: (typeof CONTACT_ROLES)[number]
}

export function cleanContact(data: ContactData): Cleaned<ImportedContact> {
  const name = cleanPersonName(data.name).slice(0, 100)
  if (!name) return { reason: 'No name' }
  const email = data.email ? cleanText(data.email).toLowerCase() : ''
  return {
    teamExternalID: data.teamExternalId.trim(),
    name,
    email: /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email) ? email : undefined,
    role: contactRole(data.role ?? ''),
  }
}

function contactRole(text: string): ImportedContact['role'] {
  if (/assist/i.test(text)) return 'assistant'
  if (/coach/i.test(text)) return 'coach'
  if (/admin|director|secretary|treasurer/i.test(text)) return 'team_admin'
  return 'manager'
}

export type ImportedEvent = {
  name: string
  date: string
  endDate?: string
  timeZone: string
  location?: string
  city?: string
  state?: string
  latitude?: number
  longitude?: number
  eventType?: string
  url?: string
  status: 'scheduled' | 'postponed' | 'cancelled'
  divisions: EventDivision[]
  hostTeamExternalID?: string
}

/** The zone of a time that has neither a zone nor a venue. */
const ANY_ZONE = 'America/Chicago'

export async function cleanEvent(data: EventData): Promise<Cleaned<ImportedEvent>> {
  const name = cleanCase(cleanText(data.name)).slice(0, 200)
  if (!name) return { reason: 'No name' }
  const { venue } = data
  const { city, state } = cleanLocation(venue?.city, venue?.state)
  const place = await placeOf(city, state, venue?.postalCode)
  const timeZone = timeZoneName(data.timezone) ?? place?.timeZone ?? ANY_ZONE
  const date = instantOf(data.startDate, timeZone)
  if (!date) return { reason: 'No start date' }
  const end = data.endDate ? instantOf(data.endDate, timeZone) : null
  const position = positionOf(venue) ?? place
  return {
    name,
    date,
    endDate: end && end > date ? end : undefined,
    timeZone,
    location: venue?.name ? cleanText(venue.name) || undefined : undefined,
    city: city ?? place?.city,
    state: state ?? place?.state,
    latitude: position?.latitude,
    longitude: position?.longitude,
    eventType: data.eventType ? cleanCase(cleanText(data.eventType)) || undefined : undefined,
    url: webAddress(data.url),
    status: eventStatus(data.status ?? ''),
    divisions: eventDivisions(data.divisions),
    hostTeamExternalID: data.hostTeamExternalId?.trim() || undefined,
  }
}

async function placeOf(
  city: string | null,
  state: string | null,
  postalCode?: string | number | null,
): Promise<Place | null> {
  const found = city && state ? await findPlace(city, state) : null
  return found ?? (postalCode ? findPostalCode(String(postalCode).padStart(5, '0')) : null)
}

function positionOf(venue: EventData['venue']) {
  const { lat, lon } = venue ?? {}
  if (typeof lat !== 'number' || typeof lon !== 'number') return null
  return lat > 15 && lat < 73 && lon > -180 && lon < -60 ? { latitude: lat, longitude: lon } : null
}

function eventStatus(text: string): ImportedEvent['status'] {
  if (/cancel/i.test(text)) return 'cancelled'
  return /postpone|delay|rain/i.test(text) ? 'postponed' : 'scheduled'
}

function eventDivisions(divisions: EventData['divisions']): EventDivision[] {
  if (typeof divisions === 'string') return parseDivisions(divisions)
  const day = (text?: string | null) => (text && /^\d{4}-\d{2}-\d{2}/.test(text) ? text.slice(0, 10) : undefined)
  return withoutDoubles(
    (divisions ?? []).flatMap(({ ageGroup, division, entered, approved, max, entryFeeCents, deadline, soldOut }) =>
      agesAndClasses(ageGroup, division).map((parsed) =>
        withoutEmpty({ ...parsed, entered, approved, max, entryFeeCents, deadline: day(deadline), soldOut }),
      ),
    ),
  )
}

export type ImportedPlayer = {
  name: string
  ageGroup?: string
  division?: string
  position?: string
  batsThrows?: string
  city?: string
  state?: string
  teamExternalID?: string
  season?: string
}

const positionNames = new Map(
  POSITIONS.flatMap(([name, abbreviation]) => [
    [name.toLowerCase(), name],
    [abbreviation.toLowerCase(), name],
  ]),
)
const handNames: Record<string, string> = { r: 'Right', l: 'Left', s: 'Switch', b: 'Switch' }

export function cleanPlayer(data: PlayerData): Cleaned<ImportedPlayer> {
  const name = cleanPersonName(data.displayName).slice(0, 100)
  if (!name) return { reason: 'No name' }
  const { city, state } = cleanLocation(data.city, data.state)
  const [group] = agesAndClasses(data.ageGroup)
  return {
    name,
    ageGroup: group?.ageGroup,
    division: group && group.division !== UNCLASSIFIED ? className(group.division)! : undefined,
    position: firstPosition(data.positions),
    batsThrows: hands(data.batsThrows ?? ''),
    city: city ?? undefined,
    state: state ?? undefined,
    teamExternalID: data.teamExternalId?.trim() || undefined,
    season: data.season ? seasonName(cleanText(data.season)) || undefined : undefined,
  }
}

function firstPosition(positions: PlayerData['positions']) {
  const words = typeof positions === 'string' ? positions.split(/[,;|/]/) : (positions ?? [])
  for (const word of words) {
    const named = positionNames.get(cleanText(word).toLowerCase())
    if (named) return named
  }
  return undefined
}

function hands(text: string) {
  const [bats, throws] = text.split('/').map((side) => handNames[side.trim().charAt(0).toLowerCase()])
  return bats && throws && throws !== 'Switch' ? `${bats}/${throws}` : undefined
}

function webAddress(text: string | null | undefined) {
  if (!text?.trim()) return undefined
  const whole = /^https?:\/\//i.test(text.trim()) ? text.trim() : `https://${text.trim()}`
  const address = URL.parse(whole)
  return address?.hostname.includes('.') && !address.username ? address.href : undefined
}

const withoutEmpty = <T extends object>(value: T) =>
  Object.fromEntries(Object.entries(value).filter(([, held]) => held !== undefined && held !== null)) as {
    [Field in keyof T]: NonNullable<T[Field]>
  }
