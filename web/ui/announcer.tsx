import { createStore } from './store.ts'

const announcement = createStore('')

/** Tells screen readers politely: the page that has opened, the number of results. */
export const announce = (text: string) => announcement.set(text)

/** The live region of `announce`: once, at the root. */
export function Announcer() {
  return (
    <p aria-live="polite" className="sr-only">
      {announcement.use()}
    </p>
  )
}
