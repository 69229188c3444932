import { useMutation, useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { Link } from 'react-router-dom'
import * as m from '../../../functions/values/messages/generated.ts'
import { formatDay } from '../../../functions/values/time-format.ts'
import {
  AcceptRegistrationDocument,
  AcceptWaitlistOfferDocument,
  DeclineWaitlistOfferDocument,
  type OwnRegistrationFragment,
  SignedWaiversDocument,
  WithdrawRegistrationDocument,
} from '../../api/generated.ts'
import { mutationOf, queryOf } from '../../api/options.ts'
import { paths, siteURL } from '../../paths.ts'
import { alerts } from '../../ui/alerts.tsx'
import { Button } from '../../ui/button.tsx'
import { confirmWithAlerts } from '../../ui/confirm-with-alerts.ts'
import { Rich } from '../../ui/rich.tsx'
import { AddToCalendar, ShareButton } from '../../ui/share-button.tsx'
import { Time } from '../../ui/time.tsx'
import type { MyRegistration, OpportunityDetail } from './queries.ts'
import { calendarEntryOf, takesPlace, useOwnRegistrations } from './registered.ts'

type Registration = OwnRegistrationFragment
type RegisteredOpportunity = NonNullable<MyRegistration['opportunity']>

const nameOf = ({ player }: Registration) => player?.name.split(' ')[0] ?? m.your_player_name()

/** The state of the family's registrations, and what happens next. */
export function OwnRegistrations({ opportunity }: { opportunity: OpportunityDetail }) {
  const own = useOwnRegistrations(opportunity)
  if (own.length === 0) return null
  return (
    <section aria-label={m.your_registrations()} className="grid gap-3">
      {own.map((registration) => (
        <OwnRegistration key={registration.id} opportunity={opportunity} registration={registration} />
      ))}
    </section>
  )
}

/** All upcoming registrations, for screens other than an opportunity's own. */
export function MyRegistrations({ registrations }: { registrations: readonly MyRegistration[] }) {
  if (registrations.length === 0) return null
  return (
    <section aria-labelledby="my-registrations" className="print:hidden">
      <h2 id="my-registrations" className="mb-3 text-xl">
        {m.my_registrations()}
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
  const { mutateAsync: withdraw } = useMutation(mutationOf(WithdrawRegistrationDocument))
  const accept = useMutation(mutationOf(AcceptWaitlistOfferDocument))
  const decline = useMutation(mutationOf(DeclineWaitlistOfferDocument))
  const { mutateAsync: acceptRegistration } = useMutation(mutationOf(AcceptRegistrationDocument))
  const { id, player, viewerCanWithdraw, offerExpiresAt, waitlistPosition } = registration
  const name = nameOf(registration)
  const { updatedAt: opportunityUpdatedAt, waiverHash } = opportunity
  const seen = { registrationID: id, opportunityUpdatedAt }
  const { state, next } = statusText(opportunity, registration, !isElsewhere)
  const Heading = isElsewhere ? 'h3' : 'h2'
  const isOn = registration.status !== 'REJECTED' && takesPlace(opportunity)
  const isGood = registration.status === 'APPROVED' || offerExpiresAt !== null
  const loss = isGood ? 'spot' : waitlistPosition ? 'place' : 'none'

  const askAndWithdraw = () =>
    confirmWithAlerts({
      title: m.withdraw_name({ name }),
      message: m.are_you_sure_you_want_to_withdraw({ name, loss }),
      actionLabel: m.withdraw(),
      destructive: true,
      action: () => withdraw({ registrationID: id }),
      done: m.name_withdrawn({ name }),
    })

  const askAndAccept = () =>
    confirmWithAlerts({
      title: m.accept_for_name({ name }),
      message: opportunity.waiverText ?? m.name_was_registered_by_a_coach({ name }),
      actionLabel: opportunity.waiverText ? m.accept_waiver_and_register() : m.accept(),
      action: () => acceptRegistration({ ...seen, waiverHash, waiverSigned: true }),
      done: m.name_accepted({ name }),
    })

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
      {registration.waiver && (
        <SignedWaiver registrationID={id} opportunityID={opportunity.id} {...registration.waiver} />
      )}
      <div className="flex flex-wrap gap-3 empty:hidden print:hidden">
        {registration.viewerCanAccept && <Button onClick={askAndAccept}>{m.accept()}</Button>}
        {offerExpiresAt && (
          <>
            {!registration.waitsForFamily && (
              <Button
                busy={accept.isPending}
                onClick={() =>
                  accept.mutateAsync(seen).then(() => alerts.success(m.name_approved({ name })), alerts.failed)
                }
              >
                {m.take_the_spot()}
              </Button>
            )}
            <Button
              variant="secondary"
              busy={decline.isPending}
              onClick={() =>
                decline
                  .mutateAsync({ registrationID: id })
                  .then(() => alerts.success(m.the_spot_goes_to_the_next_family()), alerts.failed)
              }
            >
              {m.decline()}
            </Button>
          </>
        )}
        {isOn && (
          <>
            <AddToCalendar entry={calendarEntryOf(opportunity)} />
            <ShareButton title={opportunity.title} url={siteURL(paths.opportunity(opportunity.id))} />
          </>
        )}
        {viewerCanWithdraw && registration.status !== 'REJECTED' && (
          <Button variant="secondary" onClick={askAndWithdraw}>
            {m.withdraw()}
          </Button>
        )}
      </div>
    </div>
  )
}

function statusText(
  { timeZone, status, decideBy }: RegisteredOpportunity,
  { status: decision, waitlistPosition, offerExpiresAt, rejectionReason, waitsForFamily }: Registration,
  isAboveDetails: boolean,
): { state: string; next: ReactNode } {
  if (decision === 'APPROVED')
    return {
      state: m.approved(),
      next:
        status === 'CANCELLED'
          ? m.the_opportunity_was_canceled()
          : isAboveDetails
            ? m.the_spot_is_yours_details_below()
            : m.the_spot_is_yours(),
    }
  if (decision === 'REJECTED')
    return {
      state: m.not_selected(),
      next: rejectionReason
        ? m.the_organizer_wrote({ reason: rejectionReason })
        : m.the_organizer_gave_the_spots_to_others(),
    }
  if (status === 'CANCELLED') return { state: m.pending(), next: m.the_opportunity_was_canceled() }
  if (waitsForFamily && offerExpiresAt)
    return {
      state: m.spot_held(),
      next: <Rich text={m.were_holding_the_spot_until()} time={() => <Time at={offerExpiresAt} zone={timeZone} />} />,
    }
  if (waitsForFamily)
    return { state: m.waiting_for_the_family(), next: m.a_coach_made_this_registration_it_counts_once() }
  if (offerExpiresAt)
    return {
      state: m.a_spot_is_free(),
      next: <Rich text={m.were_holding_it_for_you_until()} time={() => <Time at={offerExpiresAt} zone={timeZone} />} />,
    }
  if (waitlistPosition)
    return { state: m.waitlist_number({ position: waitlistPosition }), next: m.well_email_you_when_a_spot_is_free() }
  return {
    state: m.pending(),
    next: decideBy ? m.the_organizer_decides_by_day({ day: formatDay(decideBy) }) : m.the_organizer_decides_next(),
  }
}

type SignedWaiverProps = { registrationID: string; opportunityID: string; version: string }

/** The waiver as the family accepted it. Its text loads when it is opened. */
function SignedWaiver({ registrationID, opportunityID, version }: SignedWaiverProps) {
  const [isOpen, setOpen] = useState(false)
  const { data, error } = useQuery({
    ...queryOf(SignedWaiversDocument, { opportunityID }, ({ opportunity }) => opportunity?.registrations ?? []),
    enabled: isOpen,
  })
  const waiver = data?.find(({ id }) => id === registrationID)?.waiver
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)} className="print:hidden">
      <summary className="min-h-11 py-2 font-semibold">{m.waiver_accepted_version({ version })}</summary>
      {waiver ? (
        <>
          <p className="mb-2 text-soft">
            {formatDay(waiver.signedAt)}
            {waiver.signedBy && `, ${waiver.signedBy}`}
          </p>
          <p className="text-sm whitespace-pre-line">{waiver.text}</p>
        </>
      ) : (
        <p role="status">{error ? error.message : m.loading()}</p>
      )}
    </details>
  )
}
