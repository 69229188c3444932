import { useMutation } from '@tanstack/react-query'
import { useRef } from 'react'
import type { HideableKind } from '../../api/generated.ts'
import { Button } from '../../ui/button.tsx'
import { confirmWithAlerts } from '../../ui/confirm-with-alerts.ts'
import { hideRecordMutation, unhideRecordMutation } from './queries.ts'
import { ReasonQuestion } from './reason-question.tsx'

type HideButtonProps = { kind: HideableKind; id: string; name: string; isHidden: boolean }

/** For admins: hides the record or shows it again. */
export function HideButton({ kind, id, name, isHidden }: HideButtonProps) {
  const reason = useRef('')
  const { mutateAsync: hide } = useMutation(hideRecordMutation)
  const { mutateAsync: unhide } = useMutation(unhideRecordMutation)

  const askAndHide = () => {
    reason.current = ''
    return confirmWithAlerts(
      {
        title: `Hide ${name}`,
        message: (
          <ReasonQuestion
            question={`Hide ${name} from everyone but its owner and admins? You can undo this.`}
            onReason={(text) => {
              reason.current = text
            }}
          />
        ),
        actionLabel: 'Hide',
        destructive: true,
        action: () => hide({ kind, id, reason: reason.current }),
      },
      'Hidden. Its owner is notified.',
    )
  }
  const askAndShow = () =>
    confirmWithAlerts(
      {
        title: `Show ${name} Again`,
        message: `Show ${name} to everyone again? Its owner is notified.`,
        actionLabel: 'Show Again',
        action: () => unhide({ kind, id }),
      },
      'Shown again.',
    )

  return (
    <Button
      variant="secondary"
      size="small"
      {...(isHidden && { 'aria-label': `Show Again: ${name}` })}
      onClick={isHidden ? askAndShow : askAndHide}
    >
      {isHidden ? 'Show Again' : 'Hide'}
    </Button>
  )
}
