import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { type LoaderFunctionArgs, useNavigate, useParams } from 'react-router-dom'
import * as playerFormTexts from '#messages/player-form'
import { PlayerForm } from '../../features/player-form/player-form.tsx'
import { type PlayerDetail, playerQuery } from '../../features/players/queries.ts'
import { paths } from '../../paths.ts'
import { alerts } from '../../ui/alerts.tsx'
import { FormSkeleton } from '../../ui/form.tsx'
import { LoadedScreen } from '../../ui/loaded.tsx'
import { useNavigateFromHere } from '../../ui/navigate-from-here.ts'
import { PageHeader } from '../../ui/page-header.tsx'
import { missing } from '../missing.tsx'

export const queries = ({ params }: LoaderFunctionArgs) => [params.playerID ? playerQuery(params.playerID) : null]

/** Creates a player, or edits that of the URL. */
export function Component() {
  const { playerID } = useParams()
  return playerID ? <ExistingPlayer playerID={playerID} /> : <NewPlayer />
}

function ExistingPlayer({ playerID }: { playerID: string }) {
  return (
    <LoadedScreen query={useQuery(playerQuery(playerID))} missing={missing.player} skeleton={<FormSkeleton />}>
      {(player) => (player.viewerCanEdit ? <EditPlayer player={player} /> : <NotYours />)}
    </LoadedScreen>
  )
}

function EditPlayer({ player }: { player: PlayerDetail }) {
  const navigate = useNavigateFromHere()
  return (
    <>
      <PageHeader
        title={playerFormTexts.editPlayer}
        subtitle={player.name}
        documentTitle={playerFormTexts.editName(player.name)}
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
    alerts.error(playerFormTexts.dontPermissionEditPlayer)
    navigate(paths.players, { replace: true })
  }, [navigate])
  return null
}

function NewPlayer() {
  const navigate = useNavigateFromHere()
  return (
    <>
      <PageHeader title={playerFormTexts.createNewPlayer} subtitle={playerFormTexts.visitorsSeeOnlyFirst} />
      <PlayerForm
        cancelTo={paths.players}
        onSaved={(playerID) => navigate(paths.player(playerID), { replace: true })}
      />
    </>
  )
}
