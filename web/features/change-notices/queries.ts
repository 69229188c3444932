import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { query } from '../../api/client.ts'
import {
  ChangeNoticeDocument,
  EmailEventChangesDocument,
  EmailOpportunityChangesDocument,
} from '../../api/generated.ts'

export type Changed = { kind: 'event' | 'opportunity'; id: string }

/** When families are emailed about changes, and how many. */
export const changeNoticeQuery = ({ kind, id }: Changed) =>
  queryOptions({
    queryKey: ['change-notices', id],
    queryFn: async () => {
      const { event, opportunity } = await query(ChangeNoticeDocument, { id, isEvent: kind === 'event' })
      return event ?? opportunity ?? null
    },
    // The email leaves while the page is open.
    refetchInterval: ({ state }) => (state.data?.changesEmailedAt ? 20_000 : false),
  })

export const emailChangesMutation = ({ kind, id }: Changed) =>
  mutationOptions({
    mutationFn: async () => {
      if (kind === 'event') await query(EmailEventChangesDocument, { id })
      else await query(EmailOpportunityChangesDocument, { id })
    },
  })
