import type { APIGatewayProxyEventV2 } from 'aws-lambda'
import { escapeUTF8 } from 'entities/escape'
import { logFault } from '../../services/log.ts'
import { settings } from '../../services/settings.ts'
import { DAY_MS } from '../../values/durations.ts'
import { type Locale, localeNamed, pageAt } from '../../values/messages/locale.ts'
import { type HeadTag, headTags, pageNumber } from '../../values/page-head/head-tags.ts'
import { securityHeaders } from '../../values/security-headers.ts'
import type { Answer } from '../http/answers.ts'
import { STALE_IF_ERROR } from './cached.ts'
import { withFirstTexts, withScreen } from './first-texts.ts'
import { anonymousQuery, QueryFailed, type RunQuery } from './run-query.ts'
import { sharedRead } from './shared-read.ts'
import { robots, sitemapOf } from './sitemap.ts'
import { subjectOf } from './subject.ts'
import { type Operation, type WebFiles, webFiles } from './web-files.ts'

/** How long the CDN caches an anonymous page, in seconds. Writes are visible within that time. */
const CDN_SECONDS = 60

/**
 * The screens where people and crawlers arrive: the built page with a head and embedded query results. The application renders the
 * screen and does not repeat the first request.
 */
export async function sitePage(event: APIGatewayProxyEventV2): Promise<Answer> {
  const { path } = event.requestContext.http
  if (path.startsWith('/embed/')) {
    const { embedPage } = await import('./embed.ts')
    const locale = localeNamed(event.queryStringParameters?.lang)
    return embedPage(path, locale, event.rawQueryString, anonymousQuery(event.requestContext.requestId, locale))
  }
  if (path.length > 1 && path.endsWith('/')) return withoutSlash(path, event.rawQueryString)
  const { headers, ...page } = await pageOf(event)
  // The CDN sets the same headers. Deployments without a CDN have only these.
  const security = securityHeaders({ humanCheck: settings.humanCheck, https: settings.webURL.startsWith('https:') })
  return { ...page, headers: { ...security, ...headers } }
}

/**
 * Each page has one address. A path that starts with two slashes would lead to another host. The HTTP API decodes the path, so it is read and
 * encoded as browsers do, which take a backslash for a slash and skip line breaks.
 */
function withoutSlash(path: string, query: string) {
  const { pathname } = new URL(settings.webURL + path)
  return redirect(301, `/${pathname.replace(/^\/+|\/+$/g, '')}${query && `?${query}`}`)
}

const redirect = (statusCode: 301 | 302, location: string): Answer => ({
  statusCode,
  headers: { location, 'cache-control': 'public, max-age=3600' },
  body: '',
})

/** https://www.rfc-editor.org/rfc/rfc9116. It expires in 180 days. */
const securityText = (now: Date) => `Contact: ${settings.webURL}/legal#contact
Expires: ${new Date(now.getTime() + 180 * DAY_MS).toISOString()}
Policy: ${settings.webURL}/security-program.txt
Canonical: ${settings.webURL}/.well-known/security.txt
Preferred-Languages: en, es
`

async function pageOf(event: APIGatewayProxyEventV2): Promise<Answer> {
  const { locale, path } = pageAt(event.requestContext.http.path)
  const ask = anonymousQuery(event.requestContext.requestId, locale)
  if (path.startsWith('/query/')) return sharedRead(path, event.queryStringParameters, ask)
  return (locale === 'en' && (await fileAt(event, path, ask))) || screen(event, locale, path, ask)
}

/** What is not a screen. Null for other paths. */
async function fileAt(event: APIGatewayProxyEventV2, path: string, ask: RunQuery) {
  if (path.startsWith('/og/')) return (await import('./preview-image.ts')).previewImage(path, event.rawQueryString, ask)
  if (path === '/robots.txt') return file('text/plain', robots())
  if (path === '/.well-known/security.txt') return file('text/plain', securityText(new Date()))
  if (path === '/.well-known/change-password') return redirect(302, '/account/settings?tab=password')
  const sitemap = await sitemapOf(path, ask)
  return sitemap ? file('application/xml', sitemap) : null
}

