import type { EventDivision, EventItem } from '../../domain/events/entity.ts'
import { publicName } from '../../domain/players/public-name.ts'
import { MAX_POSITIONS, readPositions } from '../../domain/positions/validation.ts'
import { stateCode, territoryZone } from '../../services/places/states.ts'
import { cityName, findPlace, findPostalCode, type Place } from '../../services/places/us-places.ts'
import { DEFAULT_ZONE, instantOf } from '../../services/places/venue-time.ts'
import { isEmailAddress, normalizedEmail } from '../../values/inputs.ts'
import type { CONTACT_ROLES } from '../../values/roles.ts'
import { truncate } from '../../values/truncate.ts'
import { readDate } from '../../values/written-date.ts'
import type { ContactData, EventData, FeedItem, PlayerData, TeamData } from '../source/items.ts'
import {
  type AgeAndClass,
  className,
  hasUnreadClass,
  hasUnreadDivision,
  parseDivisions,
  UNCLASSIFIED,
  withoutDuplicates,
} from './divisions.ts'
import { cleanLocation } from './location.ts'
import { splitTeamName } from './team-name.ts'
import { cleanCase, cleanPersonName, cleanText } from './text.ts'
import { eventZone } from './times.ts'

/** Why a record was rejected. */
export type Refused = { reason: string }
const refused = (reason: string): Refused => ({ reason })
export const isRefused = <T extends object>(cleaned: T | Refused): cleaned is Refused => 'reason' in cleaned
type Accepted<Clean extends (...args: never[]) => unknown> = Exclude<Awaited<ReturnType<Clean>>, Refused>

/** The clean text. Undefined if nothing is left of it. */
const cleaned = (text: string | number | null | undefined, clean = cleanText) =>
  text ? clean(String(text)) || undefined : undefined

/** `externalID` of a division: its record's key, and its own external ID if it has one. */
export type ImportedDivision = AgeAndClass & { externalID: string }
export type ImportedTeam = Accepted<typeof cleanTeam>
export type ImportedContact = Accepted<typeof cleanContact>
export type ImportedEvent = Accepted<typeof cleanEvent>
export type ImportedPlayer = Accepted<typeof cleanPlayer>

const divisionExternalID = (recordKey: string, divisionID = '') => `${recordKey}/${divisionID}`

/** `isListing`: the name contains an age or class, so the source has one record per age and class. */
export async function cleanTeam(recordKey: string, data: TeamData) {
  const { name, divisions } = splitTeamName(data.name)
  const { city: named, state, postalCode } = cleanLocation(data.city, data.state)
  if (!name) return refused('No name')
  if (!state) return refused('No valid US state.')
  const place = await placeOf(named, state, postalCode)
  const city = (await cityName(named ?? undefined, state)) ?? place?.city
  if (!city) return refused('No city')
  return {
    name: truncate(name, 100),
    isListing: divisions.length > 0,
    city: truncate(city, 100),
    state,
    description: cleaned(data.description, (text) => truncate(cleanText(text), 2000)),
    sport: cleaned(data.sport)?.toLowerCase(),
    websiteURL: webAddress(data.websiteUrl),
    seasonYear: seasonYearOf(data),
    latitude: place?.latitude,
    longitude: place?.longitude,
    divisions: withoutDuplicates([
      ...listed(recordKey, data.divisions),
      ...divisions.map((each) => ({ ...each, externalID: divisionExternalID(recordKey) })),
    ]),
  }
}

const seasonYearOf = ({ seasonYear: given }: TeamData) => (given ? (seasonYear(given) ?? undefined) : undefined)

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

export function cleanContact(data: ContactData) {
  const name = truncate(cleanPersonName(data.name), 100)
  if (!name) return refused('No name')
  return {
    teamExternalID: data.teamExternalId,
    name,
    email: contactEmail(data),
    role: contactRole(data) ?? 'team_admin',
  }
}

function contactEmail({ email }: ContactData) {
  const address = normalizedEmail(cleanText(email ?? ''))
  return isEmailAddress(address) ? address : undefined
}

/** Undefined for a role that is not known, such as 'Scorekeeper'. */
function contactRole({ role }: ContactData): (typeof CONTACT_ROLES)[number] | undefined {
  const text = cleanText(role ?? '').replaceAll('_', ' ')
  if (/assist|\basst\b/i.test(text)) return 'assistant'
  if (/coach/i.test(text)) return 'coach'
  if (/admin|director|secretary|treasurer/i.test(text)) return 'team_admin'
  return /^(?:(?:team|general|head|field) )?(?:manager|mgr\.?)$/i.test(text) ? 'manager' : undefined
}

