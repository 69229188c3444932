import { Navigate, Outlet, useLocation } from 'react-router-dom'
import { paths } from '../paths.ts'
import { useAuth } from './auth.tsx'

/** Guards screens that require a signed-in user or an admin. */
export function Protected({ adminOnly = false }: { adminOnly?: boolean }) {
  const { isAuthenticated, isAdmin } = useAuth()
  const { pathname, search } = useLocation()

  if (!isAuthenticated) return <Navigate to={paths.login} replace state={{ returnTo: pathname + search }} />
  if (adminOnly && !isAdmin) return <Navigate to={paths.home} replace />
  return <Outlet />
}
