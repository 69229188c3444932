import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { query } from '../../api/client.ts'
import { CancelTransferDocument, TransferOfTeamDocument, TransferTeamDocument } from '../../api/generated.ts'
import { queryOnce } from '../../api/query-once.ts'

/** The team's pending transfer, or null. */
export const teamTransferQuery = (teamID: string) =>
  queryOptions({
    queryKey: ['teams', 'transfer', teamID],
    queryFn: () => query(TransferOfTeamDocument, { teamID }).then(({ team }) => team?.transfer ?? null),
  })

export const transferTeamMutation = (teamID: string) =>
  mutationOptions({
    mutationFn: (userID: string): Promise<unknown> => queryOnce(TransferTeamDocument, { teamID, userID }),
  })

export const cancelTransferMutation = mutationOptions({
  mutationFn: (id: string): Promise<unknown> => query(CancelTransferDocument, { id }),
})
