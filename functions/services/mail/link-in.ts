import { type Locale, pathIn } from '../../values/messages/locale.ts'
import { settings } from '../settings.ts'

/** The path of a page of the site in the reader's language. A page without sign-in reads it from the link. */
export function pathTo(locale: Locale, path: string) {
  if (!path.startsWith('/p/')) return pathIn(locale, path)
  return locale === 'en' ? path : `${path}&lang=${locale}`
}

export const linkIn = (locale: Locale, path: string) => settings.webURL + pathTo(locale, path)
