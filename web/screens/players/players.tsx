import type { LoaderFunctionArgs } from 'react-router-dom'
import * as listTexts from '#messages/lists'
import * as playerFormTexts from '#messages/player-form'
import * as playerTexts from '#messages/players'
import * as siteTexts from '#messages/site'
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
          title={siteTexts.players}
          subtitle={isAuthenticated ? playerTexts.playersLookingTeamSpot : listTexts.lastNamesAreHidden}
          isList
          actions={isAuthenticated && <LinkButton to={paths.newPlayer}>{playerFormTexts.createNewPlayer}</LinkButton>}
        />
        {isAuthenticated && <MyPlayers />}
      </ListScreen>
      {!isAuthenticated && (
        <SignUpPrompt title={playerTexts.playerLookingGame} from={paths.players}>
          {playerTexts.signCreateClaimPlayer}
        </SignUpPrompt>
      )}
    </>
  )
}
