import { mutationOptions } from '@tanstack/react-query'
import { query } from '../../api/client.ts'
import { queryOf } from '../../api/options.ts'
import { queryOnce } from '../../api/query-once.ts'
import { today } from '../../ui/local-time.ts'
import { matchesByPage } from '../../ui/matches-by-page.ts'
import {
  AddToRosterDocument,
  ImportRosterDocument,
  type ImportRosterMutation,
  type ImportRosterMutationVariables,
  PlayersForRosterDocument,
  type PlayersForRosterQuery,
  RosterContactsDocument,
  type RosterContactsQuery,
  RosterToManageDocument,
  type RosterToManageQuery,
} from './roster.generated.ts'

type ManagedTeam = NonNullable<RosterToManageQuery['team']>
export type RosterEntry = ManagedTeam['teamHistory'][number]
type TeamOfContacts = NonNullable<RosterContactsQuery['team']>
export type RosterContact = NonNullable<TeamOfContacts['opportunities'][number]['registrations'][number]['contact']>
export type RosterDivision = ManagedTeam['divisions'][number]
export type PickedPlayer = PlayersForRosterQuery['players'][number]

export const rosterQuery = (teamID: string) =>
  queryOf(RosterToManageDocument, { teamID }, ({ team }) => {
    const entries = team?.teamHistory ?? []
    return {
      divisions: team?.divisions ?? [],
      current: entries.filter(({ isCurrent }) => isCurrent),
      waiting: entries.filter(({ waitsFor }) => waitsFor),
      past: entries.filter(({ isCurrent, waitsFor }) => !isCurrent && !waitsFor),
    }
  })

/** By player, the contact of the newest registration for one of the team's opportunities. */
export const rosterContactsQuery = (teamID: string) =>
  queryOf(RosterContactsDocument, { teamID }, ({ team }) => {
    const registrations = (team?.opportunities ?? []).flatMap(({ registrations }) => registrations)
    const oldestFirst = registrations.sort((a, b) => a.createdAt.localeCompare(b.createdAt))
    return new Map(oldestFirst.flatMap(({ playerID, contact }) => (contact ? [[playerID, contact] as const] : [])))
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
      queryOnce(AddToRosterDocument, { input: { ...entry, teamID, startDate: today() } }),
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
