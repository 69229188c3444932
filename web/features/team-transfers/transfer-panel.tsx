import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import * as teamTransferTexts from '#messages/team-transfers'
import { formatDay } from '../../../functions/values/time-format.ts'
import { mutationOf, queryOf } from '../../api/options.ts'
import { creationOf } from '../../api/query-once.ts'
import { type PickedUser, UserPicker } from '../../finding/picks.tsx'
import { Button } from '../../ui/button.tsx'
import { confirmWithAlerts } from '../../ui/confirm-with-alerts.ts'
import { Field } from '../../ui/field.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { Rich } from '../../ui/rich.tsx'
import { CancelTransferDocument, TransferOfTeamDocument, TransferTeamDocument } from './team-transfers.generated.ts'

type TransferPanelProps = { team: { id: string; name: string } }

/** For the owner: offers the team to another account, or withdraws the offer. */
export function TransferPanel({ team }: TransferPanelProps) {
  return (
    <section className="mt-10 max-w-3xl rounded-lg border border-line bg-surface p-5">
      <h2 className="text-xl">{teamTransferTexts.transferOwnership}</h2>
      <p className="mt-1 mb-4 max-w-prose text-soft">{teamTransferTexts.newOwnerAcceptsFirst}</p>
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
      title: teamTransferTexts.offerName(team.name),
      message: teamTransferTexts.confirmOffer({ team: team.name, name }),
      actionLabel: teamTransferTexts.offerTeam,
      action: () => transfer({ teamID: team.id, userID: id }),
      done: teamTransferTexts.teamOffered,
    })

  return (
    <div className="grid gap-4">
      <Field label={teamTransferTexts.newOwner}>
        <UserPicker value={user} onChange={setUser} />
      </Field>
      <Button
        variant="secondary"
        className="justify-self-start"
        disabled={!user}
        onClick={() => user && askAndOffer(user)}
      >
        {teamTransferTexts.offerTeam}
      </Button>
    </div>
  )
}

type Transfer = { id: string; toName: string | null; expiresAt: string }

function Offered({ team, transfer }: { team: { name: string }; transfer: Transfer }) {
  const { mutateAsync: cancel } = useMutation(mutationOf(CancelTransferDocument))
  const name = transfer.toName ?? teamTransferTexts.anotherAccount

  const askAndCancel = () =>
    confirmWithAlerts({
      title: teamTransferTexts.cancelTheOffer,
      message: teamTransferTexts.noLongerOffered({ name, team: team.name }),
      actionLabel: teamTransferTexts.cancelOffer,
      cancelLabel: teamTransferTexts.keepOffer,
      action: () => cancel({ id: transfer.id }),
      done: teamTransferTexts.offerCanceled,
      alreadyGone: teamTransferTexts.offerAnswered(name),
    })

  return (
    <div className="flex flex-wrap items-center gap-3">
      <p className="min-w-0 flex-1 basis-60">
        <Rich
          text={teamTransferTexts.offeredUntil({ name, date: formatDay(transfer.expiresAt) })}
          name={(name) => <span className="font-semibold">{name}</span>}
        />
      </p>
      <Button variant="secondary" size="small" onClick={askAndCancel}>
        {teamTransferTexts.cancelOffer}
      </Button>
    </div>
  )
}

/** The team's pending transfer, or null. */
export const teamTransferQuery = (teamID: string) =>
  queryOf(TransferOfTeamDocument, { teamID }, ({ team }) => team?.transfer ?? null)
