import { useMutation, useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { Link } from 'react-router-dom'
import * as invitationTexts from '#messages/invitations'
import * as mySeasonTexts from '#messages/my-season'
import * as opportunityTexts from '#messages/opportunities'
import * as ownRegistrationTexts from '#messages/own-registrations'
import * as wordTexts from '#messages/words'
import { formatDay } from '../../../functions/values/time-format.ts'
import { mutationOf, queryOf } from '../../api/options.ts'
import { paths, siteURL } from '../../paths.ts'
import { alerts } from '../../ui/alerts.tsx'
import { Button } from '../../ui/button.tsx'
import { confirmWithAlerts } from '../../ui/confirm-with-alerts.ts'
import { HowToPay } from '../../ui/how-to-pay.tsx'
import { Rich } from '../../ui/rich.tsx'
import { AddToCalendar, ShareButton } from '../../ui/share-button.tsx'
import { SignedWaiver } from '../../ui/signed-waiver.tsx'
import { Time } from '../../ui/time.tsx'
import { waitlistText } from '../../ui/waitlist-text.ts'
import {
  AcceptRegistrationDocument,
  AcceptWaitlistOfferDocument,
  DeclineWaitlistOfferDocument,
  type OwnRegistrationFragment,
  SignedWaiversDocument,
  WithdrawRegistrationDocument,
} from './opportunities.generated.ts'
import { type MyRegistration, type OpportunityDetail, opportunityCalendarFile } from './queries.ts'
import { takesPlace } from './registered.ts'

type Registration = OwnRegistrationFragment
type RegisteredOpportunity = NonNullable<MyRegistration['opportunity']>

const nameOf = ({ player }: Registration) => player?.name.split(' ')[0] ?? mySeasonTexts.yourPlayerName

type OwnRegistrationsProps = { opportunity: OpportunityDetail; registrations: readonly Registration[] }

/** The state of the family's registrations, and what happens next. */
export const OwnRegistrations = ({ opportunity, registrations }: OwnRegistrationsProps) => (
  <section aria-label={ownRegistrationTexts.yourRegistrations} className="grid gap-3">
    {registrations.map((registration) => (
      <OwnRegistration key={registration.id} opportunity={opportunity} registration={registration} />
    ))}
  </section>
)

/** All upcoming registrations, for screens other than an opportunity's own. */
export function MyRegistrations({ registrations }: { registrations: readonly MyRegistration[] }) {
  if (registrations.length === 0) return null
  return (
    <section aria-labelledby="my-registrations" className="print:hidden">
      <h2 id="my-registrations" className="mb-3 text-xl">
        {ownRegistrationTexts.myRegistrations}
      </h2>
      <div className="grid gap-3 md:grid-cols-2">
        {registrations.map(
          ({ opportunity, ...registration }) =>
            opportunity && (
              <OwnRegistration
                key={registration.id}
                opportunity={opportunity}
                registration={registration}
                isElsewhere
              />
            ),
        )}
      </div>
    </section>
  )
}

type OwnRegistrationProps = {
  opportunity: RegisteredOpportunity
  registration: Registration
  /** On screens other than the opportunity's own. */
  isElsewhere?: boolean
}

function OwnRegistration({ opportunity, registration, isElsewhere = false }: OwnRegistrationProps) {
  const { id, player, offerExpiresAt, waitlistPosition } = registration
  const name = nameOf(registration)
  const { state, next } = statusText(opportunity, registration, !isElsewhere)
  const Heading = isElsewhere ? 'h3' : 'h2'
  const isGood = registration.status === 'APPROVED' || offerExpiresAt !== null
  const loss = isGood ? 'spot' : waitlistPosition ? 'place' : 'none'

  return (
    <div
      className={`grid content-start gap-2 rounded-lg border p-5 ${isGood ? 'border-grass bg-grass/8' : 'border-line bg-surface'}`}
    >
      <Heading className="text-xl">
        {player ? (
          <Link to={paths.player(player.id)} className="link">
            {name}
          </Link>
        ) : (
          name
        )}
        : {state}
      </Heading>
      {isElsewhere && (
        <p>
          <Link to={paths.opportunity(opportunity.id)} className="link font-semibold">
            {opportunity.title}
          </Link>
          <br />
          <Time at={opportunity.startTime} zone={opportunity.timeZone} relative />
        </p>
      )}
      <p className="max-w-prose">{next}</p>
      <HowToPay payment={registration} linkText={ownRegistrationTexts.payCoachAt} />
      {registration.waiver && (
        <RegistrationWaiver registrationID={id} opportunityID={opportunity.id} {...registration.waiver} />
      )}
      <RegistrationButtons opportunity={opportunity} registration={registration} loss={loss} />
    </div>
  )
}

type RegistrationButtonsProps = {
  opportunity: RegisteredOpportunity
  registration: Registration
  /** What the family loses by withdrawing. */
  loss: 'spot' | 'place' | 'none'
}

function RegistrationButtons({ opportunity, registration, loss }: RegistrationButtonsProps) {
  const { mutateAsync: withdraw } = useMutation(mutationOf(WithdrawRegistrationDocument))
  const { mutateAsync: acceptRegistration } = useMutation(mutationOf(AcceptRegistrationDocument))
  const { id, viewerCanWithdraw, offerExpiresAt } = registration
  const name = nameOf(registration)
  const { updatedAt: opportunityUpdatedAt, waiverHash } = opportunity
  const seen = { registrationID: id, opportunityUpdatedAt }
  const isOn = registration.status !== 'REJECTED' && takesPlace(opportunity)

  const askAndWithdraw = () =>
    confirmWithAlerts({
      title: ownRegistrationTexts.withdrawName(name),
      message: ownRegistrationTexts.confirmWithdraw({ name, loss }),
      actionLabel: ownRegistrationTexts.withdraw,
      destructive: true,
      action: () => withdraw({ registrationID: id }),
      done: ownRegistrationTexts.nameWithdrawn(name),
    })

  const askAndAccept = () =>
    confirmWithAlerts({
      title: ownRegistrationTexts.acceptForName(name),
      message: opportunity.waiverText ?? ownRegistrationTexts.nameRegisteredCoach(name),
      actionLabel: opportunity.waiverText ? ownRegistrationTexts.acceptWaiverHint : invitationTexts.accept,
      action: () => acceptRegistration({ ...seen, waiverHash, waiverSigned: true }),
      done: ownRegistrationTexts.nameAccepted(name),
    })

  return (
    <div className="flex flex-wrap gap-3 empty:hidden print:hidden">
      {registration.viewerCanAccept && <Button onClick={askAndAccept}>{invitationTexts.accept}</Button>}
      {offerExpiresAt && <OfferButtons registration={registration} seen={seen} />}
      {isOn && (
        <>
          <AddToCalendar title={opportunity.title} load={() => opportunityCalendarFile(opportunity.id)} />
          <ShareButton title={opportunity.title} url={siteURL(paths.opportunity(opportunity.id))} />
        </>
      )}
      {viewerCanWithdraw && registration.status !== 'REJECTED' && (
        <Button variant="secondary" onClick={askAndWithdraw}>
          {ownRegistrationTexts.withdraw}
        </Button>
      )}
    </div>
  )
}

type OfferButtonsProps = {
  registration: Registration
  /** The registration, and what the family has read of its opportunity. */
  seen: { registrationID: string; opportunityUpdatedAt: string }
}

/** Takes or declines the offered spot. */
function OfferButtons({ registration, seen }: OfferButtonsProps) {
  const accept = useMutation(mutationOf(AcceptWaitlistOfferDocument))
  const decline = useMutation(mutationOf(DeclineWaitlistOfferDocument))
  const { id } = registration
  const name = nameOf(registration)
  return (
    <>
      {!registration.waitsForFamily && (
        <Button
          busy={accept.isPending}
          onClick={() =>
            accept
              .mutateAsync(seen)
              .then(() => alerts.success(ownRegistrationTexts.nameApproved({ name })), alerts.failed)
          }
        >
          {ownRegistrationTexts.takeTheSpot}
        </Button>
      )}
      <Button
        variant="secondary"
        busy={decline.isPending}
        onClick={() =>
          decline
            .mutateAsync({ registrationID: id })
            .then(() => alerts.success(ownRegistrationTexts.spotGoesNextFamily), alerts.failed)
        }
      >
        {wordTexts.decline}
      </Button>
    </>
  )
}

function statusText(
  { timeZone, status, decideBy }: RegisteredOpportunity,
  registration: Registration,
  isAboveDetails: boolean,
): { state: string; next: ReactNode } {
  const { status: decision, offerExpiresAt, rejectionReason, waitsForFamily } = registration
  if (decision === 'APPROVED')
    return {
      state: opportunityTexts.approved,
      next:
        status === 'CANCELLED'
          ? ownRegistrationTexts.opportunityCanceled
          : isAboveDetails
            ? ownRegistrationTexts.spotYoursDetailsBelow
            : ownRegistrationTexts.spotYours,
    }
  if (decision === 'REJECTED')
    return {
      state: mySeasonTexts.notSelected,
      next: rejectionReason
        ? ownRegistrationTexts.theOrganizerWrote(rejectionReason)
        : ownRegistrationTexts.organizerGaveSpotsOthers,
    }
  if (status === 'CANCELLED') return { state: opportunityTexts.pending, next: ownRegistrationTexts.opportunityCanceled }
  if (waitsForFamily && offerExpiresAt)
    return {
      state: ownRegistrationTexts.spotHeld,
      next: (
        <Rich text={ownRegistrationTexts.holdingSpotUntil} time={() => <Time at={offerExpiresAt} zone={timeZone} />} />
      ),
    }
  if (waitsForFamily)
    return { state: ownRegistrationTexts.waitingFamily, next: ownRegistrationTexts.coachMadeRegistrationCounts }
  if (offerExpiresAt)
    return {
      state: mySeasonTexts.spotFree,
      next: <Rich text={ownRegistrationTexts.holdingUntil} time={() => <Time at={offerExpiresAt} zone={timeZone} />} />,
    }
  const waitlist = waitlistText(registration)
  if (waitlist) return { state: waitlist, next: ownRegistrationTexts.wellEmailWhenSpot }
  return {
    state: opportunityTexts.pending,
    next: decideBy
      ? ownRegistrationTexts.organizerDecidesDay(formatDay(decideBy))
      : ownRegistrationTexts.organizerDecidesNext,
  }
}

type RegistrationWaiverProps = { registrationID: string; opportunityID: string; version: string }

/** Its text loads when it is opened. */
function RegistrationWaiver({ registrationID, opportunityID, version }: RegistrationWaiverProps) {
  const [isOpen, setOpen] = useState(false)
  const { data, error } = useQuery({
    ...queryOf(SignedWaiversDocument, { opportunityID }, ({ opportunity }) => opportunity?.registrations ?? []),
    enabled: isOpen,
  })
  const waiver = data?.find(({ id }) => id === registrationID)?.waiver
  return <SignedWaiver version={version} waiver={waiver} error={error} onToggle={setOpen} />
}
