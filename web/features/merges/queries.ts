import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { query } from '../../api/client.ts'
import {
  type MergePlanFragment,
  MergePlayersDocument,
  MergeTeamsDocument,
  PlayersToMergeDocument,
  TeamsToMergeDocument,
} from '../../api/generated.ts'
import { firstMatches } from '../../ui/first-matches.ts'
import { placeLine } from '../../ui/place.ts'
import { sportText } from '../../ui/sport.ts'

export type MergedKind = 'team' | 'player'
/** A record to merge into. `detail` tells records of one name apart. */
export type Candidate = { id: string; name: string; detail: string }
type Ends = { kind: MergedKind; fromID: string; intoID: string }

const detailOf = (...parts: (string | null | false)[]) => parts.filter(Boolean).join(' · ')

const MOST_CANDIDATES = 10

/** The records of the name, without the one that is to be merged. */
export async function candidates(kind: MergedKind, fromID: string, text: string, signal: AbortSignal) {
  const perPage = MOST_CANDIDATES
  const found: Candidate[] =
    kind === 'team'
      ? (await query(TeamsToMergeDocument, { text, perPage }, { signal })).teams.map(
          ({ id, name, sport, ...place }) => ({
            id,
            name,
            detail: detailOf(placeLine(place.locationCity, place.state), sport && sportText(sport)),
          }),
        )
      : (await query(PlayersToMergeDocument, { text, perPage }, { signal })).players.map(
          ({ id, name, age, ...place }) => ({
            id,
            name,
            detail: detailOf(placeLine(place.locationCity, place.state), age !== null && `Age ${age}`),
          }),
        )
  const { items, hasMore } = firstMatches(found, perPage)
  return { items: items.filter(({ id }) => id !== fromID), hasMore }
}

const merge = ({ kind, ...ends }: Ends, dryRun: boolean): Promise<MergePlanFragment> =>
  kind === 'team'
    ? query(MergeTeamsDocument, { ...ends, dryRun }).then(({ mergeTeams }) => mergeTeams)
    : query(MergePlayersDocument, { ...ends, dryRun }).then(({ mergePlayers }) => mergePlayers)

/** What the merge would move. */
export const mergePlanQuery = (ends: Ends) =>
  queryOptions({ queryKey: ['merge', ends], queryFn: () => merge(ends, true), enabled: ends.intoID !== '' })

export const mergeMutation = mutationOptions({ mutationFn: (ends: Ends) => merge(ends, false) })
