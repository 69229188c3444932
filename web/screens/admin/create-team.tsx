import { useNavigate } from 'react-router-dom'
import { NewTeamForm } from '../../features/admin/team-form.tsx'
import { paths } from '../../paths.ts'
import { PageHeader } from '../../ui/page-header.tsx'

export function Component() {
  const navigate = useNavigate()
  return (
    <>
      <PageHeader title="Create Team" subtitle="It stays unclaimed until its owner claims it." noIndex />
      <NewTeamForm cancelTo={paths.admin()} onSaved={() => navigate(paths.admin())} />
    </>
  )
}
