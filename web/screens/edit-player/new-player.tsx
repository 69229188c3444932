import { useNavigate } from 'react-router-dom'
import { PlayerForm } from '../../features/player-form/player-form.tsx'
import { paths } from '../../paths.ts'
import { PageHeader } from '../../ui/page-header.tsx'

export function Component() {
  const navigate = useNavigate()
  return (
    <>
      <PageHeader
        title="Create New Player"
        subtitle="Visitors see only the first name and last initial, and no photo."
        noIndex
      />
      <PlayerForm
        cancelTo={paths.players}
        onSaved={(playerID) => navigate(paths.player(playerID), { replace: true })}
      />
    </>
  )
}
