import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import * as m from '../../../functions/values/messages/generated.ts'
import { EvaluatorsDocument, InviteEvaluatorDocument, RemoveEvaluatorDocument } from '../../api/generated.ts'
import { mutationOf, queryOf } from '../../api/options.ts'
import { type PickedUser, UserPicker } from '../../finding/picks.tsx'
import { paths } from '../../paths.ts'
import { alerts } from '../../ui/alerts.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Button, LinkButton } from '../../ui/button.tsx'
import { confirmWithAlerts } from '../../ui/confirm-with-alerts.ts'
import { Field } from '../../ui/field.tsx'
import { Loaded } from '../../ui/loaded.tsx'

/** For the organizer: the people who score players. */
export function EvaluatorsPanel({ opportunityID }: { opportunityID: string }) {
  const { mutateAsync: invite, isPending } = useMutation(mutationOf(InviteEvaluatorDocument))
  const { mutateAsync: remove } = useMutation(mutationOf(RemoveEvaluatorDocument))
  const [user, setUser] = useState<PickedUser | null>(null)

  async function send({ id }: PickedUser) {
    try {
      await invite({ opportunityID, userID: id })
      setUser(null)
      alerts.success(m.invitation_sent())
    } catch (error) {
      alerts.failed(error)
    }
  }

  const askAndRemove = (userID: string, name: string) =>
    confirmWithAlerts({
      title: m.remove_evaluator(),
      message: m.name_can_no_longer_score_players({ name }),
      actionLabel: m.remove(),
      destructive: true,
      action: () => remove({ opportunityID, userID }),
      done: m.evaluator_removed(),
    })

  return (
    <section
      aria-labelledby="evaluators"
      className="mt-8 max-w-3xl rounded-lg border border-line bg-surface p-5 print:hidden"
    >
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="evaluators" className="text-xl">
          {m.evaluators()}
        </h2>
        <LinkButton to={paths.evaluate(opportunityID)} variant="secondary" size="small">
          {m.score_players_button()}
        </LinkButton>
      </div>
      <p className="mt-1 mb-3 max-w-prose text-soft">{m.they_give_approved_players_a_score()}</p>
      <Loaded query={useQuery(queryOf(EvaluatorsDocument, { opportunityID }))}>
        {(evaluators) => (
          <ul className="divide-y divide-line empty:hidden">
            {evaluators.map(({ userID, name, isPending }) => (
              <li key={userID} className="flex items-center gap-3 py-2">
                <p className="min-w-0 flex-1">
                  <span className="font-semibold">{name ?? m.deleted_account()}</span>{' '}
                  {isPending && <Badge tone="warn">{m.contact_invited()}</Badge>}
                </p>
                <Button
                  variant="ghost"
                  size="small"
                  aria-label={name ? m.remove_title({ title: name }) : m.remove_evaluator()}
                  onClick={() => askAndRemove(userID, name ?? m.this_account())}
                >
                  {m.remove()}
                </Button>
              </li>
            ))}
          </ul>
        )}
      </Loaded>
      <div className="mt-3 flex flex-wrap items-end gap-3">
        <Field label={m.invite_an_evaluator()} className="min-w-0 flex-1 basis-60">
          <UserPicker value={user} onChange={setUser} />
        </Field>
        <Button variant="secondary" disabled={!user} busy={isPending} onClick={() => user && send(user)}>
          {m.invite()}
        </Button>
      </div>
    </section>
  )
}
