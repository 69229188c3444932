import { useNavigate } from 'react-router-dom'
import { SeasonForm } from '../../features/seasons/season-form.tsx'
import { paths } from '../../paths.ts'
import { PageHeader } from '../../ui/page-header.tsx'

export function Component() {
  const navigate = useNavigate()
  return (
    <>
      <PageHeader title="Create Season" noIndex />
      <SeasonForm cancelTo={paths.admin('seasons')} onSaved={() => navigate(paths.admin('seasons'))} />
    </>
  )
}
