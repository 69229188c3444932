import { type QueryClient, useQuery } from '@tanstack/react-query'
import { Printer, QrCode } from 'lucide-react'
import { useState } from 'react'
import { type LoaderFunctionArgs, useParams } from 'react-router-dom'
import { CheckInList } from '../../features/check-in/check-in-list.tsx'
import { checkInListQuery } from '../../features/check-in/queries.ts'
import { paths, siteURL } from '../../paths.ts'
import { useAuth } from '../../session/auth.tsx'
import { Button } from '../../ui/button.tsx'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { LoadedScreen } from '../../ui/loaded-screen.tsx'
import { Missing } from '../../ui/missing.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { Time } from '../../ui/time.tsx'

const QRCode = lazyPart(() => import('../../ui/qr-code.tsx').then((part) => part.QRCode))

export const loader =
  (cache: QueryClient) =>
  ({ params }: LoaderFunctionArgs) => {
    void cache.prefetchQuery(checkInListQuery(params.opportunityID!))
    return null
  }

export function Component() {
  const { opportunityID } = useParams() as { opportunityID: string }
  const { user } = useAuth()
  const [showsCode, setShowsCode] = useState(false)
  return (
    <LoadedScreen query={useQuery(checkInListQuery(opportunityID))}>
      {({ opportunity, keptAt, isKept }) => {
        if (!opportunity) {
          return (
            <Missing title="Opportunity not found" backTo={paths.opportunities} backLabel="Back to Opportunities" />
          )
        }
        const { id, title, startTime, timeZone } = opportunity
        return (
          <>
            <PageHeader
              title="Check-in"
              documentTitle={`Check-in: ${title}`}
              subtitle={
                <>
                  {title}, <Time at={startTime} zone={timeZone} />
                </>
              }
              noIndex
              actions={
                <LinkButton to={paths.manageRegistrations(id)} variant="secondary">
                  Manage Registrations
                </LinkButton>
              }
            />
            {opportunity.viewerCanManage && user ? (
              <>
                <div className="mb-4 flex flex-wrap gap-3 print:hidden">
                  <Button variant="secondary" onClick={() => print()}>
                    <Printer aria-hidden className="size-5" />
                    Print
                  </Button>
                  <Button variant="secondary" aria-expanded={showsCode} onClick={() => setShowsCode(!showsCode)}>
                    <QrCode aria-hidden className="size-5" />
                    QR code
                  </Button>
                </div>
                {showsCode && (
                  <div className="mb-6 grid gap-2">
                    <QRCode text={siteURL(paths.opportunity(id))} label={`QR code that opens ${title}`} />
                    <p className="text-sm text-soft">Families open the opportunity with their phone's camera.</p>
                  </div>
                )}
                <CheckInList opportunity={opportunity} keptAt={keptAt} isKept={isKept} userID={user.id} />
              </>
            ) : (
              <p>You don't have permission to manage registrations for this opportunity</p>
            )}
          </>
        )
      }}
    </LoadedScreen>
  )
}
