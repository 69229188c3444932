import { type QueryClient, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { type LoaderFunctionArgs, useNavigate, useParams } from 'react-router-dom'
import * as m from '../../../functions/values/messages/generated.ts'
import { PlayerForm } from '../../features/player-form/player-form.tsx'
import { type PlayerDetail, playerQuery } from '../../features/players/queries.ts'
import { paths } from '../../paths.ts'
import { alerts } from '../../ui/alerts.tsx'
import { Missing } from '../../ui/empty-state.tsx'
import { FormSkeleton } from '../../ui/form.tsx'
import { LoadedScreen } from '../../ui/loaded.tsx'
import { PageHeader } from '../../ui/page-header.tsx'

export const loader =
  (cache: QueryClient) =>
  ({ params }: LoaderFunctionArgs) => {
    void cache.prefetchQuery(playerQuery(params.playerID!))
    return null
  }

export function Component() {
  const { playerID } = useParams() as { playerID: string }
  return (
    <LoadedScreen query={useQuery(playerQuery(playerID))} skeleton={<FormSkeleton />}>
      {(player) => {
        if (!player)
          return <Missing title={m.player_not_found()} backTo={paths.players} backLabel={m.back_to_players()} />
        return player.viewerCanEdit ? <EditPlayer player={player} /> : <NotYours />
      }}
    </LoadedScreen>
  )
}

function EditPlayer({ player }: { player: PlayerDetail }) {
  const navigate = useNavigate()
  return (
    <>
      <PageHeader
        title={m.edit_player()}
        subtitle={player.name}
        documentTitle={m.edit_name({ name: player.name })}
        noIndex
      />
      <PlayerForm
        key={player.id}
        player={player}
        cancelTo={paths.player(player.id)}
        onSaved={(playerID) => navigate(paths.player(playerID))}
      />
    </>
  )
}

function NotYours() {
  const navigate = useNavigate()
  useEffect(() => {
    alerts.error(m.you_dont_have_permission_to_edit_this_player())
    navigate(paths.players, { replace: true })
  }, [navigate])
  return null
}
