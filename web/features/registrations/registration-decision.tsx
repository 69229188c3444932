import { useMutation } from '@tanstack/react-query'
import * as manageRegistrationTexts from '#messages/manage-registrations'
import * as ownRegistrationTexts from '#messages/own-registrations'
import * as playerFormTexts from '#messages/player-form'
import type { RegistrationStatus } from '../../api/generated.ts'
import { answerOf, mutationOf } from '../../api/options.ts'
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

type Decided = { registration: { id: string; status: RegistrationStatus }; name: string }

/** ID of the text that explains why nobody can be approved. */
const FULL_REASON_ID = 'full-reason'

export const FullReason = () => <span id={FULL_REASON_ID}>{manageRegistrationTexts.fullRaiseCapacity}</span>

const done = {
  APPROVED: ownRegistrationTexts.nameApproved,
  REJECTED: manageRegistrationTexts.nameRejected,
  PENDING: manageRegistrationTexts.nameIsPending,
}

/** Asks for the reason of a rejection, which the family sees. */
const decide = (name: string, status: RegistrationStatus, send: (reason?: string) => Promise<unknown>) =>
  status === 'REJECTED'
    ? confirmWithAlerts(
        rejection({
          title: manageRegistrationTexts.rejectName(name),
          action: send,
          done: manageRegistrationTexts.nameRejected({ name }),
        }),
      )
    : send().then(() => alerts.success(done[status]({ name })), alerts.failed)

type Waiting = Pick<ManagedRegistration, 'waitlistPosition' | 'isWaitlistedByCoach' | 'offerExpiresAt'>
type DecisionButtonsProps = Decided & {
  isFull: boolean
  /** Its place in the line, where the organizer offers spots. */
  waiting?: Waiting
}

/** Approves or rejects a pending registration, or keeps it for a spot that becomes free. */
export function DecisionButtons({ registration: { id, status }, name, isFull, waiting }: DecisionButtonsProps) {
  const { mutateAsync, isPending } = useMutation(answerOf(ApproveRegistrationDocument, RejectRegistrationDocument))
  const waitlist = useMutation(mutationOf(WaitlistRegistrationDocument))
  const answer = (isAccepted: boolean) =>
    decide(name, isAccepted ? 'APPROVED' : 'REJECTED', (reason) =>
      mutateAsync({ registrationID: id, isAccepted, reason }),
    )
  if (status !== 'PENDING') return null
  return (
    <>
      <Button
        size="small"
        busy={isPending}
        busyText={manageRegistrationTexts.approve}
        unavailableReasonID={isFull ? FULL_REASON_ID : undefined}
        aria-label={manageRegistrationTexts.approveName(name)}
        onClick={() => answer(true)}
      >
        {manageRegistrationTexts.approve}
      </Button>
      <Button
        variant="secondary"
        size="small"
        busy={isPending}
        busyText={manageRegistrationTexts.reject}
        aria-label={manageRegistrationTexts.rejectName(name)}
        onClick={() => answer(false)}
      >
        {manageRegistrationTexts.reject}
      </Button>
      {waiting &&
        !waiting.offerExpiresAt &&
        (waiting.waitlistPosition === null || isFull) &&
        !waiting.isWaitlistedByCoach && (
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
      {waiting && !waiting.offerExpiresAt && waiting.waitlistPosition !== null && !isFull && (
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
      className="mb-4 flex flex-wrap items-center gap-3 rounded-lg border border-grass bg-grass/8 p-4 print:hidden"
    >
      <Rich
        text={manageRegistrationTexts.nextInLine(name)}
        strong={(text) => <span className="font-semibold">{text}</span>}
      />
      <OfferButton registrationID={id} name={name} />
    </p>
  )
}

/** Sets any status. */
export function StatusSelect({ registration: { id, status }, name }: Decided) {
  const { mutateAsync: update, isPending } = useMutation(mutationOf(UpdateRegistrationStatusDocument))
  return (
    <Select
      aria-label={manageRegistrationTexts.statusOfName(name)}
      className="w-36 max-w-full"
      value={status}
      aria-busy={isPending || undefined}
      options={statusOptions}
      onChange={({ target: { value } }) => {
        if (isStatus(value) && !isPending) void decide(name, value, (reason) => update({ id, status: value, reason }))
      }}
    />
  )
}
