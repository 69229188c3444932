import { useQuery } from '@tanstack/react-query'
import { ProfilesLeft } from '../../finding/profiles-left.tsx'
import { teamContactDetailsQuery, userSafetyRecordsQuery } from './queries.ts'
import { SafetyBadges } from './safety-badges.tsx'

/** The email address and safety records of a team contact, for signed-in users. */
export function ContactDetails({ teamID, contactID }: { teamID: string; contactID: string }) {
  const { data: team } = useQuery(teamContactDetailsQuery(teamID))
  const { email, safetyRecords = [] } = team?.contacts.find(({ id }) => id === contactID) ?? {}
  return (
    <>
      {email && (
        <a href={`mailto:${email}`} className="link break-all">
          {email}
        </a>
      )}
      <SafetyBadges records={safetyRecords} />
    </>
  )
}

export function ContactsLeft({ teamID }: { teamID: string }) {
  const { data: team } = useQuery(teamContactDetailsQuery(teamID))
  return <ProfilesLeft left={team?.profilesLeft ?? null} />
}

/** Safety records of a user. */
export function UserBadges({ userID }: { userID: string }) {
  const { data } = useQuery(userSafetyRecordsQuery(userID))
  return <SafetyBadges records={data?.safetyRecords ?? []} />
}
