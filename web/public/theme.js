// Runs before the first paint, so that the page does not flash the wrong theme or another screen's heading.
;(() => {
  const system = matchMedia('(prefers-color-scheme: dark)')
  const stored = (name) => {
    try {
      return localStorage.getItem(name)
    } catch {
      // Storage is blocked: follow the system theme.
      return null
    }
  }
  const apply = () => {
    const chosen = stored('theme')
    const isDark = chosen === 'dark' || (chosen !== 'light' && system.matches)
    document.documentElement.dataset.theme = isDark ? 'dark' : 'light'
    document.querySelector('meta[name="theme-color"]').content = isDark ? '#0f1613' : '#fbfaf7'
  }
  apply()
  // The static page shows a heading for some screens, and a different layout for the sign-in screens.
  const { dataset } = document.documentElement
  const screen = location.pathname.replace(/^\/|\/$/g, '') || 'home'
  const list = { teams: 'teams', tryouts: 'opportunities' }[/^(\w+)\/[a-z]{2}\//.exec(screen)?.[1]]
  const isForgotten = screen === 'login' && new URLSearchParams(location.search).has('forgot')
  // Below the filters of a city's list are those that are set.
  if (list) dataset.city = ''
  dataset.screen = isForgotten ? 'forgot' : (list ?? screen)
  if (['login', 'signup', 'reset-password', 'verify-email'].includes(screen)) dataset.frame = 'auth'
  // Users who signed in or filtered by a sport see different lists from those of a new visitor.
  if (stored('user') || stored('fungo.sport')) dataset.isKnown = ''
  system.addEventListener('change', apply)
  addEventListener('storage', apply)
  addEventListener('themechange', apply)
})()
