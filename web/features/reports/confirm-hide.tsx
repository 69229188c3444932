import { confirmWithAlerts } from '../../ui/confirm-with-alerts.ts'
import { Field } from '../../ui/field.tsx'
import { TextArea } from '../../ui/text-area.tsx'

/** Asks whether to hide the record, and for the reason that its owner will see. */
export function confirmHide(name: string, hide: (reason: string) => Promise<unknown>) {
  let reason = ''
  return confirmWithAlerts(
    {
      title: `Hide ${name}`,
      message: (
        <div className="grid gap-4">
          <p>Hide {name} from everyone but its owner and admins? You can undo this.</p>
          <Field label="Reason" hint="The owner gets an email with this reason." required>
            <TextArea
              rows={3}
              maxLength={500}
              onChange={({ target }) => {
                reason = target.value
              }}
            />
          </Field>
        </div>
      ),
      actionLabel: 'Hide',
      destructive: true,
      action: () => hide(reason),
    },
    'Hidden. Its owner is notified.',
  )
}
