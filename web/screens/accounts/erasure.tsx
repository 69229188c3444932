import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router-dom'
import { formatDay } from '../../../functions/values/time-format.ts'
import { erasureQuery } from '../../features/deleted-records/queries.ts'
import { paths } from '../../paths.ts'
import { useAuth } from '../../session/auth.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { LoadedScreen } from '../../ui/loaded-screen.tsx'
import { browserZone } from '../../ui/local-time.ts'
import { PageHeader } from '../../ui/page-header.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { Time } from '../../ui/time.tsx'

/** The progress of an erasure, and then its receipt. Neither has the player's name. */
export function Component() {
  const { playerID = '' } = useParams()
  const { isAdmin } = useAuth()
  return (
    <LoadedScreen query={useQuery(erasureQuery(playerID))}>
      {(erasure) =>
        erasure ? (
          <>
            <PageHeader title={erasure.finishedAt ? 'Erased' : 'Erasing...'} noIndex />
            {erasure.finishedAt ? (
              <div className="grid max-w-prose justify-items-start gap-3" role="status">
                <p>
                  The profile, its photo, roster places, registrations, evaluations, and copies are gone, and so are the
                  notices and messages that named the player. Finished{' '}
                  <Time at={erasure.finishedAt} zone={browserZone()} />.
                </p>
                <p>
                  The log that lists are built from ends after 7 days. The last backup with the profile ends on{' '}
                  {formatDay(erasure.backupsEndAt!)}.
                </p>
                <p className="text-soft">
                  {isAdmin ? 'The audit log has a receipt without the name: ' : 'Receipt, without the name: '}
                  <span className="wrap-anywhere">{erasure.id}</span>
                </p>
                <LinkButton to={isAdmin ? paths.auditLogOf('player', erasure.id) : paths.profile} variant="secondary">
                  {isAdmin ? 'Open the Audit Log' : 'Back to Profile'}
                </LinkButton>
              </div>
            ) : (
              <div className="grid max-w-prose justify-items-start gap-4">
                <p>The profile is gone and cannot be found any more. What names it elsewhere is being removed.</p>
                <Spinner label="Removing the rest..." />
              </div>
            )}
          </>
        ) : (
          <PageHeader title="Nothing is being erased" noIndex />
        )
      }
    </LoadedScreen>
  )
}
