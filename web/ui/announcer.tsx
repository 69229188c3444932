import { createStore } from './store.ts'

const announcement = createStore('')

/** Announces text politely to screen readers: a new page, the number of results. */
export const announce = (text: string) => announcement.set(text)

/** The live region of `announce`. Mounted once, at the root. */
export function Announcer() {
  return (
    <p aria-live="polite" className="sr-only">
      {announcement.use()}
    </p>
  )
}
