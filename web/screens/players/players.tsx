import type { QueryClient } from '@tanstack/react-query'
import type { LoaderFunctionArgs } from 'react-router-dom'
import { cacheAndNetwork } from '../../api/query-client.ts'
import { storedSession } from '../../api/stored-session.ts'
import { listOfPlayers } from '../../features/players/list-of-players.tsx'
import { MyPlayers } from '../../features/players/my-players.tsx'
import { claimedPlayersQuery } from '../../features/players/queries.ts'
import { ListScreen } from '../../finding/list-screen.tsx'
import { SignUpPrompt } from '../../finding/sign-up-prompt.tsx'
import { prefetchList } from '../../finding/use-list-filters.ts'
import { paths } from '../../paths.ts'
import { useAuth } from '../../session/auth.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { PageHeader } from '../../ui/page-header.tsx'

export const loader =
  (cache: QueryClient) =>
  ({ request }: LoaderFunctionArgs) => {
    prefetchList(cache, request, listOfPlayers)
    if (storedSession()) void cache.prefetchQuery({ ...claimedPlayersQuery, ...cacheAndNetwork })
    return null
  }

export function Component() {
  const { isAuthenticated } = useAuth()
  return (
    <>
      <ListScreen kind={listOfPlayers}>
        <PageHeader
          title="Players"
          noIndex
          subtitle={isAuthenticated ? 'Players looking for a team or spot' : 'Last names are hidden from visitors'}
          isList
          actions={isAuthenticated && <LinkButton to={paths.newPlayer}>Create New Player</LinkButton>}
        />
        {isAuthenticated && <MyPlayers />}
      </ListScreen>
      {!isAuthenticated && (
        <SignUpPrompt title="Is your player looking for a game?" from={paths.players}>
          Sign up to create or claim a player profile and register for tryouts and guest spots.
        </SignUpPrompt>
      )}
    </>
  )
}
