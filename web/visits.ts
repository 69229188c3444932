// Reports a visit. Imports nothing of the website, so that it also reports that the website did not load.
import { onCLS, onINP, onLCP } from 'web-vitals'
import { routePattern } from './route-pattern.ts'

type Problem = { kind: 'error' | 'chunk'; name: string; at?: string }

const MAX_PROBLEMS = 5
/** A position in a script of the site. */
const POSITION = /\/assets\/[\w.-]+\.js:\d+:\d+/

const route = routePattern(location.pathname, import.meta.env.ROUTES)
const vitals: Record<string, number> = {}
const measure =
  (name: string) =>
  ({ value }: { value: number }) => {
    vitals[name] = value
  }
onLCP(measure('largestContentfulPaint'))
onINP(measure('interactionToNextPaint'))
onCLS(measure('cumulativeLayoutShift'))

/** Returns null for what the site did not cause, such as errors of extensions. Leaves the message out, which may have private texts. */
function problemOf(event: Event): Problem | null {
  if (event.type === 'vite:preloadError') return { kind: 'chunk', name: 'ImportError' }
  const { target } = event
  if (target instanceof HTMLScriptElement) {
    const { origin, pathname } = new URL(target.src)
    return origin === location.origin ? { kind: 'chunk', name: 'ScriptError', at: pathname } : null
  }
  const error: unknown = event instanceof PromiseRejectionEvent ? event.reason : (event as ErrorEvent).error
  if (!(error instanceof Error)) return null
  const at = POSITION.exec(error.stack ?? '')?.[0]
  return at ? { kind: 'error', name: /^[A-Z]\w{0,39}$/.test(error.name) ? error.name : 'Error', at } : null
}

/** The web vitals are final when the page is hidden for the first time. */
addEventListener('visibilitychange', function report() {
  if (!document.hidden) return
  removeEventListener('visibilitychange', report)
  const problems = window.problems.map(problemOf).filter((it) => it !== null)
  navigator.sendBeacon('/p/visit', JSON.stringify({ route, problems: problems.slice(0, MAX_PROBLEMS), ...vitals }))
})
