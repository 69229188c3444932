import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import * as m from '../../../functions/values/messages/generated.ts'
import { formatDay } from '../../../functions/values/time-format.ts'
import { CancelTransferDocument, TransferOfTeamDocument, TransferTeamDocument } from '../../api/generated.ts'
import { mutationOf, queryOf } from '../../api/options.ts'
import { creationOf } from '../../api/query-once.ts'
import { type PickedUser, UserPicker } from '../../finding/picks.tsx'
import { Button } from '../../ui/button.tsx'
import { confirmWithAlerts } from '../../ui/confirm-with-alerts.ts'
import { Field } from '../../ui/field.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { Rich } from '../../ui/rich.tsx'

type TransferPanelProps = { team: { id: string; name: string } }

/** For the owner: offers the team to another account, or withdraws the offer. */
export function TransferPanel({ team }: TransferPanelProps) {
  return (
    <section className="mt-10 max-w-3xl rounded-lg border border-line bg-surface p-5">
      <h2 className="text-xl">{m.transfer_ownership()}</h2>
      <p className="mt-1 mb-4 max-w-prose text-soft">{m.the_new_owner_accepts_first()}</p>
      <Loaded query={useQuery(teamTransferQuery(team.id))}>
        {(transfer) => (transfer ? <Offered team={team} transfer={transfer} /> : <Offer team={team} />)}
      </Loaded>
    </section>
  )
}

function Offer({ team }: TransferPanelProps) {
  const { mutateAsync: transfer } = useMutation(creationOf(TransferTeamDocument))
  const [user, setUser] = useState<PickedUser | null>(null)

  const askAndOffer = ({ id, name }: PickedUser) =>
    confirmWithAlerts({
      title: m.offer_name({ team: team.name }),
      message: m.do_you_want_to_offer_team_to_name({ team: team.name, name }),
      actionLabel: m.offer_team(),
      action: () => transfer({ teamID: team.id, userID: id }),
      done: m.team_offered(),
    })

  return (
    <div className="grid gap-4">
      <Field label={m.new_owner()}>
        <UserPicker value={user} onChange={setUser} />
      </Field>
      <Button
        variant="secondary"
        className="justify-self-start"
        disabled={!user}
        onClick={() => user && askAndOffer(user)}
      >
        {m.offer_team()}
      </Button>
    </div>
  )
}

type Transfer = { id: string; toName: string | null; expiresAt: string }

function Offered({ team, transfer }: { team: { name: string }; transfer: Transfer }) {
  const { mutateAsync: cancel } = useMutation(mutationOf(CancelTransferDocument))
  const name = transfer.toName ?? m.another_account()

  const askAndCancel = () =>
    confirmWithAlerts({
      title: m.cancel_the_offer(),
      message: m.name_can_no_longer_take_over_team({ name, team: team.name }),
      actionLabel: m.cancel_offer(),
      cancelLabel: m.keep_offer(),
      action: () => cancel({ id: transfer.id }),
      done: m.offer_canceled(),
      alreadyGone: m.name_has_already_answered_the_offer({ name }),
    })

  return (
    <div className="flex flex-wrap items-center gap-3">
      <p className="min-w-0 flex-1 basis-60">
        <Rich
          text={m.offered_to_name_until_date({ name, date: formatDay(transfer.expiresAt) })}
          name={(name) => <span className="font-semibold">{name}</span>}
        />
      </p>
      <Button variant="secondary" size="small" onClick={askAndCancel}>
        {m.cancel_offer()}
      </Button>
    </div>
  )
}

/** The team's pending transfer, or null. */
export const teamTransferQuery = (teamID: string) =>
  queryOf(TransferOfTeamDocument, { teamID }, ({ team }) => team?.transfer ?? null)
