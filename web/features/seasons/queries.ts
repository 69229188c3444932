import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { query } from '../../api/client.ts'
import {
  CreateSeasonDocument,
  type CreateSeasonInput,
  SeasonDocument,
  type SeasonQuery,
  UpdateSeasonDocument,
} from '../../api/generated.ts'
import { queryOnce } from '../../api/query-once.ts'

export type SeasonDetail = NonNullable<SeasonQuery['season']>

/** Null if the season does not exist. */
export const seasonQuery = (seasonID: string) =>
  queryOptions({
    queryKey: ['seasons', 'detail', seasonID],
    queryFn: () => query(SeasonDocument, { id: seasonID }).then(({ season }) => season),
  })

/** Updates the season with this ID, or creates one. */
export const saveSeasonMutation = (seasonID: string | undefined) =>
  mutationOptions({
    mutationFn: (input: CreateSeasonInput): Promise<unknown> =>
      seasonID ? query(UpdateSeasonDocument, { id: seasonID, input }) : queryOnce(CreateSeasonDocument, { input }),
  })
