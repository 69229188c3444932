import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { expect, test, vi } from 'vitest'
import { events } from '../../functions/domain/events/entity.ts'
import { newID } from '../../functions/values/ids.ts'
import { eventHead } from '../../functions/values/page-head/record-heads.ts'
import persisted from '../../web/api/persisted-documents.generated.json' with { type: 'json' }
import { TeamDocument } from '../../web/features/teams/teams.generated.ts'
import { CityPageDocument } from '../../web/finding/finding.generated.ts'
import { pathPatterns } from '../../web/paths.ts'
import { screenExpression } from '../../web/route-pattern.ts'
import { as } from '../support/as.ts'
import { englishWords } from '../support/english-words.ts'
import { given } from '../support/given.ts'
import { openPage } from '../support/open-page.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'

const INDEX = `<!doctype html><html><head>
<title>Fungo</title><meta name="description" content="built" /></head><body><div id="root"><!-- screen:teams <div><h1>Teams</h1><p>Youth teams</p></div>/screen --><!-- screen:home <h1>Home</h1>/screen --><!-- template:record <h1>{{title}}</h1><p>{{facts}}</p><p>{{badge}}</p><p>Where {{place}}</p>/template --><p role="status">Loading...</p><!-- template:about <p>{{text}}</p>/template --><!-- template:first-cards <div><article><p>{{badge}}</p>
<a href="{{path}}">{{title}}</a><p>{{time}}</p><p>{{place}}</p><p>{{text}}</p></article></div>/template --></div></body></html>`
/** A search term that only records of these tests match. */
const WORD = `dugout${Date.now()}`
const view = (path: string, query: string, variables: object, more: object = {}) => ({
  path,
  operations: [{ query, variables }],
  ...more,
})
const CARD = 'id name locationCity state description sport divisions { ageGroup division }'
const VIEWS = [
  view('^/teams$', `query Teams($search: String) { teams(search: $search) { ${CARD} } }`, { search: WORD }),
  view(
    '^/opportunities$',
    `query Opportunities($search: String) { opportunities(search: $search) {
      id type title startTime timeZone location city state } }`,
    { search: WORD },
  ),
  view(
    '^/opportunities/([^/]+)$',
    `query Opportunity($id: ID!) { opportunity(id: $id) {
      id type title status startTime endTime timeZone location city state feeCents spotsLeft minAge maxAge } }`,
    { id: '$1' },
  ),
  view(
    '^/teams/mt/[^/]+$',
    `query Teams($city: String) { teams(city: $city) { ${CARD} } }`,
    { city: '$city' },
    {
      cityPage: {
        query:
          'query CityPage($path: String!) { cityPage(path: $path) { title text city sections { title links { path label } } } }',
        variables: { path: '$0' },
      },
    },
  ),
  view('^/teams/([^/]+)$', 'query Team($id: ID!) { team(id: $id) { id name description contacts { email } } }', {
    id: '$1',
  }),
]
const folder = temporaryFolder()
await writeFile(join(folder, 'index.html'), INDEX)
await writeFile(join(folder, 'es.html'), INDEX.replace('<html>', '<html lang="es-US">'))
const screens = screenExpression(pathPatterns())
await writeFile(join(folder, 'queries.json'), JSON.stringify({ views: VIEWS, documents: persisted, screens }))
vi.stubEnv('WEB_FOLDER', folder)
vi.stubEnv('WEB_URL', 'https://fungo.example')

async function get(path: string, query = '', headers = {}) {
  const answer = await openPage(`https://fungo.example${path}?${query}`, { headers })
  return { status: answer.statusCode, headers: answer.headers as Record<string, string>, html: answer.body ?? '' }
}
/** Others see a write within two seconds. */
const eventually = <T>(read: () => Promise<T>) => expect.poll(read, { timeout: 5_000 })
const becomes = (path: string, status: number) => eventually(async () => (await get(path)).status).toBe(status)
const hide = async (id: string) => as(await given.admin()).hideRecord({ kind: 'team', id, reason: 'Not a real one' })
const ofVariables = (variables: object) => `variables=${encodeURIComponent(JSON.stringify(variables))}`
const property = (html: string, name: string) =>
  new RegExp(`<meta (?:property|name)="${name}" content="([^"]*)"`).exec(html)?.[1]
