import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router-dom'
import * as m from '../../../functions/values/messages/generated.ts'
import { formatDay } from '../../../functions/values/time-format.ts'
import { erasureQuery } from '../../features/deleted-records/queries.ts'
import { paths } from '../../paths.ts'
import { useAuth } from '../../session/auth.tsx'
import { LinkButton } from '../../ui/button.tsx'
import { LoadedScreen } from '../../ui/loaded.tsx'
import { browserZone } from '../../ui/local-time.ts'
import { PageHeader } from '../../ui/page-header.tsx'
import { Rich } from '../../ui/rich.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { Time } from '../../ui/time.tsx'

/** The progress of an erasure, and then its receipt. Neither has the player's name. */
export function Component() {
  const { playerID = '' } = useParams()
  const { isAdmin } = useAuth()
  return (
    <LoadedScreen query={useQuery(erasureQuery(playerID))} missing={<PageHeader title={m.nothing_is_being_erased()} />}>
      {(erasure) => (
        <>
          <PageHeader title={erasure.finishedAt ? m.erased() : m.erasing()} />
          {erasure.finishedAt ? (
            <div className="grid max-w-prose justify-items-start gap-3" role="status">
              <p>
                <Rich
                  text={m.the_profile_its_photo_and_copies_are_gone()}
                  time={() => <Time at={erasure.finishedAt!} zone={browserZone()} />}
                />
              </p>
              <p>{m.the_last_backup_with_the_profile_ends_on({ date: formatDay(erasure.backupsEndAt!) })}</p>
              <p className="text-soft">
                <Rich
                  text={(isAdmin ? m.the_audit_log_has_a_receipt_without_the_name : m.receipt_without_the_name)({
                    id: erasure.id,
                  })}
                  code={(id) => <span className="wrap-anywhere">{id}</span>}
                />
              </p>
              <LinkButton to={isAdmin ? paths.auditLogOf('player', erasure.id) : paths.profile} variant="secondary">
                {isAdmin ? m.open_the_audit_log() : m.back_to_profile()}
              </LinkButton>
            </div>
          ) : (
            <div className="grid max-w-prose justify-items-start gap-4">
              <p>{m.the_profile_is_gone_and_cannot_be_found_any()}</p>
              <Spinner label={m.removing_the_rest()} />
            </div>
          )}
        </>
      )}
    </LoadedScreen>
  )
}
