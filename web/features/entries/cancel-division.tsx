import { useMutation } from '@tanstack/react-query'
import * as entryTexts from '#messages/entries'
import { mutationOf } from '../../api/options.ts'
import { Button } from '../../ui/button.tsx'
import { confirmWithAlerts } from '../../ui/confirm-with-alerts.ts'
import { dollarsOf } from '../../ui/dollars.ts'
import { divisionName } from './enter-team.tsx'
import { CancelDivisionDocument } from './entries.generated.ts'
import type { EnteredEvent, ManagedEntry } from './queries.ts'

type CancelDivisionProps = {
  event: EnteredEvent
  division: EnteredEvent['divisions'][number]
  entries: readonly ManagedEntry[]
}

/** Ends a division that does not make, after a question that lists what is to give back. */
export function CancelDivision({ event, division, entries }: CancelDivisionProps) {
  const { mutateAsync: cancel } = useMutation(mutationOf(CancelDivisionDocument))
  const name = divisionName(division)
  const open = entries.filter(({ status }) => status !== 'WITHDRAWN' && status !== 'DECLINED')
  const paid = open.filter(({ feePaidCents }) => feePaidCents)
  const ask = () =>
    confirmWithAlerts({
      title: entryTexts.confirmCancel(name),
      message: (
        <>
          <p>{entryTexts.cancelEffects(open.length)}</p>
          {paid.length > 0 && (
            <>
              <p className="mt-3 font-semibold">{entryTexts.refund}</p>
              <ul className="list-disc pl-5">
                {paid.map(({ id, team, feePaidCents }) => (
                  <li key={id}>
                    {team?.name}: ${dollarsOf(feePaidCents!)}
                  </li>
                ))}
              </ul>
            </>
          )}
        </>
      ),
      detail: entryTexts.cancelIsFinal,
      actionLabel: entryTexts.doesNotMake,
      destructive: true,
      action: () => cancel({ id: event.id, divisionID: division.id! }),
      done: entryTexts.divisionEnded(name),
    })
  return (
    <Button variant="secondary" size="small" aria-label={entryTexts.divisionDoesNotMake(name)} onClick={ask}>
      {entryTexts.doesNotMake}
    </Button>
  )
}