const structured = (html: string) =>
  JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/.exec(html)?.[1] ?? 'null')
const embedded = (html: string) => JSON.parse(/id="first-view">(.*?)<\/script>/.exec(html)?.[1] ?? 'null')

test('a shared team link has a title, a description, a canonical URL and structured data', async () => {
  const team = await given.team({ name: `Fox & <b>Hounds</b> ${Date.now()}`, sport: 'SOFTBALL' })
  const { status, headers, html } = await get(`/teams/${team.id}`)
  expect([status, headers['x-robots-tag']]).toEqual([200, undefined])
  expect(headers['cache-control']).toBe('public, max-age=0, s-maxage=60, stale-if-error=3600')
  expect(headers['content-security-policy']).toMatch(/frame-ancestors 'none'/)
  expect(html).toContain('<title>Fox &amp; &lt;b&gt;Hounds')
  expect(property(html, 'og:title')).toContain('Fox &amp; &lt;b&gt;Hounds')
  expect(property(html, 'description')).toBe('Softball · Austin, TX')
  expect(html).toContain(`<link rel="canonical" href="https://fungo.example/teams/${team.id}" />`)
  expect(html.match(/<title>/g)).toHaveLength(1)
  expect(html).toMatch(/<h1[^>]*>Fox &amp; &lt;b&gt;Hounds/)
  expect(structured(html)).toMatchObject({ '@type': 'SportsTeam', name: team.name, sport: 'Softball' })
})

test('a page in Spanish names its own address, the page in each language, and has its texts and links in Spanish', async () => {
  const team = await given.team({ sport: 'SOFTBALL' })
  const [spanish, english] = await Promise.all([get(`/es/teams/${team.id}`), get(`/teams/${team.id}`)])
  const address = `https://fungo.example/es/teams/${team.id}`
  expect(spanish.html).toContain('<html lang="es-US"')
  expect(spanish.html).toContain(`<link rel="canonical" href="${address}" />`)
  expect(property(spanish.html, 'og:url')).toBe(address)
  expect(property(spanish.html, 'og:image')).toBe(`https://fungo.example/og/es/teams/${team.id}.png`)
  expect(property(spanish.html, 'description')).toBe('Sóftbol · Austin, TX')
  expect(structured(spanish.html)).toMatchObject({ url: address, sport: 'Sóftbol' })
  for (const { html } of [spanish, english]) {
    const links = [...html.matchAll(/hreflang="([^"]+)" href="([^"]+)"/g)]
    expect(links.map(([, language, href]) => [language, href])).toEqual([
      ['en', `https://fungo.example/teams/${team.id}`],
      ['es', address],
      ['x-default', `https://fungo.example/teams/${team.id}`],
    ])
  }
  expect((await get('/es/teams')).html).toContain('<title>Equipos juveniles de béisbol y sóftbol · Fungo</title>')
  expect((await get('/es')).html).toContain('<link rel="canonical" href="https://fungo.example/es" />')
  expect((await get(`/og/es/teams/${team.id}.png`)).status).toBe(200)
  expect((await get('/es/profile')).headers['x-robots-tag']).toBe('noindex')
})

test('a visitor may send each shared read, and the CDN caches its result by its variables', async () => {
  const [team, player, event] = [await given.team(), await given.player(), await given.event()]
  const ids = { Team: team, Player: player, Event: event, EventSchedule: event, Opportunity: await given.opportunity() }
  const near = { latitude: 30, longitude: -97, within: 50 }
  for (const [hash, query] of Object.entries(persisted)) {
    const [, name = ''] = /query (\w+)/.exec(query)!
    const { id } = ids[name as keyof typeof ids] ?? {}
    const variables = { id, teamID: team.id, playerID: player.id, near, page: 1, perPage: 5, text: 'Austin', path: '/' }
    const { status, headers, html } = await get(`/query/${hash}`, ofVariables(variables))
    expect([name, status, headers['cache-control'], Object.keys(JSON.parse(html))]).toEqual([
      ...[name, 200, 'public, max-age=0, s-maxage=10, stale-while-revalidate=20, stale-if-error=3600', ['data']],
    ])
  }
})

