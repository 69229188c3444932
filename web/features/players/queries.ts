import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { unlessMissing } from '../../api/api-error.ts'
import { query } from '../../api/client.ts'
import {
  AcceptPlayerInvitationDocument,
  AcceptPlayerRosterRequestDocument,
  AddPlayerToTeamDocument,
  ClaimedPlayersDocument,
  ClaimPlayerDocument,
  ConfirmGuardianConsentDocument,
  DeclinePlayerRosterRequestDocument,
  DeletePlayerDocument,
  KeepPlayerDocument,
  PlayerDocument,
  type PlayerQuery,
  PlayerSeasonsDocument,
  PlayerTeamHistoryDocument,
  RemovePlayerFromTeamDocument,
  UpdatePlayerTeamHistoryDocument,
} from '../../api/generated.ts'
import { queryOnce } from '../../api/query-once.ts'
import { actVersion, consentVersion } from '../../ui/consent-versions.ts'
import { fetchAllPages } from '../../ui/fetch-all-pages.ts'
import { stillWaiting } from '../../ui/still-waiting.ts'

const SEASONS_PER_PAGE = 100

export type PlayerDetail = NonNullable<PlayerQuery['player']>

export const claimedPlayersQuery = queryOptions({
  queryKey: ['players', 'claimed'],
  queryFn: () => query(ClaimedPlayersDocument).then(({ claimedPlayers }) => claimedPlayers),
})

/** Null if the player does not exist. */
export const playerQuery = (playerID: string) =>
  queryOptions({
    queryKey: ['players', 'detail', playerID],
    queryFn: () => unlessMissing(query(PlayerDocument, { id: playerID }).then(({ player }) => player)),
  })

export const playerTeamHistoryQuery = (playerID: string) =>
  queryOptions({
    queryKey: ['players', 'teamHistory', playerID],
    queryFn: () => query(PlayerTeamHistoryDocument, { playerID }).then(({ playerTeamHistory }) => playerTeamHistory),
  })

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
    mutationFn: () =>
      queryOnce(ClaimPlayerDocument, { playerID, guardianConsent: actVersion }).then((data) => data.claimPlayer),
  })

export const confirmGuardianConsentMutation = (playerID: string) =>
  mutationOptions({
    mutationFn: () => query(ConfirmGuardianConsentDocument, { playerID, version: consentVersion }),
  })

/** Counts as using the profile. */
export const keepPlayerMutation = (playerID: string) =>
  mutationOptions({ mutationFn: () => query(KeepPlayerDocument, { id: playerID }) })

export const deletePlayerMutation = (playerID: string) =>
  mutationOptions({
    mutationFn: () => query(DeletePlayerDocument, { id: playerID }),
    meta: { refresh: 'later' },
  })

export type TeamHistoryInput = {
  teamID: string
  startDate: string
  endDate: string
  division: string
  ageGroup: string
  season: string
}

/** Updates the entry with this ID, or adds one. */
export const saveTeamHistoryMutation = (playerID: string, entryID: string | undefined) =>
  mutationOptions({
    mutationFn: async (input: TeamHistoryInput) => {
      if (!entryID) return (await queryOnce(AddPlayerToTeamDocument, { input: { ...input, playerID } })).addPlayerToTeam
      return (await query(UpdatePlayerTeamHistoryDocument, { id: entryID, input })).updatePlayerTeamHistory
    },
  })

export const answerTeamMutation = mutationOptions({
  mutationFn: ({ id, isAccepted }: { id: string; isAccepted: boolean }): Promise<unknown> =>
    isAccepted
      ? query(AcceptPlayerRosterRequestDocument, { id }).then(stillWaiting)
      : query(DeclinePlayerRosterRequestDocument, { id }),
})

export const removeTeamHistoryMutation = mutationOptions({
  mutationFn: (teamHistoryID: string) => query(RemovePlayerFromTeamDocument, { teamHistoryID }),
})

export const acceptPlayerInvitationMutation = mutationOptions({
  mutationFn: (answer: { playerID: string; code: string; guardianConsent: string }) =>
    query(AcceptPlayerInvitationDocument, answer).then((data) => data.acceptPlayerInvitation),
})
