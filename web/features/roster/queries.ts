import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { query } from '../../api/client.ts'
import {
  AcceptRosterEntryDocument,
  AddToRosterDocument,
  DeclineRosterEntryDocument,
  ImportRosterDocument,
  type ImportRosterMutation,
  type ImportRosterMutationVariables,
  InviteFamilyDocument,
  MoveRosterDocument,
  type MoveRosterMutationVariables,
  PlayersForRosterDocument,
  type PlayersForRosterQuery,
  RemoveFromRosterDocument,
  RosterToManageDocument,
  type RosterToManageQuery,
  type UpdatePlayerTeamHistoryInput,
  UpdateRosterEntryDocument,
} from '../../api/generated.ts'
import { queryOnce } from '../../api/query-once.ts'
import { today } from '../../ui/local-time.ts'
import { matchesByPage } from '../../ui/matches-by-page.ts'
import { stillWaiting } from '../../ui/still-waiting.ts'

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
  matchesByPage<PickedPlayer>(
    async (paging, signal) => (await query(PlayersForRosterDocument, { search, ...paging }, { signal })).players,
    signal,
  )

type NewEntry = { playerID: string; division: string; ageGroup: string; season: string; jerseyNumber: string }

/** Sets the start date to today. */
export const addToRosterMutation = (teamID: string) =>
  mutationOptions({
    mutationFn: (entry: NewEntry) =>
      queryOnce(AddToRosterDocument, {
        input: { ...entry, teamID, startDate: today() },
      }),
  })

export const updateRosterEntryMutation = (entryID: string) =>
  mutationOptions({
    mutationFn: (input: UpdatePlayerTeamHistoryInput) => query(UpdateRosterEntryDocument, { id: entryID, input }),
  })

/** Removes the end date, so that the player is on the team again. A player of another family has to be added again. */
export const restoreRosterEntryMutation = mutationOptions({
  mutationFn: (entryID: string) => query(UpdateRosterEntryDocument, { id: entryID, input: { endDate: '' } }),
})

export const answerRosterMutation = mutationOptions({
  mutationFn: ({ id, isAccepted }: { id: string; isAccepted: boolean }): Promise<unknown> =>
    isAccepted
      ? query(AcceptRosterEntryDocument, { id }).then(stillWaiting)
      : query(DeclineRosterEntryDocument, { id }),
})

export const removeFromRosterMutation = mutationOptions({
  mutationFn: (teamHistoryID: string) => query(RemoveFromRosterDocument, { teamHistoryID }),
})

export type ImportedRow = ImportRosterMutation['importRoster']['rows'][number]
type RosterImportInput = Omit<ImportRosterMutationVariables, 'dryRun'>
export type ImportTarget = Omit<RosterImportInput, 'rows'>

export const previewRosterMutation = mutationOptions({
  mutationFn: (list: RosterImportInput) =>
    query(ImportRosterDocument, { ...list, dryRun: true }).then(({ importRoster }) => importRoster.rows),
  meta: { refresh: 'nothing' },
})

export const importRosterMutation = mutationOptions({
  mutationFn: (list: RosterImportInput) =>
    queryOnce(ImportRosterDocument, { ...list, dryRun: false }).then(({ importRoster }) => importRoster.rows),
})

export const moveRosterMutation = mutationOptions({
  mutationFn: (move: MoveRosterMutationVariables) =>
    query(MoveRosterDocument, move).then((data) => data.moveRosterToSeason),
})

export const inviteFamilyMutation = mutationOptions({
  mutationFn: (invitation: { teamID: string; playerID: string; email: string }) =>
    query(InviteFamilyDocument, invitation),
})
