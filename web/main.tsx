import { QueryClientProvider } from '@tanstack/react-query'
import { StrictMode, startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { RouterProvider } from 'react-router-dom'
import { createQueryClient } from './api/query-client.ts'
import { onSessionChange, storedSession } from './api/stored-session.ts'
import { createRouter } from './router.tsx'
import { AuthProvider } from './session/auth.tsx'
import { removeOldLists } from './session/stored-check-ins.ts'

const cache = createQueryClient()

let viewerID = storedSession()?.user.id
onSessionChange(() => {
  const nextID = storedSession()?.user.id
  if (nextID === viewerID) return
  viewerID = nextID
  void cache.resetQueries()
  removeOldLists(viewerID)
})
removeOldLists(viewerID)

const router = createRouter(cache)
const root = document.getElementById('root')!

/** When the app replaces the static page, its same link gets the focus. */
function keepFocus() {
  let path = document.activeElement?.getAttribute('href')
  root.addEventListener('focusin', ({ target }) => {
    path = (target as Element).getAttribute('href')
  })
  new MutationObserver((_, replaced) => {
    replaced.disconnect()
    if (path && document.activeElement === document.body)
      root.querySelector<HTMLElement>(`a[href="${CSS.escape(path)}"]`)?.focus()
  }).observe(root, { childList: true })
}
keepFocus()

/** Renders in slices, so that the page stays responsive. Until it is done, the static page remains. */
const render = () =>
  startTransition(() =>
    createRoot(root).render(
      <StrictMode>
        <QueryClientProvider client={cache}>
          <AuthProvider>
            <RouterProvider router={router} />
          </AuthProvider>
        </QueryClientProvider>
      </StrictMode>,
    ),
  )

// Keep the static page until the screen's code has loaded.
if (router.state.initialized) render()
else {
  const unsubscribe = router.subscribe(({ initialized }) => {
    if (!initialized) return
    unsubscribe()
    render()
  })
}