test('a shared read has no data if it is refused, and is not found if only another release has it', async () => {
  for (const [path, variables, status] of [
    [`/query/${TeamDocument.hash}`, 'variables={', 200],
    [`/query/${TeamDocument.hash}`, 'variables={}', 200],
    ['/query/older', ofVariables({ id: newID() }), 404],
  ] as const) {
    const { headers, html, ...answer } = await get(path, variables)
    expect([answer.status, html, headers['cache-control']]).toEqual([status, '{"data":null}', 'no-store'])
  }
})

test('a page is compressed by Accept-Encoding, and a preview image is not', async () => {
  const team = await given.team()
  const plain = await get(`/teams/${team.id}`)
  const { headers, html } = await get(`/teams/${team.id}`, '', { 'accept-encoding': 'gzip, deflate, br' })
  expect([plain.headers['content-encoding'], headers['content-encoding']]).toEqual([undefined, 'br'])
  expect(brotliDecompressSync(Buffer.from(html, 'base64')).toString()).toBe(plain.html)
  const image = await get('/og/home.png', '', { 'accept-encoding': 'br' })
  expect(image.headers).toMatchObject({ 'content-type': 'image/png' })
  expect(image.headers).not.toHaveProperty('content-encoding')
})

/** The width and height in the header of the PNG. */
function sizeOf({ headers, html }: { headers: Record<string, string>; html: string }) {
  expect(headers['content-type']).toBe('image/png')
  const png = Buffer.from(html, 'base64')
  expect(png.toString('latin1', 1, 4)).toBe('PNG')
  return [png.readUInt32BE(16), png.readUInt32BE(20)]
}

test('a shared link has a preview image of 1200 by 630, for public records only', async () => {
  const owner = await given.user()
  const team = await given.team({ owner, name: `Dugout <Ducks> & Sons ${Date.now()}` })
  const shown = await given.opportunity({ creator: owner, teamID: team.id })
  const event = await given.event({ creator: owner })
  for (const path of [`/teams/${team.id}`, `/opportunities/${shown.id}`, `/events/${event.id}`]) {
    const { html } = await get(path)
    expect(property(html, 'og:image')).toBe(`https://fungo.example/og${path}.png`)
    expect(property(html, 'twitter:card')).toBe('summary_large_image')
    const image = await get(`/og${path}.png`)
    expect(sizeOf(image)).toEqual([1200, 630])
    expect(image.headers['cache-control']).toBe('public, max-age=600, s-maxage=60, stale-if-error=3600')
  }
  expect(property((await get('/teams')).html, 'og:image')).toBe('https://fungo.example/og/home.png')
  expect(sizeOf(await get('/og/home.png'))).toEqual([1200, 630])

  const hidden = await given.opportunity({ creator: owner, visibility: 'INVITE_ONLY' })
  const player = await given.player({ claimer: owner })
  const refused = [`/og/opportunities/${hidden.id}.png`, `/og/players/${player.id}.png`, `/og/teams/${newID()}.png`]
  for (const path of refused) expect((await get(path)).status).toBe(404)
  expect((await get(`/og/teams/${team.id}.png`, 'v=1')).status).toBe(404)
})

test('a name with characters that XML does not allow has a preview image', async () => {
  const event = await given.event({ city: 'Austin' })
  // Saved by an earlier version, or imported.
  await events().patch({ eventID: event.id }).set({ name: 'Fall \ufffe Classic', city: 'Austin \uffff' }).go()
  expect(sizeOf(await get(`/og/events/${event.id}.png`))).toEqual([1200, 630])
})

test('a team page embeds the first query of its screen for a visitor, and a URL with filters embeds none', async () => {
  const team = await given.team()
  const { html } = await get(`/teams/${team.id}`)
  const data = { team: { id: team.id, name: team.name, description: null, contacts: [] } }
  expect(embedded(html)).toEqual([{ operation: 'Team', variables: { id: team.id }, data }])
  expect(embedded((await get(`/teams/${team.id}`, 'tab=roster')).html)).toBeNull()
})

