import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { PickedUser } from '../../finding/picks.ts'
import { UserPicker } from '../../finding/user-picker.tsx'
import { paths } from '../../paths.ts'
import { alerts } from '../../ui/alerts.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { confirmWithAlerts } from '../../ui/confirm-with-alerts.ts'
import { Field } from '../../ui/field.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { evaluatorsQuery, inviteEvaluatorMutation, removeEvaluatorMutation } from './queries.ts'

type EvaluatorsPanelProps = {
  opportunityID: string
}

/** For the organizer: the people who score players. */
export function EvaluatorsPanel({ opportunityID }: EvaluatorsPanelProps) {
  const { mutateAsync: invite, isPending } = useMutation(inviteEvaluatorMutation(opportunityID))
  const { mutateAsync: remove } = useMutation(removeEvaluatorMutation(opportunityID))
  const [user, setUser] = useState<PickedUser | null>(null)

  async function send({ id }: PickedUser) {
    try {
      await invite(id)
      setUser(null)
      alerts.success('Invitation sent!')
    } catch (error) {
      alerts.failed(error)
    }
  }

  const askAndRemove = (userID: string, name: string) =>
    confirmWithAlerts(
      {
        title: 'Remove evaluator',
        message: `${name} can no longer score players. The scores so far stay.`,
        actionLabel: 'Remove',
        destructive: true,
        action: () => remove(userID),
      },
      'Evaluator removed.',
    )

  return (
    <section
      aria-labelledby="evaluators"
      className="mt-8 max-w-3xl rounded-lg border border-line bg-surface p-5 print:hidden"
    >
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="evaluators" className="text-xl">
          Evaluators
        </h2>
        <LinkButton to={paths.evaluate(opportunityID)} variant="secondary" size="small">
          Score Players
        </LinkButton>
      </div>
      <p className="mt-1 mb-3 max-w-prose text-soft">
        They give approved players a score from 1 to 5 and private notes, which only you read. They see first names and
        numbers.
      </p>
      <Loaded query={useQuery(evaluatorsQuery(opportunityID))}>
        {(evaluators) => (
          <ul className="divide-y divide-line empty:hidden">
            {evaluators.map(({ userID, name, isPending }) => (
              <li key={userID} className="flex items-center gap-3 py-2">
                <p className="min-w-0 flex-1">
                  <span className="font-semibold">{name ?? 'Deleted account'}</span>{' '}
                  {isPending && <Badge tone="warn">Invited</Badge>}
                </p>
                <Button
                  variant="ghost"
                  size="small"
                  aria-label={`Remove ${name ?? 'evaluator'}`}
                  onClick={() => askAndRemove(userID, name ?? 'This account')}
                >
                  Remove
                </Button>
              </li>
            ))}
          </ul>
        )}
      </Loaded>
      <div className="mt-3 flex flex-wrap items-end gap-3">
        <Field label="Invite an evaluator" className="min-w-0 flex-1 basis-60">
          <UserPicker value={user} onChange={setUser} />
        </Field>
        <Button variant="secondary" disabled={!user} busy={isPending} onClick={() => user && send(user)}>
          Invite
        </Button>
      </div>
    </section>
  )
}
