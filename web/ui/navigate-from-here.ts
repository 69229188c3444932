import { type NavigateOptions, useLocation, useNavigate } from 'react-router-dom'
import { pathIn, siteLocale } from '../../functions/values/messages/locale.ts'

/** For an answer that may come after the user has gone on: a `navigate` that does nothing once another page is open. */
export function useNavigateFromHere() {
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const here = pathIn(siteLocale(), pathname)
  return (to: string, options?: NavigateOptions) => {
    if (location.pathname === here) void navigate(to, options)
  }
}
