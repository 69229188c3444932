import { useMutation } from '@tanstack/react-query'
import * as scheduleTexts from '#messages/schedule'
import { mutationOf } from '../../api/options.ts'
import { Button } from '../../ui/button.tsx'
import { confirmWithAlerts } from '../../ui/confirm-with-alerts.ts'
import { Section } from '../../ui/section.tsx'
import { UpdateEventDocument } from './event-form.generated.ts'

/** Postpones the event of an edit screen, or says that it takes place after all. */
export function PostponeEvent({ event: { id, status } }: { event: { id: string; status: string } }) {
  const { mutateAsync: update } = useMutation(mutationOf(UpdateEventDocument))
  if (status === 'cancelled') return null
  const isPostponed = status === 'postponed'
  const action = isPostponed ? scheduleTexts.takesPlace : scheduleTexts.postpone
  return (
    <Section
      title={isPostponed ? scheduleTexts.isPostponed : scheduleTexts.postpone}
      className="mt-10 max-w-xl border-t border-line pt-6"
    >
      <p className="mb-3 text-soft">{scheduleTexts.postponeHint}</p>
      <Button
        variant="secondary"
        onClick={() =>
          confirmWithAlerts({
            title: action,
            message: scheduleTexts.teamsAreEmailed,
            actionLabel: action,
            action: () => update({ id, input: { postponed: !isPostponed } }),
            done: isPostponed ? scheduleTexts.takesPlaceAgain : scheduleTexts.postponed,
          })
        }
      >
        {action}
      </Button>
    </Section>
  )
}
