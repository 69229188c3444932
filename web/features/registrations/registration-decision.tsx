import { useMutation } from '@tanstack/react-query'
import * as manageRegistrationTexts from '#messages/manage-registrations'
import * as ownRegistrationTexts from '#messages/own-registrations'
import {
  ApproveRegistrationDocument,
  type RegistrationStatus,
  RejectRegistrationDocument,
  UpdateRegistrationStatusDocument,
} from '../../api/generated.ts'
import { answerOf, mutationOf } from '../../api/options.ts'
import { alerts } from '../../ui/alerts.tsx'
import { Button } from '../../ui/button.tsx'
import { rejection } from '../../ui/confirm-reason.tsx'
import { confirmWithAlerts } from '../../ui/confirm-with-alerts.ts'
import { Select } from '../../ui/field.tsx'
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

/** Approves or rejects a pending registration. */
export function DecisionButtons({ registration: { id, status }, name, isFull }: Decided & { isFull: boolean }) {
  const { mutateAsync, isPending } = useMutation(answerOf(ApproveRegistrationDocument, RejectRegistrationDocument))
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
    </>
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
