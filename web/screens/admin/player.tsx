import { type LoaderFunctionArgs, useParams } from 'react-router-dom'
import { PlayerForm } from '../../features/player-form/player-form.tsx'
import { playerQuery } from '../../features/players/queries.ts'
import { paths } from '../../paths.ts'
import { useNavigateFromHere } from '../../ui/navigate-from-here.ts'
import { PageHeader } from '../../ui/page-header.tsx'
import { EditPage } from './edit-page.tsx'

export const queries = ({ params }: LoaderFunctionArgs) => [params.playerID ? playerQuery(params.playerID) : null]

/** Creates a player, or edits that of the URL. */
export function Component() {
  const { playerID } = useParams()
  const navigate = useNavigateFromHere()
  const form = {
    nameLabel: 'Full Name',
    withPhoto: false,
    cancelTo: paths.admin(),
    onSaved: () => navigate(paths.admin()),
  }
  return playerID ? (
    <EditPage kind="Player" query={playerQuery(playerID)} backTo={paths.admin('players')}>
      {(player) => <PlayerForm key={player.id} player={player} {...form} />}
    </EditPage>
  ) : (
    <>
      <PageHeader title="Create Player" subtitle="The profile stays unclaimed until somebody claims it." />
      <PlayerForm {...form} />
    </>
  )
}