test('a list of teams or opportunities has its first cards in the HTML, and a list of players or with filters has none', async () => {
  const team = await given.team({ name: `Fox & <b>${WORD}</b> {{place}} $&` })
  const { id } = await given.opportunity({ title: `${WORD} needs a catcher`, type: 'GUEST_NEED' })
  const cardsOf = async (path: string) => (await get(path)).html.match(/<article.*?<\/article>/gs)
  const escaped = `Fox &amp; &lt;b&gt;${WORD}&lt;/b&gt; {{place}} $&amp;`
  await eventually(() => cardsOf('/teams')).toEqual([
    `<article>\n<a href="/teams/${team.id}">${escaped}</a><p>Austin, TX</p></article>`,
  ])
  await eventually(() => cardsOf('/opportunities')).toEqual([
    expect.stringContaining(`<p>Guest Player Needed</p>\n<a href="/opportunities/${id}">${WORD} needs`),
  ])
  expect(await cardsOf('/es/opportunities')).toEqual([
    expect.stringContaining(`<p>Se busca jugador invitado</p>\n<a href="/es/opportunities/${id}">${WORD} needs`),
  ])
  expect(await cardsOf('/players')).toBeNull()
  expect(await cardsOf(`/teams/${team.id}`)).toBeNull()
  expect((await get('/teams', 'sport=SOFTBALL')).html).not.toContain('<article')
})

test("a team's page has its description in the HTML, until an admin hides the team", async () => {
  const owner = await given.user()
  const { id } = await given.team({ owner })
  await as(owner).updateTeam({ id, input: { description: 'Fun & <b>games</b>' } })
  const painted = '<p>Fun &amp; &lt;b&gt;games&lt;/b&gt;</p>'
  expect((await get(`/teams/${id}`)).html).toContain(painted)
  expect((await get(`/teams/${id}`, 'tab=roster')).html).not.toContain(painted)
  await hide(id)
  expect((await get(`/teams/${id}`)).html).not.toContain('games')
})

test('a public opportunity and an event are sports events with a place, a status and an offer', async () => {
  const creator = await given.user()
  const { id, title } = await given.opportunity({ creator, feeCents: 1500 })
  const opportunity = structured((await get(`/opportunities/${id}`)).html)
  expect(opportunity).toMatchObject({
    '@type': 'SportsEvent',
    name: title,
    eventStatus: 'https://schema.org/EventScheduled',
    location: { '@type': 'Place', name: 'Zilker Park', address: { addressLocality: 'Austin', addressRegion: 'TX' } },
    offers: {
      '@type': 'Offer',
      price: '15.00',
      priceCurrency: 'USD',
      availability: 'https://schema.org/InStock',
      validFrom: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    },
    image: `https://fungo.example/og/opportunities/${id}.png`,
    description: expect.stringContaining('Austin, TX'),
  })
  await as(creator).updateOpportunity({ id, input: { cancelled: true } })
  expect(structured((await get(`/opportunities/${id}`)).html).eventStatus).toBe('https://schema.org/EventCancelled')
})

test('an event has the days and times of its venue', async () => {
  const dates = async (times: { date: string; endDate: string }) => {
    const { id } = await given.event(times)
    const { '@type': type, startDate, endDate } = structured((await get(`/events/${id}`)).html)
    return [type, startDate, endDate]
  }
  // An evening in Texas is already the next day in UTC.
  expect(await dates({ date: '2031-03-07T19:00', endDate: '2031-03-07T21:30' })).toEqual([
    'SportsEvent',
    '2031-03-07T19:00:00-06:00',
    '2031-03-07T21:30:00-06:00',
  ])
  expect(await dates({ date: '2031-03-07', endDate: '2031-03-09' })).toEqual([
    'SportsEvent',
    '2031-03-07',
    '2031-03-09',
  ])
})

test('a guest need is no public event in the structured data', async () => {
  const { id } = await given.opportunity({ type: 'GUEST_NEED' })
  const { html } = await get(`/opportunities/${id}`)
  expect(property(html, 'og:title')).not.toBe('')
  expect(html).not.toContain('application/ld+json')
})

const POSTPONED = { id: newID(), name: 'Opener', date: '2031-03-07T06:00:00Z', timeZone: 'America/Chicago' }