export async function cleanEvent(data: EventData) {
  const name = truncate(cleanCase(cleanText(data.name)), 200)
  if (!name) return refused('No name')
  const { venue } = data
  const { city, state, place, timeZone } = await venueOf(data)
  const date = instantOf(readDate(data.startDate) ?? '', timeZone)
  if (!date) return refused('No valid start date.')
  if (!isPlausibleDate(date)) return refused('Start date out of range.')
  const coordinates = coordinatesOf(venue) ?? place
  return {
    name,
    date,
    endDate: endOf(data, timeZone).endDate,
    timeZone,
    location: cleaned(venue?.name),
    city: (await cityName(city ?? undefined, state)) ?? place?.city,
    state: state ?? place?.state,
    latitude: coordinates?.latitude,
    longitude: coordinates?.longitude,
    eventType: cleaned(data.eventType, (text) => cleanCase(cleanText(text))),
    url: webAddress(data.url),
    status: eventStatus(data.status ?? '') ?? 'scheduled',
    divisions: eventDivisions(data.divisions),
    teamExternalID: data.hostTeamExternalId || undefined,
  }
}

async function venueOf({ venue, timezone }: EventData) {
  const { city, state, postalCode } = cleanLocation(venue?.city, venue?.state)
  const place = await placeOf(city, state, venue?.postalCode ?? postalCode)
  return { city, state, place, timeZone: eventZone(timezone, place?.timeZone ?? territoryZone(state)) ?? DEFAULT_ZONE }
}

/** The end after the start, or why there is none. An event that ends on the day of its start, or at that time, needs no end. */
function endOf(data: EventData, timeZone: string): { endDate?: string; problem?: string } {
  if (!data.endDate?.trim()) return {}
  const [start, end] = [readDate(data.startDate) ?? '', readDate(data.endDate)]
  const endDate = end && instantOf(end, timeZone)
  if (!endDate) return { problem: 'endDate' }
  if (!isPlausibleDate(endDate)) return { problem: 'endDate (out of range)' }
  const date = instantOf(start, timeZone)
  if (!date || endDate > date) return { endDate }
  return endDate === date || end === start.slice(0, 10) ? {} : { problem: 'endDate (before startDate)' }
}

const isPlausibleDate = (instant: string) => instant > '1990' && instant < '2200'

async function placeOf(
  city: string | null,
  state: string | null,
  postalCode?: string | number | null,
): Promise<Place | null> {
  const found = city && state ? await findPlace(city, state) : null
  return found ?? (postalCode ? findPostalCode(String(postalCode).padStart(5, '0')) : null)
}

function coordinatesOf(venue: EventData['venue']) {
  const { lat, lon } = venue ?? {}
  if (typeof lat !== 'number' || typeof lon !== 'number') return null
  const isInStates = lat > 15 && lat < 73 && lon > -180 && lon < -60
  const isInPacific =
    (lat > 12 && lat < 21 && lon > 144 && lon < 147) || (lat > -15 && lat < -10 && lon > -172 && lon < -168)
  return isInStates || isInPacific ? { latitude: microdegrees(lat), longitude: microdegrees(lon) } : null
}

const microdegrees = (degrees: number) => Math.round(degrees * 1e6) / 1e6

/** Undefined for a status that is not known, such as 'Moved'. */
function eventStatus(text: string): EventItem['status'] | undefined {
  if (/cancel|called off/i.test(text)) return 'cancelled'
  if (/postpone|delay|rain/i.test(text)) return 'postponed'
  return /schedul|confirm|active|open|upcoming|progress|live|complete|final|clos|full|sold/i.test(text)
    ? 'scheduled'
    : undefined
}

function eventDivisions(divisions: EventData['divisions']): EventDivision[] {
  if (typeof divisions === 'string') return parseDivisions(divisions)
  const day = (text?: string | null) => readDate(text ?? '')?.slice(0, 10)
  return withoutDuplicates(
    (divisions ?? []).flatMap(({ ageGroup, division, entered, approved, max, entryFeeCents, deadline, soldOut }) =>
      agesAndClasses(ageGroup, division).map((parsed) =>
        withoutEmpty({ ...parsed, entered, approved, max, entryFeeCents, deadline: day(deadline), soldOut }),
      ),
    ),
  )
}

/** The divisions, or their fields, that cannot be read. */
function unreadDivisions(divisions: TeamData['divisions'] | EventData['divisions']): string[] {
  if (typeof divisions === 'string') return hasUnreadDivision(divisions) ? ['divisions'] : []
  return (divisions ?? []).flatMap((each, at) => {
    const { ageGroup, division } = each
    if (isSaid(ageGroup) || isSaid(division)) {
      if (agesAndClasses(ageGroup, division).length === 0) return [`divisions.${at}`]
    }
    const isClass = !isSaid(division) || !hasUnreadClass(division!)
    const deadline = 'deadline' in each ? each.deadline : undefined
    return [
      isClass ? [] : `divisions.${at}.division`,
      isSaid(deadline) && !readDate(deadline!) ? `divisions.${at}.deadline` : [],
    ].flat()
  })
}

const handNames = new Map<string, string>(Object.entries({ r: 'Right', l: 'Left', s: 'Switch', b: 'Switch' }))

