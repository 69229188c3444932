import { useQuery } from '@tanstack/react-query'
import { Printer, QrCode } from 'lucide-react'
import { useState } from 'react'
import { type LoaderFunctionArgs, useParams } from 'react-router-dom'
import * as checkInTexts from '#messages/check-in'
import * as manageRegistrationTexts from '#messages/manage-registrations'
import * as opportunityTexts from '#messages/opportunities'
import { CheckInList } from '../../features/check-in/check-in-list.tsx'
import { checkInListQuery } from '../../features/check-in/queries.ts'
import { paths, siteURL } from '../../paths.ts'
import { useAuth } from '../../session/auth.tsx'
import { Button, LinkButton } from '../../ui/button.tsx'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { LoadedScreen } from '../../ui/loaded.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { Rich } from '../../ui/rich.tsx'
import { Time } from '../../ui/time.tsx'
import { missing } from '../missing.tsx'

const QRCode = lazyPart(() => import('../../ui/qr-code.tsx'), 'QRCode')

export const queries = ({ params }: LoaderFunctionArgs) => [checkInListQuery(params.opportunityID!)]

export function Component() {
  const { opportunityID } = useParams() as { opportunityID: string }
  const { user } = useAuth()
  const [showsCode, setShowsCode] = useState(false)
  return (
    <LoadedScreen query={useQuery(checkInListQuery(opportunityID))}>
      {({ subject: opportunity, keptAt, isKept }) => {
        if (!opportunity) return missing.opportunity
        const { id, title, startTime, timeZone } = opportunity
        return (
          <>
            <PageHeader
              title={opportunityTexts.checkIn}
              documentTitle={checkInTexts.checkInTitle(title)}
              subtitle={
                <Rich text={checkInTexts.titleAndTime(title)} time={() => <Time at={startTime} zone={timeZone} />} />
              }
              actions={
                <LinkButton to={paths.manageRegistrations(id)} variant="secondary">
                  {opportunityTexts.manageRegistrations}
                </LinkButton>
              }
            />
            {opportunity.viewerCanManage && user ? (
              <>
                <div className="mb-4 flex flex-wrap gap-3 print:hidden">
                  <Button variant="secondary" onClick={() => print()}>
                    <Printer className="size-5" />
                    {manageRegistrationTexts.print}
                  </Button>
                  <Button variant="secondary" aria-expanded={showsCode} onClick={() => setShowsCode(!showsCode)}>
                    <QrCode className="size-5" />
                    {checkInTexts.qrCode}
                  </Button>
                </div>
                {showsCode && (
                  <div className="mb-6 grid gap-2">
                    <QRCode text={siteURL(paths.opportunity(id))} label={checkInTexts.qrCodeOpens(title)} />
                    <p className="text-sm text-soft">{checkInTexts.qrCodeHint}</p>
                  </div>
                )}
                <CheckInList key={id} opportunity={opportunity} keptAt={keptAt} isKept={isKept} userID={user.id} />
              </>
            ) : (
              <p>{manageRegistrationTexts.mayNotManage}</p>
            )}
          </>
        )
      }}
    </LoadedScreen>
  )
}
