import { Navigate, Outlet, useLocation } from 'react-router-dom'
import * as m from '../../functions/values/messages/generated.ts'
import { siteLocale } from '../../functions/values/messages/locale.ts'
import { paths } from '../paths.ts'
import { useAuth } from './auth.tsx'

/** Guards screens that require a signed-in user or an admin. */
export function Protected({ adminOnly = false }: { adminOnly?: boolean }) {
  const { isAuthenticated, isAdmin } = useAuth()
  const { pathname, search } = useLocation()

  if (!isAuthenticated) return <Navigate to={paths.login} replace state={{ returnTo: pathname + search }} />
  if (adminOnly && !isAdmin) return <Navigate to={paths.home} replace />
  if (!adminOnly || siteLocale() === 'en') return <Outlet />
  return (
    <>
      <p className="mb-4 text-soft">{m.these_pages_are_in_english()}</p>
      <div lang="en">
        <Outlet />
      </div>
    </>
  )
}