export async function cleanPlayer(data: PlayerData) {
  const name = truncate(cleanPersonName(data.displayName), 100)
  if (!publicName(name)) return refused('No name')
  const { city, state } = cleanLocation(data.city, data.state)
  const [group] = agesAndClasses(data.ageGroup)
  return {
    name,
    ageGroup: group?.ageGroup,
    division: group && group.division !== UNCLASSIFIED ? className(group.division)! : undefined,
    positions: knownPositions(data.positions),
    batsThrows: hands(data.batsThrows ?? ''),
    city: await cityName(city ?? undefined, state),
    state: state ?? undefined,
    teamExternalID: data.teamExternalId || undefined,
    season: cleaned(data.season, (text) => seasonName(cleanText(text))),
  }
}

/** The first three positions that are known. */
function knownPositions(positions: PlayerData['positions']) {
  const known = allPositions(positions)
  return known.length > 0 ? known.slice(0, MAX_POSITIONS) : undefined
}

const allPositions = (positions: PlayerData['positions']) => [
  ...new Set(positionWords(positions).flatMap((word) => positionsIn(word) ?? [])),
]

const positionWords = (positions: PlayerData['positions']) =>
  (typeof positions === 'string' ? positions.split(/[,;|/]/) : (positions ?? [])).filter((word) => word.trim())

const positionsIn = (word: string) => readPositions(cleanText(word))

function hands(text: string) {
  const [bats, throws] = text.split('/').map((side) => handNames.get(side.trim().charAt(0).toLowerCase()))
  return bats && throws && throws !== 'Switch' ? `${bats}/${throws}` : undefined
}

function webAddress(text: string | null | undefined) {
  if (!text?.trim()) return undefined
  const whole = /^https?:\/\//i.test(text.trim()) ? text.trim() : `https://${text.trim()}`
  const address = URL.parse(whole)
  return address?.hostname.includes('.') && !address.username ? address.href : undefined
}

/** The optional fields that have a value and are left out, because it cannot be read or used, some with the reason. */
export async function unreadFields(item: FeedItem): Promise<string[]> {
  if (item.isDeleted) return []
  const { kind, data } = item
  /** The field, if its value is said and not read. */
  const unread = (field: string, said: unknown, read: unknown) => (isSaid(said) && !read ? [field] : [])
  if (kind === 'teams')
    return [
      ...unread('websiteUrl', data.websiteUrl, webAddress(data.websiteUrl)),
      ...unread('seasonYear', data.seasonYear, seasonYearOf(data)),
      ...unreadDivisions(data.divisions),
    ]
  if (kind === 'contacts')
    return [...unread('email', data.email, contactEmail(data)), ...unread('role', data.role, contactRole(data))]
  if (kind === 'players') {
    const { positions, batsThrows, ageGroup, state } = data
    const ages = new Set(agesAndClasses(ageGroup).map((group) => group.ageGroup))
    return [
      ...unread('positions', positions, positionWords(positions).every(positionsIn)),
      ...(allPositions(positions).length > MAX_POSITIONS ? [`positions (more than ${MAX_POSITIONS})`] : []),
      ...unread('batsThrows', batsThrows, hands(batsThrows ?? '')),
      ...unread('ageGroup', ageGroup, ages.size > 0),
      ...(ages.size > 1 ? ['ageGroup (more than 1)'] : []),
      ...unread('state', state, stateCode(state)),
    ]
  }
  const { venue, timezone, url, status } = data
  return [
    endOf(data, (await venueOf(data)).timeZone).problem ?? [],
    unreadDivisions(data.divisions),
    unread('timezone', timezone, eventZone(timezone, null)),
    unread('url', url, webAddress(url)),
    unread('status', status, eventStatus(status ?? '')),
    unread('venue.state', venue?.state, stateCode(venue?.state)),
    unread('venue.lat', venue?.lat ?? venue?.lon, coordinatesOf(venue)),
  ].flat()
}

const isSaid = (given: unknown) => given !== null && given !== undefined && String(given).trim() !== ''

const withoutEmpty = <T extends object>(value: T) =>
  Object.fromEntries(Object.entries(value).filter(([, held]) => held !== undefined && held !== null)) as {
    [Field in keyof T]: NonNullable<T[Field]>
  }

/** '2025 Fall' and 'Fall 2025' -> 2026, '2026' and 'Spring 2026' -> 2026. Null if there is no year. */
export function seasonYear(text: string | number) {
  const year = /\b(?:19|20)\d{2}\b/.exec(String(text))?.[0]
  return year ? Number(year) + (/\b(?:fall|autumn)\b/i.test(String(text)) ? 1 : 0) : null
}

/** 'fall 2025' -> '2025 Fall', the format of rosters. Text without a year and a season stays unchanged. */
export function seasonName(text: string) {
  const year = /\b(?:19|20)\d{2}\b/.exec(text)?.[0]
  const part = /\b(spring|summer|fall|autumn|winter)\b/i.exec(text)?.[0].toLowerCase()
  if (!year || !part) return text.trim()
  const named = part === 'autumn' ? 'Fall' : part.charAt(0).toUpperCase() + part.slice(1)
  return `${year} ${named}`
}