test('title, description, and preview say that a record is canceled, postponed, full, closed, or past', async () => {
  const creator = await given.user()
  const words = async (path: string) => {
    const { html } = await get(path)
    return [/<title>([^<:]*): /.exec(html)?.[1], /^([^:]*): /.exec(property(html, 'og:title')!)?.[1]]
  }
  const opportunity = await given.opportunity({ creator, capacity: 1 })
  const path = `/opportunities/${opportunity.id}`
  expect(await words(path)).toEqual([undefined, undefined])
  const player = await given.player({ claimer: creator })
  await given.registration(creator, { opportunityID: opportunity.id, playerID: player.id, approvedBy: creator })
  expect(await words(path)).toEqual(['Full', 'Full'])
  expect(property((await get(path)).html, 'description')).toMatch(/^Full · Tryout · /)
  await as(creator).updateOpportunity({ id: opportunity.id, input: { cancelled: true } })
  expect(await words(path)).toEqual(['Canceled', 'Canceled'])
  expect((await words(`/es${path}`))[0]).toBe('Cancelado')

  const past = await given.event({ creator, date: '2020-03-07', endDate: '2020-03-08' })
  expect(await words(`/events/${past.id}`)).toEqual(['Past', 'Past'])
  const event = await given.event({ creator, date: '2031-03-07', endDate: '2031-03-09' })
  expect(property((await get(`/events/${event.id}`)).html, 'description')).toMatch(/Mar 7, 2031 to .*Mar 9, 2031/)
  // Only a feed postpones events.
  const { title, description } = eventHead({ ...POSTPONED, status: 'postponed' }, 'en')
  expect([title, description]).toEqual(['Postponed: Opener · Fungo', 'Postponed · Fri, Mar 7, 2031'])
})

test('each page of a list is its own canonical page, names its language, and has one address', async () => {
  const second = await get('/teams', 'page=2')
  expect(second.html).toContain('<link rel="canonical" href="https://fungo.example/teams?page=2" />')
  expect(second.html).toContain('hreflang="es" href="https://fungo.example/es/teams?page=2"')
  expect((await get('/teams', 'state=TX')).html).toContain('rel="canonical" href="https://fungo.example/teams" />')
  expect(property(second.html, 'og:locale')).toBe('en_US')
  expect(property((await get('/es/teams')).html, 'og:locale')).toBe('es_US')
  for (const [path, query, location] of [
    ['/teams/', '', '/teams'],
    ['/es/', '', '/es'],
    ['//other.example/', 'a=b', '/other.example?a=b'],
    // Browsers read a backslash as a slash, and skip a tab.
    ['/%5Cother.example/', '', '/other.example'],
    ['/%09/other.example/', '', '/other.example'],
    ['/teams/%F0%9F%A5%8E%0D%0Aset-cookie:%20a=b/', '', '/teams/%F0%9F%A5%8Eset-cookie:%20a=b'],
  ] as const) {
    const { status, headers } = await get(path, query)
    expect([status, headers.location]).toEqual([301, location])
  }
})

