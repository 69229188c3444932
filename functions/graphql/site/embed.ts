import { escapeUTF8 } from 'entities/escape'
import { formatAtVenue } from '../../services/places/venue-time.ts'
import { settings } from '../../services/settings.ts'
import { isID } from '../../values/ids.ts'
import { opportunityFilter, sortOf } from '../../values/list-filters.ts'
import { embedTexts } from '../../values/messages/embeds.ts'
import type { Locale } from '../../values/messages/locale.ts'
import { siteTexts } from '../../values/messages/site.ts'
import { valueTexts } from '../../values/messages/values.ts'
import { formatMoney } from '../../values/money.ts'
import { placeLine } from '../../values/place-line.ts'
import { embedSecurityHeaders } from '../../values/security-headers.ts'
import { sportName } from '../../values/type-names.ts'
import { type Answer, htmlPage, styleSource } from '../http/answers.ts'
import { addressIn } from './addresses.ts'
import { STALE_IF_ERROR } from './cached.ts'
import { crestSVG } from './preview-svg.ts'
import type { Public } from './public.ts'
import type { RunQuery } from './run-query.ts'

const MAX_TRYOUTS = 20

const TRYOUT = 'id title startTime endTime timeZone location city state feeCents spotsLeft status'
const TEAM = `query ($id: ID!) { team(id: $id) { id name colors crest locationCity state sport divisions { division ageGroup }
  opportunities(limit: 1000) { ${TRYOUT} type visibility } events(limit: 1000) { id name date endDate timeZone city state status } } }`
const TRYOUTS = `query ($filter: OpportunityFilter, $sort: ListSort) {
  opportunities(filter: $filter, type: TRYOUT, openOnly: true, sort: $sort, perPage: ${MAX_TRYOUTS}) { ${TRYOUT} } }`

/**
 * What a club shows in an iframe on its own site, as a visitor may see it: a team's upcoming tryouts and events, or the open tryouts of a
 * list with its filters in the URL. It has no scripts, no cookies, and no names of players.
 */
export async function embedPage(path: string, locale: Locale, query: string, ask: RunQuery): Promise<Answer> {
  if (path === '/embed/tryouts') {
    const { lang: _, fits: __, ...filters } = Object.fromEntries(new URLSearchParams(query))
    const variables = { filter: { ...opportunityFilter(filters), isExact: true }, sort: sortOf(filters) }
    const found = await ask({ query: TRYOUTS, variables })
    const tryouts = listOf((found?.opportunities ?? []) as Public<'Opportunity'>[], locale)
    const all = more(`/opportunities?${new URLSearchParams({ ...filters, type: 'TRYOUT' })}`, locale)
    return html(locale, 200, siteTexts.tryouts(locale), tryouts + all)
  }
  const [, id] = /^\/embed\/team\/(\w+)$/.exec(path) ?? []
  const team = id && isID(id) ? ((await ask({ query: TEAM, variables: { id } }))?.team as Public<'Team'> | null) : null
  return team
    ? teamPage(team, locale)
    : html(locale, 404, embedTexts.notListed(locale), `<p>${embedTexts.teamNotListed(locale)}</p>`)
}

function teamPage(team: Public<'Team'>, locale: Locale) {
  const { id, name, colors, crest, locationCity, state, sport, divisions, opportunities, events } = team
  const tryouts = opportunities.filter(
    ({ type, visibility, status }) =>
      type === 'TRYOUT' && visibility === 'PUBLIC' && (status === 'OPEN' || status === 'FULL'),
  )
  const now = new Date().toISOString()
  const upcoming = events.filter(({ date, status }) => date > now && status === 'scheduled').slice(0, 5)
  const groups = divisions.map(({ ageGroup, division }) => `${ageGroup} ${division}`).join(', ')
  const facts = [placeLine(locationCity, state), sport && sportName(sport, locale), groups].filter(Boolean).join(' · ')
  const listed = upcoming.map((event) =>
    row(locale, `/events/${event.id}`, event.name, [
      formatAtVenue(event.date, event.timeZone, locale, event.endDate),
      placeLine(event.city, event.state),
    ]),
  )
  return html(
    locale,
    200,
    name,
    `<p>${escapeUTF8(facts)}</p><h2>${siteTexts.tryouts(locale)}</h2>${listOf(tryouts.slice(0, MAX_TRYOUTS), locale)}` +
      (listed.length > 0 ? `<h2>${siteTexts.events(locale)}</h2><ul>${listed.join('')}</ul>` : '') +
      more(`/teams/${id}`, locale),
    `<svg aria-hidden="true" viewBox="0 0 64 64" width="48" height="48">${crestSVG({ name, colors, crest })}</svg>`,
  )
}

const listOf = (tryouts: Public<'Opportunity'>[], locale: Locale) =>
  tryouts.length === 0
    ? `<p>${embedTexts.noOpenTryouts(locale)}</p>`
    : `<ul>${tryouts
        .map(({ id, title, startTime, endTime, timeZone, location, city, state, feeCents, spotsLeft, status }) =>
          row(locale, `/opportunities/${id}`, title, [
            formatAtVenue(startTime, timeZone, locale, endTime),
            placeLine(location, city, state),
            formatMoney(feeCents, locale),
            status === 'FULL' ? embedTexts.waitlist(locale) : valueTexts.countSpotsLeft(spotsLeft)(locale),
          ]),
        )
        .join('')}</ul>`

const row = (locale: Locale, path: string, title: string, facts: string[]) =>
  `<li>${link(locale, path, title)}<br>${escapeUTF8(facts.filter(Boolean).join(' · '))}</li>`

const more = (path: string, locale: Locale) => `<p>${link(locale, path, embedTexts.seeAllOnFungo(locale))}</p>`

const link = (locale: Locale, path: string, text: string) =>
  `<a href="${escapeUTF8(addressIn(locale, path))}" target="_blank" rel="noopener">${escapeUTF8(text)}</a>`

const STYLE = `:root{color-scheme:light dark}
body{margin:0;padding:1rem;background:#fbfaf7;color:#1b2420;font:16px/1.5 -apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif}
header{display:flex;gap:.75rem;align-items:center}
h1{margin:0;font-size:1.375rem;line-height:1.2}
h2{margin:1rem 0 .25rem;font-size:1.125rem}
p{margin:.5rem 0;color:#55605a}
ul{margin:0;padding:0;list-style:none}
li{padding:.5rem 0;border-top:1px solid #e4e0d8;color:#55605a}
a{display:inline-flex;align-items:center;min-height:2.75rem;color:#14633f;font-weight:600}
li br{line-height:0}
@media(prefers-color-scheme:dark){body{background:#0f1613;color:#eef2ee}p,li{color:#a7b3ac}li{border-color:#2a3630}a{color:#5cc48e}}`

function html(locale: Locale, statusCode: number, title: string, content: string, mark = ''): Answer {
  return {
    statusCode,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': `public, max-age=0, s-maxage=60, ${STALE_IF_ERROR}`,
      'x-robots-tag': 'noindex',
      ...embedSecurityHeaders({ style: styleSource(STYLE), https: settings.webURL.startsWith('https:') }),
    },
    body: htmlPage(locale, {
      title: escapeUTF8(title),
      style: STYLE,
      content: `<header>${mark}<h1>${escapeUTF8(title)}</h1></header>${content}`,
    }),
  }
}
