import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router-dom'
import * as accountTexts from '#messages/accounts'
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
    <LoadedScreen
      query={useQuery(erasureQuery(playerID))}
      missing={<PageHeader title={accountTexts.nothingBeingErased} />}
    >
      {(erasure) => (
        <>
          <PageHeader title={erasure.finishedAt ? accountTexts.erased : accountTexts.erasing} />
          {erasure.finishedAt ? (
            <div className="grid max-w-prose justify-items-start gap-3" role="status">
              <p>
                <Rich
                  text={accountTexts.profileErased}
                  time={() => <Time at={erasure.finishedAt!} zone={browserZone()} />}
                />
              </p>
              <h2 className="text-lg font-semibold">{accountTexts.whatRemains}</h2>
              <ul className="grid list-disc gap-1 pl-4">
                <li>{accountTexts.lastBackupEnds(formatDay(erasure.backupsEndAt!))}</li>
                <li>{accountTexts.importsRemain}</li>
                <li>{accountTexts.failedChangesRemain}</li>
                <li>{accountTexts.listLogRemains}</li>
                <li>{accountTexts.dryRunsRemain}</li>
                <li>{accountTexts.auditLogRemains}</li>
              </ul>
              <p className="text-soft">
                <Rich
                  text={(isAdmin ? accountTexts.auditLogReceipt : accountTexts.erasureReceipt)({ id: erasure.id })}
                  code={(id) => <span className="wrap-anywhere">{id}</span>}
                />
              </p>
              <LinkButton to={isAdmin ? paths.auditLogOf('player', erasure.id) : paths.profile} variant="secondary">
                {isAdmin ? accountTexts.openAuditLog : accountTexts.backToProfile}
              </LinkButton>
            </div>
          ) : (
            <div className="grid max-w-prose justify-items-start gap-4">
              <p>{accountTexts.profileIsGone}</p>
              <Spinner label={accountTexts.removingTheRest} />
            </div>
          )}
        </>
      )}
    </LoadedScreen>
  )
}
