import { type QueryClient, useQuery } from '@tanstack/react-query'
import { type LoaderFunctionArgs, useNavigate, useParams } from 'react-router-dom'
import { PlayerForm } from '../../features/player-form/player-form.tsx'
import { playerQuery } from '../../features/players/queries.ts'
import { paths } from '../../paths.ts'
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
  const navigate = useNavigate()
  return (
    <LoadedScreen query={useQuery(playerQuery(playerID))} skeleton={<FormSkeleton />}>
      {(player) => {
        if (!player)
          return <Missing title="Player not found" backTo={paths.admin('players')} backLabel="Back to Admin" />
        return (
          <>
            <PageHeader title="Edit Player" subtitle={player.name} documentTitle={`Edit ${player.name}`} noIndex />
            <PlayerForm
              key={player.id}
              player={player}
              nameLabel="Full Name"
              withPhoto={false}
              cancelTo={paths.admin()}
              onSaved={() => navigate(paths.admin())}
            />
          </>
        )
      }}
    </LoadedScreen>
  )
}
