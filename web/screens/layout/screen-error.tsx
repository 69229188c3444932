import { type ComponentType, useEffect, useState } from 'react'
import { useRouteError } from 'react-router-dom'
import * as shellTexts from '#messages/shell'
import * as valueTexts from '#messages/values'
import { ErrorBox } from '../../ui/error-box.tsx'
import { DID_NOT_LOAD, loadCode } from '../../ui/lazy-part.tsx'
import { PageHeader } from '../../ui/page-header.tsx'

/** Shown when a screen crashed or failed to load. Reloading also picks up a new release. */
export function ScreenError() {
  const error = useRouteError()
  // React and the router have caught it.
  useEffect(() => void dispatchEvent(new ErrorEvent('error', { error })), [error])
  return (
    <>
      <PageHeader title={shellTexts.pageDidNotLoad} />
      <ErrorBox message={valueTexts.somethingWentWrong} onRetry={() => location.reload()} />
    </>
  )
}

/**
 * Takes the place of a screen whose code failed to load, and loads it on request. The router itself shows an empty page when `lazy`
 * rejects.
 */
export function lateScreen(load: () => Promise<{ Component: ComponentType }>): ComponentType {
  let loaded: ComponentType | undefined

  return function LateScreen() {
    const [Screen, setScreen] = useState(() => loaded)

    async function retry() {
      try {
        loaded = (await loadCode(load)).Component
        setScreen(() => loaded)
      } catch {
        // The message stays.
      }
    }

    if (Screen) return <Screen />
    return (
      <>
        <PageHeader title={shellTexts.pageDidNotLoad} />
        <ErrorBox message={DID_NOT_LOAD} onRetry={retry} />
      </>
    )
  }
}
