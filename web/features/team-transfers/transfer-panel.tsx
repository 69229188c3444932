import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { formatDay } from '../../../functions/values/time-format.ts'
import type { PickedUser } from '../../finding/picks.ts'
import { UserPicker } from '../../finding/user-picker.tsx'
import { Button } from '../../ui/button.tsx'
import { confirmWithAlerts } from '../../ui/confirm-with-alerts.ts'
import { Field } from '../../ui/field.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { cancelTransferMutation, teamTransferQuery, transferTeamMutation } from './queries.ts'

type TransferPanelProps = {
  team: { id: string; name: string }
}

/** For the owner: offers the team to another account, or withdraws the offer. */
export function TransferPanel({ team }: TransferPanelProps) {
  return (
    <section className="mt-10 max-w-3xl rounded-lg border border-line bg-surface p-5">
      <h2 className="text-xl">Transfer ownership</h2>
      <p className="mt-1 mb-4 max-w-prose text-soft">
        The new owner accepts first. Then the team is theirs with all its opportunities and events, and neither you nor
        its managers can manage them, unless the new owner appoints you. If you added yourself as a contact, that ends
        too.
      </p>
      <Loaded query={useQuery(teamTransferQuery(team.id))}>
        {(transfer) => (transfer ? <Offered team={team} transfer={transfer} /> : <Offer team={team} />)}
      </Loaded>
    </section>
  )
}

function Offer({ team }: TransferPanelProps) {
  const { mutateAsync: transfer } = useMutation(transferTeamMutation(team.id))
  const [user, setUser] = useState<PickedUser | null>(null)

  const askAndOffer = ({ id, name }: PickedUser) =>
    confirmWithAlerts(
      {
        title: `Offer ${team.name}`,
        message: `Do you want to offer ${team.name} to ${name}? We email them to accept. The offer ends after 14 days.`,
        actionLabel: 'Offer Team',
        action: () => transfer(id),
      },
      'Team offered!',
    )

  return (
    <div className="grid gap-4">
      <Field label="New owner">
        <UserPicker value={user} onChange={setUser} />
      </Field>
      <Button
        variant="secondary"
        className="justify-self-start"
        disabled={!user}
        onClick={() => user && askAndOffer(user)}
      >
        Offer Team
      </Button>
    </div>
  )
}

type Transfer = { id: string; toName: string | null; expiresAt: string }

function Offered({ team, transfer }: { team: { name: string }; transfer: Transfer }) {
  const { mutateAsync: cancel } = useMutation(cancelTransferMutation)
  const name = transfer.toName ?? 'another account'

  const askAndCancel = () =>
    confirmWithAlerts(
      {
        title: 'Cancel the offer',
        message: `${name} can no longer take over ${team.name}.`,
        actionLabel: 'Cancel Offer',
        cancelLabel: 'Keep Offer',
        action: () => cancel(transfer.id),
      },
      'Offer canceled.',
      `${name} has already answered, or the offer has ended.`,
    )

  return (
    <div className="flex flex-wrap items-center gap-3">
      <p className="min-w-0 flex-1 basis-60">
        Offered to <span className="font-semibold">{name}</span> until {formatDay(transfer.expiresAt.slice(0, 10))}.
      </p>
      <Button variant="secondary" size="small" onClick={askAndCancel}>
        Cancel Offer
      </Button>
    </div>
  )
}
