import { SyncPanel } from '../../features/sync/sync-panel.tsx'
import { paths } from '../../paths.ts'
import { LinkButton } from '../../ui/button.tsx'
import { PageHeader } from '../../ui/page-header.tsx'

export function Component() {
  return (
    <>
      <PageHeader
        title="Data Sync"
        subtitle="Imports from the governing body, dry runs, and their history"
        noIndex
        actions={
          <LinkButton to={paths.admin()} variant="secondary">
            Back to Admin
          </LinkButton>
        }
      />
      <SyncPanel showsHistory />
    </>
  )
}