async function screen(event: APIGatewayProxyEventV2, locale: Locale, path: string, ask: RunQuery): Promise<Answer> {
  const files = await webFiles()
  const index = await files.index[locale]()
  const page = (statusCode: number, cache: string, isIndexed: boolean, body: string) => ({
    statusCode,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': cache,
      ...(!isIndexed && { 'x-robots-tag': 'noindex' }),
    },
    body,
  })
  try {
    const [subject, results] = await Promise.all([
      subjectOf(path, locale, ask),
      event.rawQueryString ? [] : firstAnswers(files, path, ask),
    ])
    const { head, status } = subject
    const number = pageNumber(new URLSearchParams(event.rawQueryString).get('page'))
    const tags = headTags({ head, locale, path, number, origin: settings.webURL })
    const shown = withScreen(index, path, event.queryStringParameters?.forgot !== undefined)
    const body = filled(shown, locale, path, htmlOf(tags), head.preview?.title, results)
    const isScreen = new RegExp(files.screens, 'i').test(path)
    return page(
      isScreen ? status : 404,
      `public, max-age=0, s-maxage=${CDN_SECONDS}, ${STALE_IF_ERROR}`,
      head.isIndexed,
      body,
    )
  } catch (error) {
    const { requestId: requestID } = event.requestContext
    if (!(error instanceof QueryFailed))
      await logFault('A page has no head of its own.', { requestID, error: error as Error })
    // The CDN answers with its last copy instead. If it has none, the application can start and show its own error.
    return page(503, 'no-store', false, index)
  }
}

type QueryResult = { operation: string; variables: Record<string, unknown>; data: Record<string, unknown> }

/** The first queries of the path's screen, answered for an anonymous visitor. Refused queries are left to the application. */
async function firstAnswers({ views }: WebFiles, path: string, ask: RunQuery): Promise<QueryResult[]> {
  const view = views.find((it) => new RegExp(it.path).test(path))
  if (!view) return []
  const match = { ...new RegExp(view.path).exec(path)! }
  const { cityPage } = view
  if (!cityPage) return answersOf(view.operations, match, ask)
  const about = await answersOf([cityPage], match, ask)
  const city = about[0]?.data.cityPage
  return city ? [...about, ...(await answersOf(view.operations, city, ask))] : []
}

/** `$name` in a variable is the value of that name. */
async function answersOf(operations: Operation[], values: object, ask: RunQuery): Promise<QueryResult[]> {
  const results = operations.map(async ({ query, variables }) => {
    const text = JSON.stringify(variables, (_, value: unknown) =>
      typeof value === 'string' && value.startsWith('$') ? (values as Record<string, unknown>)[value.slice(1)] : value,
    )
    const given: QueryResult['variables'] = JSON.parse(text)
    const data = await ask({ query, variables: given })
    return data ? [{ operation: /query (\w+)/.exec(query)?.[1] ?? '', variables: given, data }] : []
  })
  return (await Promise.all(results)).flat()
}

/** The elements of the head as HTML. */
const htmlOf = (tags: HeadTag[]) =>
  tags
    .map(({ name, attributes, text }) => {
      const start = `<${name}${Object.entries(attributes)
        .map(([attribute, value]) => ` ${attribute}="${escapeUTF8(value)}"`)
        .join('')}`
      if (text === undefined) return `${start} />`
      return `${start}>${name === 'script' ? safeJSON(text) : escapeUTF8(text)}</${name}>`
    })
    .join('\n    ')

/**
 * The built page with this head, the embedded query results, and content painted before the application loads.
 */
const filled = (
  index: string,
  locale: Locale,
  path: string,
  head: string,
  name: string | undefined,
  results: QueryResult[],
) =>
  withFirstTexts(
    index,
    locale,
    path,
    name,
    results.map(({ data }) => data),
  )
    .replace(/<title>[^<]*<\/title>/, '')
    .replace(/<meta\s+name="description"[^>]*>/, '')
    .replace(
      '</head>',
      () =>
        `${head}\n    ${results.length > 0 ? `<script type="application/json" id="first-view">${safeJSON(JSON.stringify(results))}</script>` : ''}\n  </head>`,
    )

/** JSON that cannot close its enclosing element. */
const safeJSON = (text: string) => text.replaceAll('<', '\\u003c')

const file = (type: string, body: string) => ({
  statusCode: 200,
  headers: { 'content-type': `${type}; charset=utf-8`, 'cache-control': `public, max-age=3600, ${STALE_IF_ERROR}` },
  body,
})
