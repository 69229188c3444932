import { useMutation } from '@tanstack/react-query'
import * as m from '../../../functions/values/messages/generated.ts'
import { AnswerButtons } from '../../ui/answer-buttons.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { confirmWithAlerts } from '../../ui/confirm-with-alerts.ts'
import { Table } from '../../ui/table.tsx'
import { answerRosterMutation, type RosterEntry, removeFromRosterMutation } from './queries.ts'
import { nameIn, rosterColumns } from './roster-columns.tsx'

/** Roster entries that the other side has not accepted. */
export function WaitingPlayers({ waiting }: { waiting: readonly RosterEntry[] }) {
  const { mutateAsync: removeFromRoster } = useMutation(removeFromRosterMutation)
  const { mutateAsync: answer } = useMutation(answerRosterMutation)

  async function cancel(entry: RosterEntry) {
    await confirmWithAlerts(
      {
        title: m.cancel_request(),
        message: m.stop_asking_the_family_of_name({ name: nameIn(entry) }),
        actionLabel: m.cancel_request(),
        cancelLabel: m.keep_request(),
        destructive: true,
        action: () => removeFromRoster(entry.id),
      },
      m.request_canceled(),
      m.the_family_has_already_answered(),
    )
  }

  const columns = [
    ...rosterColumns.slice(0, -1),
    {
      header: m.status(),
      cell: ({ waitsFor }: RosterEntry) => (
        <Badge tone="warn">{waitsFor === 'team' ? m.waiting_for_the_coach() : m.waiting_for_the_family()}</Badge>
      ),
    },
    {
      header: m.actions(),
      actions: true,
      cell: (entry: RosterEntry) => {
        const name = nameIn(entry)
        return entry.viewerCanAnswer ? (
          <AnswerButtons
            subject={name}
            onAnswer={(isAccepted) => answer({ id: entry.id, isAccepted })}
            accepted={m.name_is_on_the_roster_now({ name })}
            declined={m.name_was_declined({ name })}
          />
        ) : (
          <Button
            variant="ghost"
            size="small"
            aria-label={m.cancel_the_request_for_name({ name })}
            onClick={() => cancel(entry)}
          >
            {m.cancel_request()}
          </Button>
        )
      },
    },
  ]

  return (
    <section>
      <h2 className="mb-1 text-xl">
        {m.waiting_entries()} <span className="font-normal text-soft tabular-nums">({waiting.length})</span>
      </h2>
      <p className="mb-3 text-soft">{m.these_players_join_the_roster()}</p>
      <Table caption={m.players_waiting_to_join_the_roster()} rows={waiting} keyOf={({ id }) => id} columns={columns} />
    </section>
  )
}
