import { settings } from '../../services/settings.ts'
import { LOCALES } from '../../values/messages/locale.ts'
import { cityPaths, statesWithPages } from '../reads/city-pages.ts'
import { addressIn, alternatesOf } from './addresses.ts'
import type { RunQuery } from './run-query.ts'

/** Pages per sitemap: as many records as one API request may read. */
const PER_FILE = 1000

const KINDS = ['teams', 'events', 'opportunities'] as const

/** The sitemap index or one of its sitemaps. Null for other paths. Players are in none. */
export async function sitemapOf(path: string, ask: RunQuery): Promise<string | null> {
  if (path === '/sitemap.xml') return sitemapIndex(ask)
  if (path === '/sitemaps/pages.xml')
    return urlSet(['/', '/teams', '/events', '/opportunities'].map((page) => ({ page })))
  const [, state] = /^\/sitemaps\/cities-([a-z]{2})\.xml$/.exec(path) ?? []
  if (state) return urlSet((await cityPaths(state.toUpperCase(), { now: new Date() })).map((page) => ({ page })))
  const [, kind, number] = /^\/sitemaps\/(teams|events|opportunities)-(\d{1,6})\.xml$/.exec(path) ?? []
  if (!kind || Number(number) < 1) return null
  const query = `query ($page: Int) { ${kind}(page: $page, perPage: ${PER_FILE}) { id updatedAt } }`
  const data = await ask({ query, variables: { page: Number(number) } })
  const records = (data?.[kind] ?? []) as { id: string; updatedAt: string }[]
  return urlSet(records.map(({ id, updatedAt }) => ({ page: `/${kind}/${id}`, lastmod: updatedAt })))
}

async function sitemapIndex(ask: RunQuery): Promise<string> {
  const files = await Promise.all(
    KINDS.map(async (kind) => {
      const total = Number((await ask({ query: `{ ${kind}Count }` }))?.[`${kind}Count`] ?? 0)
      return Array.from({ length: Math.ceil(total / PER_FILE) }, (_, i) => `${kind}-${i + 1}`)
    }),
  )
  const cities = (await statesWithPages({ now: new Date() })).map((state) => `cities-${state.toLowerCase()}`)
  const entries = ['pages', ...cities, ...files.flat()].map(
    (file) => `<sitemap><loc>${settings.webURL}/sitemaps/${file}.xml</loc></sitemap>`,
  )
  return xml('sitemapindex', entries)
}

const urlSet = (pages: { page: string; lastmod?: string }[]) =>
  xml(
    'urlset',
    pages.flatMap(({ page, lastmod }) => {
      const links = alternatesOf(page)
        .map(({ hreflang, href }) => `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${href}"/>`)
        .join('')
      return LOCALES.map(
        (locale) =>
          `<url><loc>${addressIn(locale, page)}</loc>${lastmod ? `<lastmod>${lastmod}</lastmod>` : ''}${links}</url>`,
      )
    }),
  )

const xml = (root: string, entries: string[]) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">${entries.join('\n')}</${root}>\n`

/** Does not disallow players' pages, because crawlers must read a page to see its `noindex`. */
export const robots = () =>
  `User-agent: *
Disallow: /admin
Disallow: /account
Disallow: /profile
Disallow: /find
Disallow: /query
Disallow: /es/admin
Disallow: /es/account
Disallow: /es/profile
Disallow: /es/find
Sitemap: ${settings.webURL}/sitemap.xml
`
