// Runs before the first paint.
;(() => {
  const system = matchMedia('(prefers-color-scheme: dark)')
  const stored = (name) => {
    try {
      return localStorage.getItem(name)
    } catch {
      // Storage is blocked.
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
  // For the static page: see base.css.
  const { dataset } = document.documentElement
  const screen = location.pathname.replace(/^\/es(?=\/|$)/, '').replace(/^\/|\/$/g, '') || 'home'
  const list = /^(teams|tryouts)\/[a-z]{2}\//.exec(screen)?.[1]
  if (list) dataset.city = ''
  if (list) dataset.screen = list === 'teams' ? list : 'opportunities'
  else dataset.screen = screen === 'login' && new URLSearchParams(location.search).has('forgot') ? 'forgot' : screen
  if (['login', 'signup', 'reset-password', 'verify-email'].includes(screen)) dataset.frame = 'auth'
  // Their lists differ from a visitor's.
  if (stored('user') || stored('fungo.sport')) dataset.isKnown = ''
  system.addEventListener('change', apply)
  addEventListener('storage', apply)
  addEventListener('themechange', apply)
})()
