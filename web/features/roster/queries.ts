import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { query } from '../../api/client.ts'
import {
  AcceptRosterEntryDocument,
  AddToRosterDocument,
  DeclineRosterEntryDocument,
  PlayersForRosterDocument,
  type PlayersForRosterQuery,
  RemoveFromRosterDocument,
  RosterToManageDocument,
  type RosterToManageQuery,
  UpdateRosterEntryDocument,
} from '../../api/generated.ts'
import { queryOnce } from '../../api/query-once.ts'

type ManagedTeam = NonNullable<RosterToManageQuery['team']>
export type RosterEntry = ManagedTeam['teamHistory'][number]
export type RosterDivision = ManagedTeam['divisions'][number]
export type PickedPlayer = PlayersForRosterQuery['players'][number]

export const rosterQuery = (teamID: string) =>
  queryOptions({
    queryKey: ['roster', 'ofTeam', teamID],
    queryFn: async () => {
      const { team } = await query(RosterToManageDocument, { teamID })
      const entries = team?.teamHistory ?? []
      return {
        divisions: team?.divisions ?? [],
        current: entries.filter(({ isCurrent }) => isCurrent),
        waiting: entries.filter(({ waitsFor }) => waitsFor),
        past: entries.filter(({ isCurrent, waitsFor }) => !isCurrent && !waitsFor),
      }
    },
  })

export const playersForRoster = (search: string, signal: AbortSignal) =>
  query(PlayersForRosterDocument, { search }, { signal }).then(({ players }) => players)

type NewEntry = { playerID: string; division: string; ageGroup: string; season: string }

/** The player's time on the team begins now. */
export const addToRosterMutation = (teamID: string) =>
  mutationOptions({
    mutationFn: (entry: NewEntry) =>
      queryOnce(AddToRosterDocument, {
        input: { ...entry, teamID, startDate: new Date().toLocaleDateString('en-CA') },
      }),
  })

export type ChangedEntry = {
  startDate: string
  endDate: string
  season: string
  division: string
  ageGroup: string
}

export const updateRosterEntryMutation = (entryID: string) =>
  mutationOptions({
    mutationFn: (input: ChangedEntry) => query(UpdateRosterEntryDocument, { id: entryID, input }),
  })

/** Takes back that the player's time on the team ended. */
export const restoreRosterEntryMutation = mutationOptions({
  mutationFn: (entryID: string) => query(UpdateRosterEntryDocument, { id: entryID, input: { endDate: '' } }),
})

export const answerRosterMutation = mutationOptions({
  mutationFn: ({ id, isAccepted }: { id: string; isAccepted: boolean }): Promise<unknown> =>
    isAccepted ? query(AcceptRosterEntryDocument, { id }) : query(DeclineRosterEntryDocument, { id }),
})

export const removeFromRosterMutation = mutationOptions({
  mutationFn: (teamHistoryID: string) => query(RemoveFromRosterDocument, { teamHistoryID }),
})
