import { useQuery } from '@tanstack/react-query'
import * as m from '../../../functions/values/messages/generated.ts'
import { ErrorBox } from '../../ui/error-box.tsx'
import { PlayerCard } from './player-card.tsx'
import { claimedPlayersQuery } from './queries.ts'

/** Players that the viewer has claimed. Renders nothing if there are none. */
export function MyPlayers() {
  const { data: players = [], error, isLoadingError, refetch } = useQuery(claimedPlayersQuery)
  if (players.length === 0 && !isLoadingError) return null
  return (
    <section aria-labelledby="my-players" className="mb-8">
      <h2 id="my-players" className="mb-3 text-xl">
        {m.my_players()}
      </h2>
      {isLoadingError && <ErrorBox message={error.message} onRetry={() => refetch()} />}
      <div className="grid gap-x-8 sm:grid-cols-2 lg:grid-cols-3">
        {players.map((player) => (
          <PlayerCard key={player.id} player={player} />
        ))}
      </div>
    </section>
  )
}
