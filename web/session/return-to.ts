import { useLocation } from 'react-router-dom'
import { paths } from '../paths.ts'

/** Where to go after sign-in: the page that linked or redirected to the login, or home. */
export function useReturnTo(): string {
  const { state } = useLocation()
  const returnTo: unknown = state?.returnTo
  return typeof returnTo === 'string' && returnTo.startsWith('/') && !returnTo.startsWith('//') ? returnTo : paths.home
}
