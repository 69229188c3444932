import { confirmWithAlerts } from '../../ui/confirm-with-alerts.ts'
import { ReasonField } from '../../ui/reason-field.tsx'

/** Asks whether to hide the record, and for the reason that its owner will see. */
export function confirmHide(
  { name, hasOwner }: { name: string; hasOwner: boolean },
  hide: (reason: string) => Promise<unknown>,
) {
  let reason = ''
  return confirmWithAlerts(
    {
      title: `Hide ${name}`,
      message: (
        <div className="grid gap-4">
          <p>
            Hide {name} from everyone but {hasOwner && 'its owner and '}admins? You can undo this.
          </p>
          <ReasonField
            hint={hasOwner ? 'Its owner gets an email with this reason.' : 'It has no owner, so only admins read this.'}
            required
            onReason={(typed) => {
              reason = typed
            }}
          />
        </div>
      ),
      actionLabel: 'Hide',
      destructive: true,
      action: () => hide(reason),
    },
    'Hidden.',
  )
}
