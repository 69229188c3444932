import { useEffect } from 'react'

const ask = (event: Event) => event.preventDefault()

/** Makes the browser ask before the page is reloaded or closed. */
export function useAskBeforeLeaving(isAsking: boolean) {
  useEffect(() => {
    if (!isAsking) return
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [isAsking])
}
