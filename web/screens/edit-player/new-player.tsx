import { useNavigate } from 'react-router-dom'
import * as m from '../../../functions/values/messages/generated.ts'
import { PlayerForm } from '../../features/player-form/player-form.tsx'
import { paths } from '../../paths.ts'
import { PageHeader } from '../../ui/page-header.tsx'

export function Component() {
  const navigate = useNavigate()
  return (
    <>
      <PageHeader
        title={m.create_new_player()}
        subtitle={m.visitors_see_only_the_first_name_and_last_initial()}
        noIndex
      />
      <PlayerForm
        cancelTo={paths.players}
        onSaved={(playerID) => navigate(paths.player(playerID), { replace: true })}
      />
    </>
  )
}
