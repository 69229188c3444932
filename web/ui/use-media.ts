import { useSyncExternalStore } from 'react'
import { listen } from '../listen.ts'

/** Whether the screen matches the media query. */
export const useMedia = (condition: string) =>
  useSyncExternalStore(
    (changed) => listen(matchMedia(condition), ['change'], changed),
    () => matchMedia(condition).matches,
  )
