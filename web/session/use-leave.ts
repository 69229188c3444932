import { flushSync } from 'react-dom'
import { useNavigate } from 'react-router-dom'

/**
 * Ends the session with `end`, then navigates. When the session ends, a protected screen redirects to the login with a return
 * path, which the next person must not get, so this navigation runs after it and replaces it.
 */
export function useLeave() {
  const navigate = useNavigate()
  return (end: () => void, to: string) => {
    flushSync(end)
    return navigate(to, { replace: true })
  }
}
