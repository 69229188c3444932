import { useMutation } from '@tanstack/react-query'
import type { HideableKind } from '../../api/generated.ts'
import { mutationOf } from '../../api/options.ts'
import { Button } from '../../ui/button.tsx'
import { withReason } from '../../ui/confirm-reason.tsx'
import { confirmWithAlerts } from '../../ui/confirm-with-alerts.ts'
import { HideRecordDocument, UnhideRecordDocument } from './reports.generated.ts'

type HideButtonProps = { kind: HideableKind; id: string; name: string; isHidden: boolean; hasOwner: boolean }

export function HideButton({ kind, id, name, isHidden, hasOwner }: HideButtonProps) {
  const { mutateAsync: hide } = useMutation(mutationOf(HideRecordDocument))
  const { mutateAsync: unhide } = useMutation(mutationOf(UnhideRecordDocument))

  const askAndHide = () => confirmHide({ name, hasOwner }, (reason) => hide({ kind, id, reason }))
  const askAndShow = () =>
    confirmWithAlerts({
      title: `Show ${name} Again`,
      message: `Show ${name} to everyone again?${hasOwner ? ' Its owner is notified.' : ''}`,
      actionLabel: 'Show Again',
      action: () => unhide({ kind, id }),
      done: 'Shown again.',
    })

  return (
    <Button
      variant="secondary"
      size="small"
      aria-label={isHidden ? `Show Again: ${name}` : undefined}
      onClick={isHidden ? askAndShow : askAndHide}
    >
      {isHidden ? 'Show Again' : 'Hide'}
    </Button>
  )
}

/** Asks whether to hide the record, and for the reason that its owner will see. */
export const confirmHide = (
  { name, hasOwner }: { name: string; hasOwner: boolean },
  hide: (reason: string) => Promise<unknown>,
) =>
  confirmWithAlerts(
    withReason({
      title: `Hide ${name}`,
      message: (
        <p>
          Hide {name} from everyone but {hasOwner && 'its owner and '}admins? You can undo this.
        </p>
      ),
      hint: hasOwner ? 'Its owner gets an email with this reason.' : 'It has no owner, so only admins read this.',
      required: true,
      actionLabel: 'Hide',
      destructive: true,
      action: hide,
      done: 'Hidden.',
    }),
  )
