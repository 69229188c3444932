import { SyncPanel } from '../../features/sync/sync-panel.tsx'
import { AdminPage } from './admin-page.tsx'

export const Component = () => (
  <AdminPage title="Data Sync" subtitle="Imports from the governing body, dry runs, and their history">
    <SyncPanel showsHistory />
  </AdminPage>
)
