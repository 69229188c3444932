// Runs before the first paint, so that the page never flashes in the wrong theme or with the heading of another screen.
;(() => {
  const system = matchMedia('(prefers-color-scheme: dark)')
  const stored = (name) => {
    try {
      return localStorage.getItem(name)
    } catch {
      // Storage is closed to us: follow the system.
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
  // The static page before the code arrives has a heading for some screens, and another frame for those around signing in.
  const { dataset } = document.documentElement
  const screen = location.pathname.replace(/^\/|\/$/g, '') || 'home'
  dataset.screen = screen === 'login' && new URLSearchParams(location.search).has('forgot') ? 'forgot' : screen
  if (['login', 'signup', 'reset-password', 'verify-email'].includes(screen)) dataset.frame = 'entrance'
  // Who is signed in, or looked for one sport before, sees other lists than a new visitor.
  if (stored('user') || stored('fungo.sport')) dataset.isKnown = ''
  system.addEventListener('change', apply)
  addEventListener('storage', apply)
  addEventListener('themechange', apply)
})()
