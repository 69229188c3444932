import { isID } from '../../values/ids.ts'
import type { Locale } from '../../values/messages/locale.ts'
import { siteTexts } from '../../values/messages/site.ts'
import { type PageHead, privateHead } from '../../values/page-head/page-head.ts'
import { cityHead, eventHead, opportunityHead, teamHead } from '../../values/page-head/record-heads.ts'
import { staticHead } from '../../values/page-head/static-heads.ts'
import type { CityPage } from '../generated.ts'
import type { Public } from './public.ts'
import type { RunQuery } from './run-query.ts'

/** The head of a page. `status` is 404 if nothing public is at the path. */
export type Subject = { head: PageHead; status: 200 | 404 }

const TEAM = `query ($id: ID!) { team(id: $id) {
  id name locationCity state description sport colors crest logoURL websiteURL divisions { division ageGroup } } }`
const EVENT = `query ($id: ID!) { event(id: $id) {
  id name date endDate timeZone location city state eventType sport status team { id name colors crest logoURL } } }`
const OPPORTUNITY = `query ($id: ID!) { opportunity(id: $id) {
  id type title description startTime endTime timeZone location city state sport status feeCents minAge maxAge visibility createdAt
  team { id name colors crest logoURL } } }`

const CITY = 'query ($path: String!) { cityPage(path: $path) { title text } }'

/** The subject of the path, which is in English. It contains nothing about children or records that are not public. */
export async function subjectOf(path: string, locale: Locale, ask: RunQuery): Promise<Subject> {
  const found = await headAt(path, locale, ask)
  return { head: found ?? privateHead(undefined, locale), status: found === null ? 404 : 200 }
}

/** Undefined for a screen of the application that has no public head, null if nothing public is there. */
async function headAt(path: string, locale: Locale, ask: RunQuery): Promise<PageHead | null | undefined> {
  const known = staticHead(path, locale)
  if (known) return known
  const [, kind = '', id = '', more] = path.split('/')
  if (kind === 'tryouts' || (kind === 'teams' && more && !isID(id))) {
    const city = (await ask({ query: CITY, variables: { path } }))?.cityPage as Pick<CityPage, 'title' | 'text'> | null
    return city ? cityHead(city) : null
  }
  // A screen of the application, such as /events/create.
  if (more || !isID(id) || !Object.hasOwn(RECORDS, kind)) return undefined
  return RECORDS[kind]!(id, locale, ask)
}

const RECORDS: Record<string, (id: string, locale: Locale, ask: RunQuery) => Promise<PageHead | null>> = {
  async teams(id, locale, ask) {
    const team = (await ask({ query: TEAM, variables: { id } }))?.team as Public<'Team'> | null | undefined
    return team ? teamHead(team, locale) : null
  },
  async events(id, locale, ask) {
    const event = (await ask({ query: EVENT, variables: { id } }))?.event as Public<'Event'> | null | undefined
    return event ? eventHead(event, locale) : null
  },
  async opportunities(id, locale, ask) {
    const found = await ask({ query: OPPORTUNITY, variables: { id } })
    const opportunity = found?.opportunity as Public<'Opportunity'> | null | undefined
    return opportunity?.visibility === 'PUBLIC' ? opportunityHead(opportunity, locale) : null
  },
  // The head of a player's page says nothing about the child.
  players: async (_, locale) => privateHead(siteTexts.player(locale), locale),
}
