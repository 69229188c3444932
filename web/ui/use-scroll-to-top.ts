import { useEffect } from 'react'

/** For a screen that replaces a longer one in place, as when another window takes away its record or the right to it. */
export const useScrollToTop = () => useEffect(() => window.scrollTo(0, 0), [])
