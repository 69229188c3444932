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
  cache.resetQueries()
  removeOldLists(viewerID)
})
removeOldLists(viewerID)

const router = createRouter(cache)

/** Renders in slices, so that the page stays responsive. Until it is done, the static page remains. */
const render = () =>
  startTransition(() =>
    createRoot(document.getElementById('root')!).render(
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
