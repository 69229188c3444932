import { createHash } from 'node:crypto'
import type { APIGatewayProxyStructuredResultV2 } from 'aws-lambda'
import { escapeUTF8 } from 'entities/escape'
import { formatAtVenue } from '../../services/places/venue-time.ts'
import { settings } from '../../services/settings.ts'
import { isID } from '../../values/ids.ts'
import { opportunityVariables } from '../../values/list-variables.ts'
import { formatMoney } from '../../values/money.ts'
import { placeLine } from '../../values/place-line.ts'
import { embedSecurityHeaders } from '../../values/security-headers.ts'
import { sportName } from './labels.ts'
import { crestSVG } from './preview-svg.ts'
import type { RunQuery } from './run-query.ts'
import type { Public } from './structured-data.ts'

const MAX_TRYOUTS = 20

const TRYOUT = 'id title startTime timeZone location city state feeCents spotsLeft status'
const TEAM = `query ($id: ID!) { team(id: $id) { id name colors crest locationCity state sport divisions { division ageGroup }
  opportunities(limit: 1000) { ${TRYOUT} type visibility } events(limit: 1000) { id name date timeZone city state status } } }`
const TRYOUTS = `query ($search: String, $state: String, $location: String, $position: String, $sport: Sport, $ageGroup: String,
  $age: Int, $near: NearInput, $from: AWSDate, $to: AWSDate, $seasonUpTo: Int, $statedOnly: Boolean, $sort: ListSort) {
  opportunities(type: TRYOUT, openOnly: true, perPage: ${MAX_TRYOUTS}, search: $search, state: $state, location: $location,
    position: $position, sport: $sport, ageGroup: $ageGroup, age: $age, near: $near, from: $from, to: $to,
    seasonUpTo: $seasonUpTo, statedOnly: $statedOnly, sort: $sort) { ${TRYOUT} } }`

/**
 * What a club shows in an iframe on its own site, as a visitor may see it: a team's upcoming tryouts and events, or the open tryouts of a
 * list with its filters in the URL. It has no scripts, no cookies, and no names of players.
 */
export async function embedPage(
  path: string,
  query: string,
  ask: RunQuery,
): Promise<APIGatewayProxyStructuredResultV2> {
  if (path === '/embed/tryouts') {
    const filters = Object.fromEntries(new URLSearchParams(query))
    const found = await ask({ query: TRYOUTS, variables: opportunityVariables(filters) })
    if (!found) return html(400, 'Check the address', '<p>One of its filters is not valid.</p>')
    const tryouts = listOf(found.opportunities as Public<'Opportunity'>[], 'No tryouts are open right now.')
    return html(200, 'Tryouts', tryouts + more(`/opportunities?${new URLSearchParams({ ...filters, type: 'TRYOUT' })}`))
  }
  const [, id] = /^\/embed\/team\/(\w+)$/.exec(path) ?? []
  const team = id && isID(id) ? ((await ask({ query: TEAM, variables: { id } }))?.team as Public<'Team'> | null) : null
  return team ? teamPage(team) : html(404, 'Not listed', '<p>This team is not listed on Fungo.</p>')
}

function teamPage({
  id,
  name,
  colors,
  crest,
  locationCity,
  state,
  sport,
  divisions,
  opportunities,
  events,
}: Public<'Team'>) {
  const tryouts = opportunities.filter(
    ({ type, visibility, status }) =>
      type === 'TRYOUT' && visibility === 'PUBLIC' && (status === 'OPEN' || status === 'FULL'),
  )
  const now = new Date().toISOString()
  const upcoming = events.filter(({ date, status }) => date > now && status === 'scheduled').slice(0, 5)
  const groups = divisions.map(({ ageGroup, division }) => `${ageGroup} ${division}`).join(', ')
  const facts = [placeLine(locationCity, state), sport && sportName(sport, 'en'), groups].filter(Boolean).join(' · ')
  const listed = upcoming.map((event) =>
    row(`/events/${event.id}`, event.name, [
      formatAtVenue(event.date, event.timeZone, 'en'),
      placeLine(event.city, event.state),
    ]),
  )
  return html(
    200,
    name,
    `<p>${escapeUTF8(facts)}</p><h2>Tryouts</h2>${listOf(tryouts.slice(0, MAX_TRYOUTS), 'No tryouts are open right now.')}` +
      (listed.length > 0 ? `<h2>Events</h2><ul>${listed.join('')}</ul>` : '') +
      more(`/teams/${id}`),
    `<svg aria-hidden="true" viewBox="0 0 64 64" width="48" height="48">${crestSVG({ name, colors, crest })}</svg>`,
  )
}

const listOf = (tryouts: Public<'Opportunity'>[], none: string) =>
  tryouts.length === 0
    ? `<p>${none}</p>`
    : `<ul>${tryouts
        .map(({ id, title, startTime, timeZone, location, city, state, feeCents, spotsLeft, status }) =>
          row(`/opportunities/${id}`, title, [
            formatAtVenue(startTime, timeZone, 'en'),
            placeLine(location, city, state),
            formatMoney(feeCents, 'en'),
            status === 'FULL' ? 'Waitlist' : spotsLeft === 1 ? '1 spot left' : `${spotsLeft} spots left`,
          ]),
        )
        .join('')}</ul>`

const row = (path: string, title: string, facts: string[]) =>
  `<li>${link(path, title)}<br>${escapeUTF8(facts.filter(Boolean).join(' · '))}</li>`

const more = (path: string) => `<p>${link(path, 'See all on Fungo')}</p>`

const link = (path: string, text: string) =>
  `<a href="${escapeUTF8(settings.webURL + path)}" target="_blank" rel="noopener">${escapeUTF8(text)}</a>`

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

const style = `'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`

function html(statusCode: number, title: string, content: string, mark = ''): APIGatewayProxyStructuredResultV2 {
  return {
    statusCode,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'public, max-age=0, s-maxage=60',
      'x-robots-tag': 'noindex',
      ...embedSecurityHeaders({ style, https: settings.webURL.startsWith('https:') }),
    },
    body: `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escapeUTF8(title)} · Fungo</title><style>${STYLE}</style></head>
<body><main><header>${mark}<h1>${escapeUTF8(title)}</h1></header>${content}</main></body>
</html>
`,
  }
}
