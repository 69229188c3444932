import * as en from '../functions/values/messages/en/index.ts'
import { type Locale, pathIn, regional } from '../functions/values/messages/locale.ts'
import { spanish } from '../functions/values/messages/spanish.ts'
import { paths } from './paths.ts'

const links = ['home', 'teams', 'players', 'events', 'opportunities', 'login'] as const

/** What index.html shows in a language, by name: `%shell.home%`. Vite puts in the values. */
export function pageTexts(locale: Locale): Record<string, string> {
  const { shell, site, home, lists, accounts } = locale === 'es' ? spanish : en
  const texts = Object.entries({ shell, site, home, lists, accounts }).flatMap(([feature, all]) =>
    Object.entries<unknown>(all).flatMap(([name, text]) =>
      typeof text === 'string' ? [[`${feature}.${name}`, text] as const] : [],
    ),
  )
  const signUp = `<a href="${pathIn(locale, paths.signUp)}" class="link">`
  return {
    ...Object.fromEntries(texts),
    ...Object.fromEntries(links.map((name) => [`paths.${name}`, pathIn(locale, paths[name])])),
    'accounts.newToFungo': accounts.newToFungo.replace('<link>', signUp).replace('</link>', '</a>'),
    language: locale === 'en' ? 'en' : regional[locale],
    manifest: locale === 'en' ? 'manifest.webmanifest' : 'manifest-es.webmanifest',
  }
}
