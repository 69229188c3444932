import { useQuery } from '@tanstack/react-query'
import * as safetyRecordTexts from '#messages/safety-records'
import { formatDay } from '../../../functions/values/time-format.ts'
import { queryOf } from '../../api/options.ts'
import { Badge } from '../../ui/badge.tsx'
import { type SafetyRecord, userSafetyRecordsQuery } from './queries.ts'
import { TeamContactDetailsDocument } from './safety-records.generated.ts'

/** What signed-in users see of the contacts. Each team counts toward a limit. */
const teamContactDetailsQuery = (teamID: string) => queryOf(TeamContactDetailsDocument, { teamID })

/** The email address and safety records of a team contact, for signed-in users. */
export function ContactDetails({ teamID, contactID }: { teamID: string; contactID: string }) {
  const { data: team, error } = useQuery(teamContactDetailsQuery(teamID))
  const { email, safetyRecords = [] } = team?.contacts.find(({ id }) => id === contactID) ?? {}
  return (
    <>
      {error && <p className="text-soft">{error.message}</p>}
      {email && (
        <a href={`mailto:${email}`} className="link break-all">
          {email}
        </a>
      )}
      <SafetyBadges records={safetyRecords} />
    </>
  )
}

export function UserBadges({ userID }: { userID: string }) {
  const { data } = useQuery(userSafetyRecordsQuery(userID))
  return <SafetyBadges records={data?.safetyRecords ?? []} />
}

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
  if (isExpired) return safetyRecordTexts.recordExpired({ kind, date })
  return confirmedAt ? safetyRecordTexts.recordGoodUntil({ kind, date }) : safetyRecordTexts.recordNotConfirmedYet(kind)
}
