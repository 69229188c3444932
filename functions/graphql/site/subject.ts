import { formatAtVenue } from '../../services/places/venue-time.ts'
import { isID } from '../../values/ids.ts'
import * as m from '../../values/messages/generated.ts'
import type { Locale } from '../../values/messages/locale.ts'
import { placeLine } from '../../values/place-line.ts'
import { storedWord } from '../../values/stored-words.ts'
import { truncate } from '../../values/truncate.ts'
import type { CityPage } from '../generated.ts'
import { sportName, typeName } from './labels.ts'
import type { RunQuery } from './run-query.ts'
import { type Dated, eventData, type Public, teamData } from './structured-data.ts'

/** The content of the preview image. */
export type Preview = {
  title: string
  lines: string[]
  team?: Pick<Public<'Team'>, 'name' | 'colors' | 'crest' | 'logoURL'>
  /** The URL of the team's logo for the renderer. */
  logo?: string
}

/** The subject of a page, for its head. */
export type Subject = {
  title: string
  description: string
  /** Whether search engines may index the page. */
  isIndexed: boolean
  /** 404 if nothing public is at the path. */
  status: 200 | 404
  structuredData?: object
  preview?: Preview
}

const NAME = 'Fungo'
const descriptionIn = (locale: Locale) => m.find_youth_teams_tryouts_and_guest_spots_near_you({}, { locale })

const page = (title: string, description: string): Subject => ({
  title: `${title} · ${NAME}`,
  description,
  isIndexed: true,
  status: 200,
})
const hidden = (locale: Locale): Subject => ({
  title: NAME,
  description: descriptionIn(locale),
  isIndexed: false,
  status: 200,
})

const TEAM = `query ($id: ID!) { team(id: $id) {
  id name locationCity state description sport colors crest logoURL websiteURL divisions { division ageGroup } } }`
const EVENT = `query ($id: ID!) { event(id: $id) {
  id title: name start: date end: endDate timeZone location city state eventType sport status url team { id name colors crest logoURL } } }`
const OPPORTUNITY = `query ($id: ID!) { opportunity(id: $id) {
  id type title description start: startTime end: endTime timeZone location city state sport status feeCents minAge maxAge visibility
  team { id name colors crest logoURL } } }`

const CITY = 'query ($path: String!) { cityPage(path: $path) { title text } }'

/** The subject of the path. It contains nothing about children or records that are not public. */
export async function subjectOf(path: string, locale: Locale, ask: RunQuery): Promise<Subject> {
  const [, kind = '', id, more] = path.split('/')
  if (!kind)
    return { ...hidden(locale), title: `${NAME}: ${m.youth_teams_tryouts_and_events({}, { locale })}`, isIndexed: true }
  if (kind === 'tryouts' || (kind === 'teams' && more && !isID(id ?? ''))) return citySubject(path, locale, ask)
  if (more) return hidden(locale)
  if (!id) return listSubject(kind, locale) ?? hidden(locale)
  // A screen of the application, such as /events/create.
  if (!isID(id)) return hidden(locale)
  if (!Object.hasOwn(RECORDS, kind)) return hidden(locale)
  return (await RECORDS[kind]!(id, locale, ask)) ?? missing(locale)
}

const missing = (locale: Locale): Subject => ({ ...hidden(locale), status: 404 })

async function citySubject(path: string, locale: Locale, ask: RunQuery): Promise<Subject> {
  const found = await ask({ query: CITY, variables: { path } })
  const city = found?.cityPage as Pick<CityPage, 'title' | 'text'> | null | undefined
  return city ? page(city.title, shortened(city.text)) : missing(locale)
}

function listSubject(kind: string, locale: Locale): Subject | undefined {
  const to = { locale }
  switch (kind) {
    case 'teams':
      return page(m.youth_baseball_and_softball_teams({}, to), descriptionIn(locale))
    case 'events':
      return page(
        m.youth_baseball_and_softball_events({}, to),
        m.upcoming_tournaments_camps_and_showcases_for_youth({}, to),
      )
    case 'opportunities':
      return page(m.tryouts_and_guest_player_spots({}, to), m.open_tryouts_and_guest_player_spots({}, to))
    case 'players':
      return { ...page(m.players({}, to), descriptionIn(locale)), isIndexed: false }
  }
}

const RECORDS: Record<string, (id: string, locale: Locale, ask: RunQuery) => Promise<Subject | null>> = {
  async teams(id, locale, ask) {
    const team = (await ask({ query: TEAM, variables: { id } }))?.team as Public<'Team'> | null | undefined
    if (!team) return null
    const groups = [...new Set(team.divisions.map(({ ageGroup }) => ageGroup))].join(', ')
    const facts = [team.sport && sportName(team.sport, locale), groups, placeLine(team.locationCity, team.state)]
      .filter(Boolean)
      .join(' · ')
    return {
      ...page(team.name, shortened(team.description) || facts || descriptionIn(locale)),
      structuredData: teamData(team, locale),
      preview: { title: team.name, lines: [groups, placeLine(team.locationCity, team.state)], team },
    }
  },
  async events(id, locale, ask) {
    const event = (await ask({ query: EVENT, variables: { id } }))?.event as
      | (Dated & Public<'Event'>)
      | null
      | undefined
    if (!event) return null
    const type = event.eventType && storedWord(event.eventType, locale)
    return datedSubject('events', event, [type, placeLine(event.city, event.state)], locale)
  },
  async opportunities(id, locale, ask) {
    const found = await ask({ query: OPPORTUNITY, variables: { id } })
    const opportunity = found?.opportunity as (Dated & Public<'Opportunity'>) | null | undefined
    if (opportunity?.visibility !== 'PUBLIC') return null
    const place = placeLine(opportunity.city, opportunity.state) || opportunity.location
    return datedSubject('opportunities', opportunity, [typeName(opportunity.type, locale), place], locale)
  },
  // The head of a player's page says nothing about the child.
  players: async (_, locale) => ({ ...hidden(locale), title: `${m.player({}, { locale })} · ${NAME}` }),
}

function datedSubject(
  kind: 'events' | 'opportunities',
  it: Dated,
  [type, place]: [type: string | null | undefined, place: string],
  locale: Locale,
): Subject {
  const facts = [type, formatAtVenue(it.start, it.timeZone, locale), place].filter((fact) => !!fact)
  return {
    ...page(it.title, facts.join(' · ')),
    structuredData: eventData(kind, it, locale),
    preview: { title: it.title, lines: facts as string[], ...(it.team && { team: it.team }) },
  }
}

/** At most 200 characters, the length that link previews show. */
function shortened(text: string | null | undefined) {
  const line = (text ?? '').replace(/\s+/g, ' ').trim()
  return line.length <= 200 ? line : `${truncate(line, 199).replace(/\s\S*$/, '')}…`
}
