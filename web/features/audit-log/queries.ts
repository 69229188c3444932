import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { query } from '../../api/client.ts'
import {
  type AuditKind,
  AuditLogDocument,
  type AuditLogQuery,
  type AuditLogQueryVariables,
  RecordsToPickDocument,
} from '../../api/generated.ts'
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

/** `kind`: null if it was picked by its ID alone. */
export type PickedRecord = { kind: AuditKind | null; id: string; name: string }

export async function recordsToPick(kind: AuditKind | null, search: string, signal: AbortSignal) {
  const is = (wanted: AuditKind) => !kind || kind === wanted
  const wanted = { team: is('team'), player: is('player'), event: is('event'), opportunity: is('opportunity') }
  const found = await query(RecordsToPickDocument, { search, ...wanted, user: is('user') }, { signal })
  const of = (kind: AuditKind, rows: { id: string; name: string }[] = []): PickedRecord[] =>
    rows.map(({ id, name }) => ({ kind, id, name }))
  return [
    ...of('team', found.teams),
    ...of('player', found.players),
    ...of('event', found.events),
    ...of('opportunity', found.opportunities),
    ...of('user', found.users),
  ]
}

export const allEntries = (filters: AuditFilters): Promise<AuditEntry[]> =>
  fetchAllPages((page) => entriesOf(filters, page, EXPORTED_PER_PAGE), EXPORTED_PER_PAGE, {
    maxPages: MAX_EXPORTED_PAGES,
    tooMany: 'A file has room for 50,000 entries. Choose fewer days.',
  })
