import { ErrorBox } from '../../ui/error-box.tsx'
import { PageHeader } from '../../ui/page-header.tsx'

/** Shown when a screen crashed or failed to load. Reloading also picks up a new release. */
export function ScreenError() {
  return (
    <>
      <PageHeader title="This page didn't load" noIndex />
      <ErrorBox message="Something went wrong. Please try again." onRetry={() => location.reload()} />
    </>
  )
}
