// Loads the app, and in parallel the code of the URL's screen, after the first paint, which it would delay. Also listens to errors, and loads the
// code that reports the visit when the page is idle, if the visit is one of those that are reported.

/** The screens on which most visits begin. */
const screens: [path: RegExp, load: () => Promise<unknown>][] = [
  [/^\/$/, () => import('./screens/home/home.tsx')],
  [/^\/teams(\/[a-z]{2}\/|$)/, () => import('./screens/teams/teams.tsx')],
  [/^\/teams\/[^/]+$/, () => import('./screens/teams/team.tsx')],
  [/^\/players$/, () => import('./screens/players/players.tsx')],
  [/^\/players\/[^/]+$/, () => import('./screens/players/player.tsx')],
  [/^\/events$/, () => import('./screens/events/events.tsx')],
  [/^\/events\/(?!create$)[^/]+$/, () => import('./screens/events/event.tsx')],
  [/^\/(opportunities$|tryouts\/)/, () => import('./screens/opportunities/opportunities.tsx')],
  [/^\/opportunities\/(?!create$)[^/]+$/, () => import('./screens/opportunities/opportunity.tsx')],
  [/^\/login$/, () => import('./screens/accounts/login.tsx')],
  [/^\/signup$/, () => import('./screens/accounts/sign-up.tsx')],
]

/** The share of the visits that are reported. */
const REPORTED = 0.1

if (Math.random() < REPORTED) {
  const problems: Event[] = []
  window.problems = problems
  for (const type of ['error', 'unhandledrejection', 'vite:preloadError'])
    addEventListener(type, (event) => problems.length < 50 && problems.push(event), true)
  const report = () => void import('./visits.ts').catch(() => {})
  addEventListener('load', () => (window.requestIdleCallback ?? setTimeout)(report))
}

function load() {
  const path = location.pathname.replace(/^\/es(?=\/|$)/, '') || '/'
  for (const [pattern, screen] of screens) if (pattern.test(path)) screen().catch(() => {})
  void import('./main.tsx')
}

// A hidden tab does not paint.
if (document.hidden) load()
else requestAnimationFrame(() => setTimeout(load))
