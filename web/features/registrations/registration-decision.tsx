import { useMutation } from '@tanstack/react-query'
import * as manageRegistrationTexts from '#messages/manage-registrations'
import * as ownRegistrationTexts from '#messages/own-registrations'
import * as playerFormTexts from '#messages/player-form'
import type { RegistrationStatus } from '../../api/generated.ts'
import { mutationOf } from '../../api/options.ts'
import { alerts } from '../../ui/alerts.tsx'
import { Button } from '../../ui/button.tsx'
import { rejection } from '../../ui/confirm-reason.tsx'
import { confirmWithAlerts } from '../../ui/confirm-with-alerts.ts'
import { Select } from '../../ui/field.tsx'
import { Rich } from '../../ui/rich.tsx'
import type { ManagedOpportunity, ManagedRegistration } from './queries.ts'
import {
  ApproveRegistrationDocument,
  OfferSpotDocument,
  RejectRegistrationDocument,
  UpdateRegistrationStatusDocument,
  WaitlistRegistrationDocument,
} from './registrations.generated.ts'
import { isStatus, statusOptions } from './statuses.ts'
import { type Decided, type OnDecided, useUndo } from './use-decisions.ts'

type Named = { registration: Pick<Decided, 'id' | 'status'>; name: string }

/** ID of the text that explains why nobody can be approved. */
const FULL_REASON_ID = 'full-reason'

export const FullReason = () => <span id={FULL_REASON_ID}>{manageRegistrationTexts.fullRaiseCapacity}</span>

const done = {
  APPROVED: ownRegistrationTexts.nameApproved,
  REJECTED: manageRegistrationTexts.nameRejected,
  PENDING: manageRegistrationTexts.nameIsPending,
}

type Send = (reason?: string) => Promise<Decided>

/** Sends a decision, for a rejection with a reason that the family sees, and offers to undo it. */
function useDecide(name: string, onDecided?: OnDecided) {
  const offerUndo = useUndo(onDecided)
  return (status: RegistrationStatus, send: Send) => {
    const decide = async (reason?: string) => {
      const decided = await send(reason)
      onDecided?.(decided)
      offerUndo(done[status]({ name }), [decided])
    }
    return status === 'REJECTED'
      ? confirmWithAlerts(rejection({ title: manageRegistrationTexts.rejectName(name), action: decide }))
      : decide().catch(alerts.failed)
  }
}

type Waiting = Pick<ManagedRegistration, 'waitlistPosition' | 'isWaitlistedByCoach' | 'offerExpiresAt'>
type DecisionButtonsProps = Named & {
  onDecided?: OnDecided
  isFull: boolean
}

/** Approves or rejects a pending registration. */
export function DecisionButtons({ registration: { id, status }, name, isFull, onDecided }: DecisionButtonsProps) {
  const approve = useMutation(mutationOf(ApproveRegistrationDocument))
  const reject = useMutation(mutationOf(RejectRegistrationDocument))
  const decide = useDecide(name, onDecided)
  if (status !== 'PENDING') return null
  return (
    <>
      <Button
        size="small"
        data-series="approve"
        busy={approve.isPending}
        busyText={manageRegistrationTexts.approve}
        unavailableReasonID={isFull ? FULL_REASON_ID : undefined}
        aria-label={manageRegistrationTexts.approveName(name)}
        onClick={() => decide('APPROVED', () => approve.mutateAsync({ registrationID: id }))}
      >
        {manageRegistrationTexts.approve}
      </Button>
      <Button
        variant="secondary"
        size="small"
        data-series="reject"
        busy={reject.isPending}
        busyText={manageRegistrationTexts.reject}
        aria-label={manageRegistrationTexts.rejectName(name)}
        onClick={() => decide('REJECTED', (reason) => reject.mutateAsync({ registrationID: id, reason }))}
      >
        {manageRegistrationTexts.reject}
      </Button>
    </>
  )
}

type WaitlistButtonsProps = Named & { isFull: boolean; waiting: Waiting }

/** Keeps a pending registration for a spot that becomes free, or offers it a free one. */
export function WaitlistButtons({ registration: { id, status }, name, isFull, waiting }: WaitlistButtonsProps) {
  const waitlist = useMutation(mutationOf(WaitlistRegistrationDocument))
  if (status !== 'PENDING' || waiting.offerExpiresAt) return null
  return (
    <>
      {(waiting.waitlistPosition === null || isFull) && !waiting.isWaitlistedByCoach && (
        <Button
          variant="secondary"
          size="small"
          busy={waitlist.isPending}
          busyText={manageRegistrationTexts.waitlist}
          aria-label={manageRegistrationTexts.waitlistName(name)}
          onClick={() =>
            waitlist
              .mutateAsync({ registrationID: id })
              .then(() => alerts.success(manageRegistrationTexts.nameWaitlisted(name)), alerts.failed)
          }
        >
          {manageRegistrationTexts.waitlist}
        </Button>
      )}
      {waiting.waitlistPosition !== null && !isFull && (
        <OfferButton registrationID={id} name={name} variant="secondary" />
      )}
    </>
  )
}

type OfferButtonProps = { registrationID: string; name: string; variant?: 'secondary' }

function OfferButton({ registrationID, name, variant }: OfferButtonProps) {
  const { mutateAsync: offer, isPending } = useMutation(mutationOf(OfferSpotDocument))
  return (
    <Button
      variant={variant}
      size="small"
      busy={isPending}
      busyText={manageRegistrationTexts.offerSpot}
      aria-label={manageRegistrationTexts.offerSpotTo(name)}
      onClick={() =>
        offer({ registrationID }).then(() => alerts.success(manageRegistrationTexts.spotOfferedTo(name)), alerts.failed)
      }
    >
      {manageRegistrationTexts.offerSpot}
    </Button>
  )
}

/** Who is proposed for a free spot. */
export function NextInLine({
  registration: { id, player },
}: {
  registration: NonNullable<ManagedOpportunity['nextInLine']>
}) {
  const name = player?.name ?? playerFormTexts.unnamedPlayer
  return (
    <p
      role="status"
      className="mb-4 flex items-center gap-3 rounded-lg border border-grass bg-grass/8 p-3 print:hidden"
    >
      <span className="min-w-0 max-sm:flex-1">
        <Rich
          text={manageRegistrationTexts.nextInLine(name)}
          strong={(text) => <span className="font-semibold">{text}</span>}
        />
      </span>
      <OfferButton registrationID={id} name={name} />
    </p>
  )
}

type StatusSelectProps = Named & { onDecided: OnDecided }

/** Sets any status. */
export function StatusSelect({ registration: { id, status }, name, onDecided }: StatusSelectProps) {
  const { mutateAsync: update, isPending } = useMutation(mutationOf(UpdateRegistrationStatusDocument))
  const decide = useDecide(name, onDecided)
  return (
    <Select
      aria-label={manageRegistrationTexts.statusOfName(name)}
      className="w-36 max-w-full"
      value={status}
      aria-busy={isPending || undefined}
      options={statusOptions}
      onChange={({ target: { value } }) => {
        if (isStatus(value) && !isPending) void decide(value, (reason) => update({ id, status: value, reason }))
      }}
    />
  )
}
