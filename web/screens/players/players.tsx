import type { LoaderFunctionArgs } from 'react-router-dom'
import * as m from '../../../functions/values/messages/generated.ts'
import { cacheAndNetwork } from '../../api/query-client.ts'
import { storedSession } from '../../api/stored-session.ts'
import { listOfPlayers, MyPlayers } from '../../features/players/list-of-players.tsx'
import { claimedPlayersQuery } from '../../features/players/queries.ts'
import { ListScreen } from '../../finding/list-screen.tsx'
import { SignUpPrompt } from '../../finding/sign-up-prompt.tsx'
import { listQuery } from '../../finding/use-list-filters.ts'
import { paths } from '../../paths.ts'
import { useAuth } from '../../session/auth.tsx'
import { LinkButton } from '../../ui/button.tsx'
import { PageHeader } from '../../ui/page-header.tsx'

export const queries = ({ request }: LoaderFunctionArgs) => [
  listQuery(request, listOfPlayers),
  storedSession() && { ...claimedPlayersQuery, ...cacheAndNetwork },
]

export function Component() {
  const { isAuthenticated } = useAuth()
  return (
    <>
      <ListScreen kind={listOfPlayers}>
        <PageHeader
          title={m.players()}
          subtitle={isAuthenticated ? m.players_looking_for_a_team_or_spot() : m.last_names_are_hidden_from_visitors()}
          isList
          actions={isAuthenticated && <LinkButton to={paths.newPlayer}>{m.create_new_player()}</LinkButton>}
        />
        {isAuthenticated && <MyPlayers />}
      </ListScreen>
      {!isAuthenticated && (
        <SignUpPrompt title={m.is_your_player_looking_for_a_game()} from={paths.players}>
          {m.sign_up_to_create_or_claim_a_player()}
        </SignUpPrompt>
      )}
    </>
  )
}
