import { formatDay } from '../../../functions/values/time-format.ts'
import { Badge } from '../../ui/badge.tsx'
import { kindLabels, type SafetyRecord } from './queries.ts'

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
  if (isExpired) return `${kindLabels[kind]} expired ${formatDay(expiresOn)}`
  return confirmedAt ? `${kindLabels[kind]} until ${formatDay(expiresOn)}` : `${kindLabels[kind]}: not confirmed yet`
}
