import { useLocation } from 'react-router-dom'
import { type Locale, pathIn, regional, siteLocale } from '../../../functions/values/messages/locale.ts'
import { localStore, sessionStore } from '../../api/storage.ts'

/** The language that the user chose in this browser. */
export const LANGUAGE = 'language'
/** The same in this tab, until an account is asked whether its emails change, too. */
export const UNSAVED_LANGUAGE = 'language.unsaved'

const names: Record<Locale, string> = { en: 'English', es: 'Español' }

/** Links to this page with its filters in the other language. Not by the router, because each language has code of its own. */
export function LanguageSwitch({ className, label }: { className: string; label?: string }) {
  const { pathname, search, hash } = useLocation()
  const other = siteLocale() === 'en' ? 'es' : 'en'
  return (
    <a
      href={pathIn(other, pathname) + search + hash}
      hrefLang={other}
      lang={regional[other]}
      className={className}
      onClick={() => {
        localStore.set(LANGUAGE, other)
        sessionStore.set(UNSAVED_LANGUAGE, other)
      }}
    >
      {label ?? names[other]}
    </a>
  )
}
