import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import * as calendarTexts from '#messages/calendars'
import * as deletedRecordTexts from '#messages/deleted-records'
import * as evaluationTexts from '#messages/evaluations'
import * as guestPlayTexts from '#messages/guest-play'
import * as teamTexts from '#messages/teams'
import * as wordTexts from '#messages/words'
import { mutationOf, queryOf } from '../../api/options.ts'
import { type PickedUser, UserPicker } from '../../finding/picks.tsx'
import { paths } from '../../paths.ts'
import { alerts } from '../../ui/alerts.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Button, LinkButton } from '../../ui/button.tsx'
import { confirmWithAlerts } from '../../ui/confirm-with-alerts.ts'
import { Field } from '../../ui/field.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { EvaluatorsDocument, InviteEvaluatorDocument, RemoveEvaluatorDocument } from './evaluations.generated.ts'

/** For the organizer: the people who score players. */
export function EvaluatorsPanel({ opportunityID }: { opportunityID: string }) {
  const { mutateAsync: invite, isPending } = useMutation(mutationOf(InviteEvaluatorDocument))
  const { mutateAsync: remove } = useMutation(mutationOf(RemoveEvaluatorDocument))
  const [user, setUser] = useState<PickedUser | null>(null)

  async function send({ id }: PickedUser) {
    try {
      await invite({ opportunityID, userID: id })
      setUser(null)
      alerts.success(guestPlayTexts.invitationSent)
    } catch (error) {
      alerts.failed(error)
    }
  }

  const askAndRemove = (userID: string, name: string) =>
    confirmWithAlerts({
      title: evaluationTexts.removeEvaluator,
      message: evaluationTexts.noLongerScores(name),
      actionLabel: wordTexts.remove,
      destructive: true,
      action: () => remove({ opportunityID, userID }),
      done: evaluationTexts.evaluatorRemoved,
    })

  return (
    <section
      aria-labelledby="evaluators"
      className="mt-8 max-w-3xl rounded-lg border border-line bg-surface p-5 print:hidden"
    >
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="evaluators" className="text-xl">
          {evaluationTexts.evaluators}
        </h2>
        <LinkButton to={paths.evaluate(opportunityID)} variant="secondary" size="small">
          {evaluationTexts.scorePlayersButton}
        </LinkButton>
      </div>
      <p className="mt-1 mb-3 max-w-prose text-soft">{evaluationTexts.evaluatorsHint}</p>
      <Loaded query={useQuery(queryOf(EvaluatorsDocument, { opportunityID }))}>
        {(evaluators) => (
          <ul className="divide-y divide-line empty:hidden">
            {evaluators.map(({ userID, name, isPending }) => (
              <li key={userID} className="flex items-center gap-3 py-2">
                <p className="min-w-0 flex-1">
                  <span className="font-semibold">{name ?? deletedRecordTexts.deletedAccount}</span>{' '}
                  {isPending && <Badge tone="warn">{teamTexts.contactInvited}</Badge>}
                </p>
                <Button
                  variant="ghost"
                  size="small"
                  aria-label={name ? calendarTexts.removeTitle(name) : evaluationTexts.removeEvaluator}
                  onClick={() => askAndRemove(userID, name ?? evaluationTexts.thisAccount)}
                >
                  {wordTexts.remove}
                </Button>
              </li>
            ))}
          </ul>
        )}
      </Loaded>
      <div className="mt-3 flex flex-wrap items-end gap-3">
        <Field label={evaluationTexts.inviteAnEvaluator} className="min-w-0 flex-1 basis-60">
          <UserPicker value={user} onChange={setUser} />
        </Field>
        <Button variant="secondary" disabled={!user} busy={isPending} onClick={() => user && send(user)}>
          {guestPlayTexts.invite}
        </Button>
      </div>
    </section>
  )
}
