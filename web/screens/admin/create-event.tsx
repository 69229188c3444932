import { useNavigate } from 'react-router-dom'
import { EventForm } from '../../features/event-form/event-form.tsx'
import { paths } from '../../paths.ts'
import { PageHeader } from '../../ui/page-header.tsx'

export function Component() {
  const navigate = useNavigate()
  return (
    <>
      <PageHeader title="Create Event" noIndex />
      <EventForm cancelTo={paths.admin()} onSaved={() => navigate(paths.admin())} />
    </>
  )
}
