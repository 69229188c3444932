import { useNavigate } from 'react-router-dom'
import { PlayerForm } from '../../features/player-form/player-form.tsx'
import { paths } from '../../paths.ts'
import { PageHeader } from '../../ui/page-header.tsx'

export function Component() {
  const navigate = useNavigate()
  return (
    <>
      <PageHeader title="Create Player" subtitle="The profile stays unclaimed until somebody claims it." noIndex />
      <PlayerForm
        nameLabel="Full Name"
        withPhoto={false}
        cancelTo={paths.admin()}
        onSaved={() => navigate(paths.admin())}
      />
    </>
  )
}
