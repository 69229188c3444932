import { LOCALES, type Locale, pathIn } from '../messages/locale.ts'
import type { PageHead } from './page-head.ts'

/** An element of the head. */
export type HeadTag = { name: 'title' | 'meta' | 'link' | 'script'; attributes: Record<string, string>; text?: string }

/** Finds the elements that `headTags` makes. */
export const HEAD_TAGS = [
  'title',
  'meta:is([name="description"], [name="robots"], [name^="twitter:"], [property^="og:"])',
  'link:is([rel="canonical"], [hreflang])',
  'script[type="application/ld+json"]',
].join()

/** The page of a list, from 1, that the URL asks for. */
export const pageNumber = (parameter: string | null) => Math.max(1, Math.trunc(Number(parameter)) || 1)

type Page = {
  head: PageHead
  locale: Locale
  /** In English, without a language's prefix. */
  path: string
  /** The page of a list, from 1. */
  number: number
  /** The origin of the website. */
  origin: string
}

/** The head's elements that differ from page to page, for the server's HTML and for the application after a link. */
export function headTags({ head, locale, path, number, origin }: Page): HeadTag[] {
  const { title, description, isIndexed, isList, structuredData, preview } = head
  const site = {
    page: (path: string) => origin + pathIn(locale, path),
    picture: (path: string) => `${origin}/og${pathIn(locale, path)}.png`,
  }
  const inLanguage = (locale: Locale) => origin + pathIn(locale, path) + (isList && number > 1 ? `?page=${number}` : '')
  const tags: HeadTag[] = [
    { name: 'title', attributes: {}, text: title },
    { name: 'meta', attributes: { name: 'description', content: description } },
  ]
  if (!isIndexed) return [...tags, { name: 'meta', attributes: { name: 'robots', content: 'noindex' } }]
  const property = (property: string, content: string): HeadTag => ({ name: 'meta', attributes: { property, content } })
  const alternate = (hreflang: string, locale: Locale): HeadTag => ({
    name: 'link',
    attributes: { rel: 'alternate', hreflang, href: inLanguage(locale) },
  })
  return [
    ...tags,
    { name: 'link', attributes: { rel: 'canonical', href: inLanguage(locale) } },
    ...LOCALES.map((locale) => alternate(locale, locale)),
    alternate('x-default', 'en'),
    property('og:title', title),
    property('og:description', description),
    property('og:url', inLanguage(locale)),
    property('og:type', 'website'),
    property('og:site_name', 'Fungo'),
    ...LOCALES.map((other) =>
      property(other === locale ? 'og:locale' : 'og:locale:alternate', other === 'en' ? 'en_US' : 'es_US'),
    ),
    property('og:image', site.picture(preview ? path : '/home')),
    property('og:image:width', '1200'),
    property('og:image:height', '630'),
    property('og:image:alt', preview?.title ?? title),
    { name: 'meta', attributes: { name: 'twitter:card', content: 'summary_large_image' } },
    ...(structuredData
      ? [
          {
            name: 'script' as const,
            attributes: { type: 'application/ld+json' },
            text: JSON.stringify(structuredData(site)),
          },
        ]
      : []),
  ]
}
