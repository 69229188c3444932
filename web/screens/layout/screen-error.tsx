import * as m from '../../../functions/values/messages/generated.ts'
import { ErrorBox } from '../../ui/error-box.tsx'
import { PageHeader } from '../../ui/page-header.tsx'

/** Shown when a screen crashed or failed to load. Reloading also picks up a new release. */
export function ScreenError() {
  return (
    <>
      <PageHeader title={m.this_page_did_not_load()} noIndex />
      <ErrorBox message={m.something_went_wrong()} onRetry={() => location.reload()} />
    </>
  )
}
