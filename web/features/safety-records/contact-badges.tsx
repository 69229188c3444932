import { useQuery } from '@tanstack/react-query'
import { teamSafetyRecordsQuery, userSafetyRecordsQuery } from './queries.ts'
import { SafetyBadges } from './safety-badges.tsx'

/** Safety records of a team contact, for signed-in users. */
export function ContactBadges({ teamID, contactID }: { teamID: string; contactID: string }) {
  const { data } = useQuery(teamSafetyRecordsQuery(teamID))
  return <SafetyBadges records={data?.get(contactID) ?? []} />
}

/** Safety records of a user. */
export function UserBadges({ userID }: { userID: string }) {
  const { data } = useQuery(userSafetyRecordsQuery(userID))
  return <SafetyBadges records={data?.safetyRecords ?? []} />
}
