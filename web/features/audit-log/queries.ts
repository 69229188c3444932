import { query } from '../../api/client.ts'
import type { AuditKind } from '../../api/generated.ts'
import { adminListSource, pageLoader } from '../../ui/admin-list.tsx'
import { fetchAllPages } from '../../ui/fetch-all-pages.ts'
import { AuditLogDocument, type AuditLogQuery, RecordsToPickDocument } from './audit-log.generated.ts'

export const kindLabels: Record<AuditKind, string> = {
  team: 'Team',
  player: 'Player',
  event: 'Event',
  opportunity: 'Opportunity',
  user: 'User',
  season: 'Season',
  ageRule: 'Age Rule',
  sync: 'Sync',
}

export const isKind = (text: string): text is AuditKind => Object.hasOwn(kindLabels, text)

export type AuditEntry = AuditLogQuery['auditLog'][number]
type AuditFilters = Record<'kind' | 'id' | 'actor' | 'from' | 'to', string>

const DAY = /^\d{4}-\d{2}-\d{2}$/

/** Days are in the browser's time zone and inclusive. */
const variablesOf = ({ kind, id, actor, from, to }: AuditFilters) => ({
  ...(isKind(kind) && { kind }),
  ...(id && { id }),
  ...(actor && { actorID: actor }),
  ...(DAY.test(from) && { from: startOf(from, 0) }),
  ...(DAY.test(to) && { to: startOf(to, 1) }),
})

function startOf(day: string, daysLater: number) {
  const date = new Date(`${day}T00:00`)
  date.setDate(date.getDate() + daysLater)
  return date.toISOString()
}

const load = pageLoader(AuditLogDocument, variablesOf)

export const auditLogSource = adminListSource({
  name: 'audit-log',
  filters: ['kind', 'id', 'actor', 'from', 'to'],
  perPage: 50,
  load,
})

/** 500 is the largest page size that includes changes. */
export const entriesToExport = (filters: AuditFilters) =>
  fetchAllPages(async (page, perPage) => (await load(filters, page, perPage)).rows, 500, {
    maxPages: 100,
    tooMany: 'A file has room for 50,000 entries. Choose fewer days.',
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
