import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { query } from '../../api/client.ts'
import { AuditLogDocument, type AuditLogQuery, type AuditLogQueryVariables } from '../../api/generated.ts'
import { fetchAllPages } from '../../ui/fetch-all-pages.ts'

export const ENTRIES_PER_PAGE = 50
/** The largest page size that includes changes, and the maximum number of pages in an export. */
const EXPORTED_PER_PAGE = 500
const MAX_EXPORTED_PAGES = 100

export type AuditEntry = AuditLogQuery['auditLog'][number]
export type AuditFilters = Omit<AuditLogQueryVariables, 'page' | 'perPage'>

const entriesOf = (filters: AuditFilters, page: number, perPage: number, signal?: AbortSignal) =>
  query(AuditLogDocument, { ...filters, page, perPage }, { ...(signal && { signal }) }).then(({ auditLog }) => auditLog)

export const auditLogQuery = (filters: AuditFilters, page: number) =>
  queryOptions({
    queryKey: ['audit-log', filters, page],
    queryFn: ({ signal }) => entriesOf(filters, page, ENTRIES_PER_PAGE, signal),
    placeholderData: keepPreviousData,
  })

/** All entries that match the filters. */
export const allEntries = (filters: AuditFilters): Promise<AuditEntry[]> =>
  fetchAllPages((page) => entriesOf(filters, page, EXPORTED_PER_PAGE), EXPORTED_PER_PAGE, {
    maxPages: MAX_EXPORTED_PAGES,
    tooMany: 'A file has room for 50,000 entries. Choose fewer days.',
  })
