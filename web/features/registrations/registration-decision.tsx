import { useMutation } from '@tanstack/react-query'
import * as m from '../../../functions/values/messages/generated.ts'
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

export const FullReason = () => <span id={FULL_REASON_ID}>{m.this_opportunity_is_full_to_approve_someone_raise()}</span>

const done = { APPROVED: m.name_approved, REJECTED: m.name_rejected, PENDING: m.name_is_pending }

/** Asks for the reason of a rejection, which the family sees. */
const decide = (name: string, status: RegistrationStatus, send: (reason?: string) => Promise<unknown>) =>
  status === 'REJECTED'
    ? confirmWithAlerts(rejection({ title: m.reject_name({ name }), action: send, done: m.name_rejected({ name }) }))
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
        busyText={m.approve()}
        unavailableReasonID={isFull ? FULL_REASON_ID : undefined}
        aria-label={m.approve_name({ name })}
        onClick={() => answer(true)}
      >
        {m.approve()}
      </Button>
      <Button
        variant="secondary"
        size="small"
        busy={isPending}
        busyText={m.reject()}
        aria-label={m.reject_name({ name })}
        onClick={() => answer(false)}
      >
        {m.reject()}
      </Button>
    </>
  )
}

/** Sets any status. */
export function StatusSelect({ registration: { id, status }, name }: Decided) {
  const { mutateAsync: update, isPending } = useMutation(mutationOf(UpdateRegistrationStatusDocument))
  return (
    <Select
      aria-label={m.status_of_name({ name })}
      className="w-36 max-w-full"
      value={status}
      aria-busy={isPending || undefined}
      options={statusOptions}
      onChange={({ target: { value } }) => {
        if (isStatus(value) && !isPending) decide(name, value, (reason) => update({ id, status: value, reason }))
      }}
    />
  )
}
