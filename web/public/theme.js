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
  // For what index.html shows until the code loads: see base.css.
  const { dataset } = document.documentElement
  if (/^(\/es)?\/(reset-password|verify-email)\/?$/.test(location.pathname)) dataset.frame = 'auth'
  // Their lists differ from a visitor's.
  if (stored('user') || stored('fungo.sport')) dataset.isKnown = ''
  system.addEventListener('change', apply)
  addEventListener('storage', apply)
  addEventListener('themechange', apply)
})()
