import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { query } from '../../api/client.ts'
import { mutationOf, queryOf, recordOf } from '../../api/options.ts'
import { queryOnce } from '../../api/query-once.ts'
import { actVersion } from '../../ui/consent-versions.ts'
import { fetchAllPages } from '../../ui/fetch-all-pages.ts'
import {
  ClaimedPlayersDocument,
  ClaimPlayerDocument,
  DeletePlayerDocument,
  PlayerDocument,
  type PlayerQuery,
  PlayerSeasonsDocument,
  PlayerTeamHistoryDocument,
} from './players.generated.ts'

const SEASONS_PER_PAGE = 100

export type PlayerDetail = NonNullable<PlayerQuery['player']>

export const claimedPlayersQuery = queryOf(ClaimedPlayersDocument, {})

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

export const claimPlayerMutation = (playerID: string) =>
  mutationOptions({
    mutationFn: (message: string) =>
      queryOnce(ClaimPlayerDocument, { playerID, guardianConsent: actVersion, message: message || null }),
  })

export const deletePlayerMutation = mutationOf(DeletePlayerDocument, { refresh: 'later' })
