import * as m from '../../../functions/values/messages/generated.ts'
import { formatDay } from '../../../functions/values/time-format.ts'
import { Badge } from '../../ui/badge.tsx'
import type { SafetyRecord } from './queries.ts'

/** An adult's safety records with their expiration dates. */
export function SafetyBadges({ records }: { records: readonly SafetyRecord[] }) {
  if (records.length === 0) return null
  return (
    <ul className="mt-2 flex flex-wrap gap-2">
      {records.map((record) => (
        <li key={record.kind}>
          <Badge tone={record.isExpired ? 'danger' : record.confirmedAt ? 'grass' : 'warn'}>{badgeText(record)}</Badge>
        </li>
      ))}
    </ul>
  )
}

function badgeText({ kind, expiresOn, isExpired, confirmedAt }: SafetyRecord) {
  const date = formatDay(expiresOn)
  if (isExpired) return m.record_expired({ kind, date })
  return confirmedAt ? m.record_good_until({ kind, date }) : m.record_not_confirmed_yet({ kind })
}
