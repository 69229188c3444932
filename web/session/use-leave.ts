import { flushSync } from 'react-dom'
import { useNavigate } from 'react-router-dom'

/**
 * Ends the session by `end` and goes elsewhere. A protected screen answers the end at once with its own way to the login,
 * which would lead the next person back to it: this one comes after, and holds.
 */
export function useLeave() {
  const navigate = useNavigate()
  return (end: () => void, to: string) => {
    flushSync(end)
    return navigate(to, { replace: true })
  }
}
