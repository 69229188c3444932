import { useMutation } from '@tanstack/react-query'
import { AnswerButtons } from '../../ui/answer-buttons.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { confirmWithAlerts } from '../../ui/confirm-with-alerts.ts'
import { Table } from '../../ui/table.tsx'
import { answerRosterMutation, type RosterEntry, removeFromRosterMutation } from './queries.ts'
import { rosterColumns } from './roster-columns.tsx'

/** Roster entries that the other side has not accepted. */
export function WaitingPlayers({ waiting }: { waiting: readonly RosterEntry[] }) {
  const { mutateAsync: removeFromRoster } = useMutation(removeFromRosterMutation)
  const { mutateAsync: answer } = useMutation(answerRosterMutation)

  async function cancel({ id, player }: RosterEntry) {
    await confirmWithAlerts(
      {
        title: 'Cancel request',
        message: `Stop asking the family of ${player?.name ?? 'this player'}?`,
        actionLabel: 'Cancel request',
        cancelLabel: 'Keep request',
        destructive: true,
        action: () => removeFromRoster(id),
      },
      'Request canceled.',
      'The family has already answered, or the request has ended.',
    )
  }

  const columns = [
    ...rosterColumns.slice(0, -1),
    {
      header: 'Status',
      cell: ({ waitsFor }: RosterEntry) => (
        <Badge tone="warn">{waitsFor === 'team' ? 'Waiting for the coach' : 'Waiting for the family'}</Badge>
      ),
    },
    {
      header: 'Actions',
      actions: true,
      cell: (entry: RosterEntry) => {
        const name = entry.player?.name ?? 'the player'
        return entry.viewerCanAnswer ? (
          <AnswerButtons
            subject={name}
            onAnswer={(isAccepted) => answer({ id: entry.id, isAccepted })}
            accepted={`${name} is on the roster!`}
            declined={`${name} was declined.`}
          />
        ) : (
          <Button
            variant="ghost"
            size="small"
            aria-label={`Cancel the request for ${name}`}
            onClick={() => cancel(entry)}
          >
            Cancel request
          </Button>
        )
      },
    },
  ]

  return (
    <section>
      <h2 className="mb-1 text-xl">
        Waiting <span className="font-normal text-soft tabular-nums">({waiting.length})</span>
      </h2>
      <p className="mb-3 text-soft">These players join the roster when the other side accepts.</p>
      <Table caption="Players waiting to join the roster" rows={waiting} keyOf={({ id }) => id} columns={columns} />
    </section>
  )
}
