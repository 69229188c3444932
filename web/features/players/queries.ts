import { queryOptions } from '@tanstack/react-query'
import { query } from '../../api/client.ts'
import {
  ClaimedPlayersDocument,
  PlayerDocument,
  type PlayerQuery,
  PlayerSeasonsDocument,
  PlayerTeamHistoryDocument,
} from '../../api/generated.ts'
import { queryOf, recordOf } from '../../api/options.ts'
import { fetchAllPages } from '../../ui/fetch-all-pages.ts'

const SEASONS_PER_PAGE = 100

export type PlayerDetail = NonNullable<PlayerQuery['player']>

export const claimedPlayersQuery = queryOf(ClaimedPlayersDocument, {})

/** Null if the player does not exist. */
export const playerQuery = (playerID: string) => recordOf(PlayerDocument, { id: playerID })

export const playerTeamHistoryQuery = (playerID: string) => queryOf(PlayerTeamHistoryDocument, { playerID })

export const playerSeasonsQuery = queryOptions({
  queryKey: ['players', 'seasons'],
  queryFn: () =>
    fetchAllPages(
      async (page) => (await query(PlayerSeasonsDocument, { page, perPage: SEASONS_PER_PAGE })).seasons,
      SEASONS_PER_PAGE,
    ),
  staleTime: 10 * 60_000,
})