test('security researchers and password managers find their pages', async () => {
  const { status, headers, html } = await get('/.well-known/security.txt')
  expect([status, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8'])
  expect(html).toContain('Contact: https://fungo.example/legal#contact\n')
  expect(Date.parse(/^Expires: (.*)$/m.exec(html)![1]!)).toBeGreaterThan(Date.now())
  const change = await get('/.well-known/change-password')
  expect([change.status, change.headers.location]).toEqual([302, '/account/settings?tab=password'])
})

test('only pictures and frames for other sites may be loaded by other sites', async () => {
  const { id } = await given.team()
  const policy = async (path: string) => (await get(path)).headers['cross-origin-resource-policy']
  expect(await Promise.all([`/og/teams/${id}.png`, `/embed/team/${id}`, `/teams/${id}`].map(policy))).toEqual([
    'cross-origin',
    'cross-origin',
    'same-origin',
  ])
})

test('legal and sign-in pages have their own titles', async () => {
  const title = async (path: string) => /<title>([^<]*)</.exec((await get(path)).html)?.[1]
  expect(await title('/legal/privacy-policy')).toBe('Privacy Policy · Fungo')
  expect(await title('/login')).toBe('Login · Fungo')
})

test('the page of a public opportunity has the facts that decide in its HTML, in the language of the page', async () => {
  const facts = { feeCents: 2500, minAge: 11, maxAge: 12 }
  const { id } = await given.opportunity({ title: 'Fall <b>tryout', ...facts })
  const [english, spanish] = await Promise.all([get(`/opportunities/${id}`), get(`/es/opportunities/${id}`)])
  const text = ({ html }: { html: string }) => html.replaceAll('\u00a0', ' ')
  expect(text(english)).toMatch(
    /<h1>Fall &lt;b&gt;tryout<\/h1><p>\w+, .* · Ages 11 to 12 · Austin, TX · \$25\.00 · 10 spots left<\/p><p>Tryout<\/p><p>Where Zilker Park, Austin, TX<\/p>/,
  )
  expect(text(spanish)).toMatch(
    / · De 11 a 12 años · Austin, TX · \$25\.00 · 10 lugares disponibles<\/p><p>Prueba<\/p>/,
  )
})

test.each(['HIDDEN', 'PRIVATE', 'INVITE_ONLY'])('the head of a %s opportunity reveals nothing', async (visibility) => {
  const owner = await given.user()
  const team = await given.team({ owner })
  const { id, title } = await given.opportunity({ creator: owner, visibility, teamID: team.id })
  const { status, headers, html } = await get(`/opportunities/${id}`)
  expect([status, headers['x-robots-tag']]).toEqual([404, 'noindex'])
  expect(html).not.toContain(title)
  expect(structured(html)).toBeNull()
})

test("the head of a player page has no child's name and is noindex", async () => {
  const player = await given.player({ name: 'Casimir Unmistakable' })
  const { status, headers, html } = await get(`/players/${player.id}`)
  expect([status, headers['x-robots-tag']]).toEqual([200, 'noindex'])
  expect(html).not.toContain('Casimir')
  expect(html).toContain('<meta name="robots" content="noindex" />')
  expect((await get('/players')).headers['x-robots-tag']).toBe('noindex')
  // A crawler must be allowed to fetch the page to see the noindex header.
  expect((await get('/robots.txt')).html).not.toContain('/players')
})

test("a missing record and an unknown path return 404, and an owner's screen returns the plain app shell", async () => {
  for (const path of [
    '/teams/01jzzzzzzzzzzzzzzzzzzzzzzz',
    '/teams/nobody',
    '/events/a/b/c',
    '/legal/nothing',
    '/es/nowhere',
  ])
    expect(await get(path), path).toMatchObject({ status: 404, headers: { 'x-robots-tag': 'noindex' } })
  // Names of what every object inherits are no kind of record.
  for (const kind of ['constructor', '__proto__', 'toString'])
    expect((await get(`/es/${kind}/01jzzzzzzzzzzzzzzzzzzzzzzz`)).status, kind).toBe(404)
  const { status, html } = await get('/teams/01jzzzzzzzzzzzzzzzzzzzzzzz/manage')
  expect(status).toBe(200)
  expect(html).toContain('<p role="status">Loading...</p></div>')
  expect((await get('/events/create')).status).toBe(200)
})

test('robots.txt names the sitemap, which lists public teams, events and opportunities and no player', async () => {
  const [team, shown] = [await given.team(), await given.opportunity()]
  const draft = await given.opportunity({ visibility: 'HIDDEN' })
  expect((await get('/robots.txt')).html).toContain('Sitemap: https://fungo.example/sitemap.xml')
  const pagesOf = async () => {
    const index = (await get('/sitemap.xml')).html
    const files = [...index.matchAll(/<loc>https:\/\/fungo\.example([^<]+)<\/loc>/g)].map(([, path]) => path!)
    expect(files).toContain('/sitemaps/pages.xml')
    return (await Promise.all(files.map((file) => get(file)))).map(({ html }) => html).join('')
  }
  await eventually(pagesOf).toContain(`https://fungo.example/teams/${team.id}</loc><lastmod>`)
  const pages = await pagesOf()
  expect(pages).toContain(`https://fungo.example/opportunities/${shown.id}</loc>`)
  expect(pages).not.toContain(draft.id)
  expect(pages).not.toContain('/players')
})

/** Creates teams in the city, each with a 12U division. */
async function teamsIn(locationCity: string, count: number) {
  const owner = await given.user()
  const place = { locationCity, state: 'MT', sport: 'BASEBALL', division: 'AA', ageGroup: '12U' }
  const teams = await Promise.all(Array.from({ length: count }, () => given.team({ owner, ...place })))
  return { owner, teams }
}

test('a city has a page from three teams on, with a text, cards, links to neighbors, and a place in the sitemap', async () => {
  const { owner, teams } = await teamsIn('Bozeman', 2)
  await teamsIn('Belgrade', 3)
  await teamsIn('Bozeman Springs', 1)
  const page = '/teams/mt/bozeman'
  await becomes('/teams/mt/belgrade', 200)
  expect(await get(page)).toMatchObject({ status: 404, headers: { 'x-robots-tag': 'noindex' } })
  expect((await get(page)).html).not.toContain(teams[0]!.name)

  await given.team({ owner, locationCity: 'Bozeman', state: 'MT', name: `Hidden ${WORD}` })
  await becomes(page, 200)
  const { html } = await get(page)
  expect(html).toContain('<title>Youth baseball and softball teams in Bozeman, MT · Fungo</title>')
  expect(html).toContain('<link rel="canonical" href="https://fungo.example/teams/mt/bozeman" />')
  const text = '3 travel teams call Bozeman, MT home (2 baseball). They play 12U. None has a tryout open right now.'
  expect(property(html, 'description')).toBe(text)
  expect(html).toMatch(
    new RegExp(`<h1>Youth baseball and softball teams in Bozeman, MT</h1><p[^>]*>${text.replace(/[().]/g, '.')}</p>`),
  )
  expect(html.match(/<article/g)).toHaveLength(3)
  expect(html).toContain('<a href="/teams/mt/belgrade"')
  expect(embedded(html).map(({ operation }: { operation: string }) => operation)).toEqual(['CityPage', 'Teams'])

  const spanish = await get(`/es${page}`)
  expect(property(spanish.html, 'description')).toBe(
    '3 equipos de viaje son de Bozeman, MT (2 de béisbol). Sus edades: 12U. Por ahora ninguno tiene una prueba abierta.',
  )
  const read = await get(`/es/query/${CityPageDocument.hash}`, ofVariables({ path: page }))
  const { cityPage } = JSON.parse(read.html).data
  expect(cityPage.title).toBe('Equipos juveniles de béisbol y sóftbol en Bozeman, MT')
  const sections = cityPage.sections.map(({ title, links }: { title: string; links: { label: string }[] }) => [
    title,
    ...links.map(({ label }) => label),
  ])
  expect(englishWords([cityPage.title, cityPage.text, sections].join(), ['Bozeman', 'Belgrade'])).toEqual([])

  // The team without a sport and an age group is not on the page of 12U baseball.
  expect((await get(`${page}/12u-baseball`)).status).toBe(404)
  const belgrade = await get('/teams/mt/belgrade/12u-baseball')
  expect(belgrade.html).toContain('<title>12U baseball teams in Belgrade, MT · Fungo</title>')
  expect(property(belgrade.html, 'description')).toMatch(/^3 travel teams in Belgrade, MT play 12U baseball/)
  const sitemap = (await get('/sitemaps/cities-mt.xml')).html
  expect((await get('/sitemap.xml')).html).toContain('/sitemaps/cities-mt.xml</loc>')
  expect(sitemap.match(/(?<=<loc>https:\/\/fungo\.example)\/teams[^<]*/g)!.sort()).toEqual([
    '/teams/mt/belgrade',
    '/teams/mt/belgrade/12u-baseball',
    page,
  ])

  await hide(teams[0]!.id)
  await becomes(page, 404)
  for (const path of ['/tryouts', '/tryouts/mt/bozeman', '/teams/mt/nowhere/12u-cricket'])
    expect((await get(path)).status, path).toBe(404)
})

test('the tryouts of a city that take registrations have a page; canceled, private, and guest needs do not count', async () => {
  const creator = await given.user()
  const softball = { sport: 'SOFTBALL', minAge: 12, maxAge: 12 }
  const place = { creator, city: 'Missoula', state: 'MT', location: 'Playfair Park', ...softball }
  const [canceled] = await Promise.all([1, 2, 3].map(() => given.opportunity(place)))
  await given.opportunity({ ...place, visibility: 'INVITE_ONLY' })
  await given.opportunity({ ...place, type: 'GUEST_NEED' })
  await given.opportunity({ ...place, city: 'Bonner', location: 'Missoula Road Park' })
  const page = '/tryouts/mt/missoula/12u-softball'
  await becomes(page, 200)
  const { html } = await get(page)
  expect(html).toContain('<title>12U softball tryouts in Missoula, MT · Fungo</title>')
  expect(property(html, 'description')).toMatch(
    /^3 tryouts for 12U softball in Missoula, MT are open for registration, the first on \w+day, \w+ \d+\. Each/,
  )
  await as(creator).updateOpportunity({ id: canceled!.id, input: { cancelled: true } })
  await becomes(page, 404)
})

test('a page answers no POST, and the page of a link in an email no PUT', async () => {
  const status = async (path: string, method: string) =>
    (await openPage(`https://fungo.example${path}`, { method })).statusCode
  for (const path of ['/teams', '/embed/tryouts', '/og/home.png', '/feeds/one', '/query/teams.1'])
    expect([path, await status(path, 'POST')]).toEqual([path, 405])
  expect(await status('/p/unsubscribe', 'PUT')).toBe(405)
})

test('a club frames its team and its tryouts as visitors see them, without cookies, scripts, and players', async () => {
  const owner = await given.user()
  const team = await given.team({ owner, name: `Frame <b>Finches</b> ${Date.now()}`, sport: 'BASEBALL' })
  const tryout = await given.opportunity({ creator: owner, teamID: team.id, feeCents: 2500 })
  const secret = await given.opportunity({ creator: owner, teamID: team.id, visibility: 'PRIVATE' })
  const player = await given.player({ claimer: owner, name: 'Casimir Unmistakable' })
  await given.rosterEntry(owner, { teamID: team.id, playerID: player.id })
  const path = `/embed/team/${team.id}`
  const { status, headers, html } = await get(path)
  expect(status).toBe(200)
  expect(html).toContain('<h1>Frame &lt;b&gt;Finches')
  expect(html).toContain(`href="https://fungo.example/opportunities/${tryout.id}" target="_blank" rel="noopener"`)
  expect(html).toContain('Zilker Park, Austin, TX · $25.00 · 10 spots left')
  for (const hidden of [secret.id, 'Casimir', '<script', owner.email]) expect(html).not.toContain(hidden)
  expect(headers['content-security-policy']).toMatch(/^default-src 'none'; .*frame-ancestors \*$/)
  expect(headers).toMatchObject({ 'x-robots-tag': 'noindex', 'strict-transport-security': 'max-age=63072000' })
  for (const name of ['x-frame-options', 'set-cookie']) expect(headers).not.toHaveProperty(name)
  const inSpanish = await get(path, 'lang=es')
  expect(inSpanish.html).toContain(`href="https://fungo.example/es/opportunities/${tryout.id}"`)
  expect(inSpanish.html).toContain('Zilker Park, Austin, TX · $25.00 · 10 lugares disponibles')
  expect(inSpanish.html).toContain('<h2>Pruebas</h2>')

  const search = `search=${encodeURIComponent(team.name)}`
  const listed = async (more = '') => (await get('/embed/tryouts', search + more)).html
  await eventually(() => listed()).toContain(tryout.id)
  expect(await listed()).not.toContain(secret.id)
  expect(await listed('&near=30.3,-97.7&place=Austin')).toContain(tryout.id)
  expect(await listed('&near=41.9,-87.6&place=Chicago')).not.toContain(tryout.id)
  expect(await listed('&from=2027-99-99')).toContain(tryout.id)
  await hide(team.id)
  expect(await get(path)).toMatchObject({ status: 404, html: expect.not.stringContaining('Finches') })
  expect((await get('/embed/team/nobody')).status).toBe(404)
})
