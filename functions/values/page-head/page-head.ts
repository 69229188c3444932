import type { Locale } from '../messages/locale.ts'
import { siteTexts } from '../messages/site.ts'
import type { HeadTeam, SiteAddresses } from './structured-data.ts'

/** The content of the picture in a link's preview. */
export type Preview = { title: string; lines: string[]; team?: Pick<HeadTeam, 'name' | 'colors' | 'crest' | 'logoURL'> }

/** What a page says of itself to search engines and in previews of its link. */
export type PageHead = {
  title: string
  description: string
  /** Whether search engines may index the page. */
  isIndexed: boolean
  /** Whether each page of a list is indexed on its own. */
  isList?: boolean
  structuredData?(site: SiteAddresses): object
  /** For a picture of its own. Other pages have the picture of the home page. */
  preview?: Preview
}

const NAME = 'Fungo'
export const descriptionIn = (locale: Locale) => siteTexts.siteDescription(locale)

/** Of a page that search engines may index. */
export const pageHead = (title: string, description: string): PageHead => ({
  title: `${title} · ${NAME}`,
  description,
  isIndexed: true,
})

/** Of a page for people only: players, forms, and whatever requires a session. */
export const privateHead = (title: string | undefined, locale: Locale): PageHead => ({
  ...pageHead(title ?? '', descriptionIn(locale)),
  ...(!title && { title: NAME }),
  isIndexed: false,
})

export const listHead = (title: string, description: string): PageHead => ({
  ...pageHead(title, description),
  isList: true,
})
