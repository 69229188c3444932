import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { placeLine } from '../../../functions/values/place-line.ts'
import { query } from '../../api/client.ts'
import {
  type MergePlanFragment,
  MergePlayersDocument,
  MergeTeamsDocument,
  PlayersToMergeDocument,
  type PlayersToMergeQueryVariables,
  TeamsToMergeDocument,
} from '../../api/generated.ts'
import { matchesByPage } from '../../ui/matches-by-page.ts'
import { sportText } from '../../ui/sport.ts'

export type MergedKind = 'team' | 'player'
/** A record to merge into. `detail` distinguishes records with the same name. */
export type Candidate = { id: string; name: string; detail: string }
type Ends = { kind: MergedKind; fromID: string; intoID: string }

const detailOf = (...parts: (string | null | false)[]) => parts.filter(Boolean).join(' · ')

/** Records that match the text, without the one being merged. */
export const candidates = (kind: MergedKind, fromID: string, text: string, signal: AbortSignal) =>
  matchesByPage<Candidate>(
    (paging, signal) => found(kind, { text, ...paging }, signal),
    signal,
    (candidate) => candidate.id !== fromID,
  )

async function found(kind: MergedKind, variables: PlayersToMergeQueryVariables, signal: AbortSignal) {
  if (kind === 'team')
    return (await query(TeamsToMergeDocument, variables, { signal })).teams.map(({ id, name, sport, ...place }) => ({
      id,
      name,
      detail: detailOf(placeLine(place.locationCity, place.state), sport && sportText(sport)),
    }))
  return (await query(PlayersToMergeDocument, variables, { signal })).players.map(({ id, name, age, ...place }) => ({
    id,
    name,
    detail: detailOf(placeLine(place.locationCity, place.state), age !== null && `Age ${age}`),
  }))
}

const merge = ({ kind, ...ends }: Ends, dryRun: boolean): Promise<MergePlanFragment> =>
  kind === 'team'
    ? query(MergeTeamsDocument, { ...ends, dryRun }).then(({ mergeTeams }) => mergeTeams)
    : query(MergePlayersDocument, { ...ends, dryRun }).then(({ mergePlayers }) => mergePlayers)

/** Dry run: what the merge would move. */
export const mergePlanQuery = (ends: Ends) =>
  queryOptions({ queryKey: ['merge', ends], queryFn: () => merge(ends, true), enabled: ends.intoID !== '' })

export const mergeMutation = mutationOptions({ mutationFn: (ends: Ends) => merge(ends, false) })
