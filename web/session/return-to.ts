import { useLocation } from 'react-router-dom'
import { paths } from '../paths.ts'

/** Where to go after signing in: the protected page that sent the visitor to the login, else home. */
export function useReturnTo(): string {
  const { state } = useLocation()
  const returnTo: unknown = state?.returnTo
  return typeof returnTo === 'string' && returnTo.startsWith('/') && !returnTo.startsWith('//') ? returnTo : paths.home
}
