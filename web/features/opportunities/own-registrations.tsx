import { useMutation } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { formatDay } from '../../../functions/values/time-format.ts'
import type { OwnRegistrationFragment } from '../../api/generated.ts'
import { paths, siteURL } from '../../paths.ts'
import { AddToCalendar } from '../../ui/add-to-calendar.tsx'
import { alerts } from '../../ui/alerts.tsx'
import { Button } from '../../ui/button.tsx'
import { confirmWithAlerts } from '../../ui/confirm-with-alerts.ts'
import { ShareButton } from '../../ui/share-button.tsx'
import { Time } from '../../ui/time.tsx'
import { calendarEntryOf, takesPlace } from './opportunity-calendar.ts'
import {
  acceptOfferMutation,
  acceptRegistrationMutation,
  declineOfferMutation,
  type MyRegistration,
  type OpportunityDetail,
  withdrawMutation,
} from './queries.ts'
import { SignedWaiver } from './signed-waiver.tsx'
import { useOwnRegistrations } from './use-own-registrations.ts'

type Registration = OwnRegistrationFragment
type RegisteredOpportunity = NonNullable<MyRegistration['opportunity']>

const nameOf = ({ player }: Registration) => player?.name.split(' ')[0] ?? 'Your player'

/** The state of the family's registrations, and what happens next. */
export function OwnRegistrations({ opportunity }: { opportunity: OpportunityDetail }) {
  const own = useOwnRegistrations(opportunity)
  if (own.length === 0) return null
  return (
    <section aria-label="Your registrations" className="grid gap-3">
      {own.map((registration) => (
        <OwnRegistration key={registration.id} opportunity={opportunity} registration={registration} />
      ))}
    </section>
  )
}

/** All upcoming registrations, for screens other than an opportunity's own. */
export function MyRegistrations({ registrations, level }: { registrations: readonly MyRegistration[]; level: 2 | 3 }) {
  if (registrations.length === 0) return null
  const Heading = `h${level}` as const
  return (
    <section aria-labelledby="my-registrations" className="print:hidden">
      <Heading id="my-registrations" className={level === 2 ? 'mb-3 text-xl' : 'mb-2 text-lg'}>
        My Registrations
      </Heading>
      <div className="grid gap-3 md:grid-cols-2">
        {registrations.map(
          ({ opportunity, ...registration }) =>
            opportunity && (
              <OwnRegistration
                key={registration.id}
                opportunity={opportunity}
                registration={registration}
                levelElsewhere={level}
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
  /** Heading level above it, on screens other than the opportunity's own. */
  levelElsewhere?: 2 | 3
}

function OwnRegistration({ opportunity, registration, levelElsewhere }: OwnRegistrationProps) {
  const { mutateAsync: withdraw } = useMutation(withdrawMutation)
  const accept = useMutation(acceptOfferMutation)
  const decline = useMutation(declineOfferMutation)
  const { mutateAsync: acceptRegistration } = useMutation(acceptRegistrationMutation)
  const { id, player, viewerCanWithdraw, offerExpiresAt, waitlistPosition } = registration
  const name = nameOf(registration)
  const seen = { registrationID: id, opportunityUpdatedAt: opportunity.updatedAt }
  const seenWaiver = { ...seen, waiverHash: opportunity.waiverHash }
  const { state, next } = statusText(opportunity, registration, levelElsewhere === undefined)
  const Heading = levelElsewhere === 3 ? 'h4' : levelElsewhere === 2 ? 'h3' : 'h2'
  const isOn = registration.status !== 'REJECTED' && takesPlace(opportunity)
  const isGood = registration.status === 'APPROVED' || offerExpiresAt !== null
  const loss = isGood
    ? ', and the spot goes to others'
    : waitlistPosition
      ? `, and ${name} loses the place on the waitlist`
      : ''

  const askAndWithdraw = () =>
    confirmWithAlerts(
      {
        title: `Withdraw ${name}`,
        message: `Are you sure you want to withdraw the registration of ${name}? The organizer is notified${loss}.`,
        actionLabel: 'Withdraw',
        destructive: true,
        action: () => withdraw(id),
      },
      `${name}: withdrawn`,
    )

  const askAndAccept = () =>
    confirmWithAlerts(
      {
        title: `Accept for ${name}`,
        message: opportunity.waiverText ?? `${name} was registered by a coach. Do you accept?`,
        actionLabel: opportunity.waiverText ? 'Accept waiver and register' : 'Accept',
        action: () => acceptRegistration(seenWaiver),
      },
      `${name}: accepted`,
    )

  async function answer({ mutateAsync }: typeof accept | typeof decline, done: string) {
    try {
      await mutateAsync(seen)
      alerts.success(done)
    } catch (error) {
      alerts.failed(error)
    }
  }

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
      {levelElsewhere && (
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
        {registration.viewerCanAccept && <Button onClick={askAndAccept}>Accept</Button>}
        {offerExpiresAt && (
          <>
            {!registration.waitsForFamily && (
              <Button busy={accept.isPending} onClick={() => answer(accept, `${name}: approved`)}>
                Take the spot
              </Button>
            )}
            <Button
              variant="secondary"
              busy={decline.isPending}
              onClick={() => answer(decline, 'The spot goes to the next family')}
            >
              Decline
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
            Withdraw
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
      state: 'Approved',
      next:
        status === 'CANCELLED'
          ? 'The opportunity was canceled.'
          : `The spot is yours.${isAboveDetails ? ' The details are below.' : ''}`,
    }
  if (decision === 'REJECTED')
    return {
      state: 'Not selected',
      next: rejectionReason ? `The organizer wrote: ${rejectionReason}` : 'The organizer gave the spots to others.',
    }
  if (status === 'CANCELLED') return { state: 'Pending', next: 'The opportunity was canceled.' }
  if (waitsForFamily && offerExpiresAt)
    return {
      state: 'Spot held',
      next: (
        <>
          We're holding the spot until <Time at={offerExpiresAt} zone={timeZone} />. It's yours once you accept.
        </>
      ),
    }
  if (waitsForFamily)
    return {
      state: 'Waiting for the family',
      next: 'A coach made this registration. It counts once the family accepts it.',
    }
  if (offerExpiresAt)
    return {
      state: 'A spot is free',
      next: (
        <>
          We're holding it for you until <Time at={offerExpiresAt} zone={timeZone} />. After that it goes to the next
          family on the waitlist.
        </>
      ),
    }
  if (waitlistPosition)
    return {
      state: `Waitlist, number ${waitlistPosition}`,
      next: "We'll email you when a spot is free. You then have a day to take it, up to 2 hours before the start.",
    }
  return {
    state: 'Pending',
    next: `The organizer decides next${decideBy ? `, by ${formatDay(decideBy)}` : ''}. We'll email you.`,
  }
}
