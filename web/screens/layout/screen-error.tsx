import { ErrorBox } from '../../ui/error-box.tsx'
import { PageHeader } from '../../ui/page-header.tsx'

/** A screen that could not be loaded or broke; a reload also fetches a version that was released meanwhile. */
export function ScreenError() {
  return (
    <>
      <PageHeader title="This page didn't load" noIndex />
      <ErrorBox message="Something went wrong. Please try again." onRetry={() => location.reload()} />
    </>
  )
}
