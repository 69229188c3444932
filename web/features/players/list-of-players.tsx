import { useQuery } from '@tanstack/react-query'
import * as accountTexts from '#messages/accounts'
import * as listTexts from '#messages/lists'
import * as playerFormTexts from '#messages/player-form'
import * as playerTexts from '#messages/players'
import * as wordTexts from '#messages/words'
import { POSITION_NAMES } from '../../../functions/domain/positions/validation.ts'
import { type OwnParameter, parametersOf, playerFilter } from '../../../functions/values/list-filters.ts'
import { storedWord } from '../../../functions/values/stored-words.ts'
import { query } from '../../api/client.ts'
import { FilterSelect } from '../../finding/filter-selects.tsx'
import { type ListKind, listQueries } from '../../finding/list-kind.ts'
import { useAuth } from '../../session/auth.tsx'
import { ErrorBox } from '../../ui/error-box.tsx'
import { SkeletonList } from '../../ui/skeleton.tsx'
import { PlayerCard } from './player-card.tsx'
import { PlayersDocument, PlayersFacetsDocument, type PlayersQuery } from './players.generated.ts'
import { claimedPlayersQuery } from './queries.ts'

const positions = POSITION_NAMES.map((position) => ({ value: position, label: storedWord(position) }))

export const listOfPlayers: ListKind<OwnParameter<'players'>, PlayersQuery['players'][number]> = {
  noun: 'player',
  nouns: 'players',
  filters: parametersOf('players'),
  cityFilter: 'city',
  queries: listQueries({
    name: 'players',
    perPage: 20,
    filterOf: (values) => playerFilter(values),
    page: async (variables, signal) => {
      const { players, playersCount, statedCount } = await query(PlayersDocument, variables, { signal })
      return { rows: players, total: playersCount, stated: statedCount ?? playersCount }
    },
    facets: (variables, signal) =>
      query(PlayersFacetsDocument, variables, { signal }).then(({ playersFacets }) => playersFacets),
  }),
  search: { label: playerTexts.searchPlayers, placeholder: playerTexts.firstNameLastInitial },
  Fields: ({ values, facets, onChange }) => (
    <FilterSelect
      label={playerFormTexts.position}
      placeholder={wordTexts.allPositions}
      options={positions}
      value={values.position}
      counts={facets.position}
      onChange={(position) => onChange({ position })}
    />
  ),
  setFilters: ({ position }) => [
    position && { filter: 'position', label: storedWord(position), clear: { position: '' } },
  ],
  unstated: ({ age }) => ({ ageGroup: age === null && listTexts.agesNotGiven }),
  card: (player, notes) => <PlayerCard player={player} notes={notes} />,
  className: 'grid grid-cols-1 gap-x-8 sm:grid-cols-2 lg:grid-cols-3',
  skeletonClassName: 'my-1 h-14',
}

/** Players that the viewer has claimed. Renders nothing if there are none. Keeps room for those of a parent while they load. */
export function MyPlayers() {
  const { user } = useAuth()
  const { data: players = [], error, isPending, isLoadingError, refetch } = useQuery(claimedPlayersQuery)
  const isExpected = isPending && user?.role === 'player_parent'
  if (players.length === 0 && !isLoadingError && !isExpected) return null
  return (
    <section aria-labelledby="my-players" className="mb-8">
      <h2 id="my-players" className="mb-3 text-xl">
        {accountTexts.myPlayers}
      </h2>
      {isLoadingError && <ErrorBox message={error.message} onRetry={() => refetch()} />}
      {isExpected && <SkeletonList count={2} itemClassName="my-1 h-14" />}
      <div className="grid gap-x-8 sm:grid-cols-2 lg:grid-cols-3">
        {players.map((player) => (
          <PlayerCard key={player.id} player={player} />
        ))}
      </div>
    </section>
  )
}
