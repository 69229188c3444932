import * as kitTexts from '#messages/kit'
import { Button } from './button.tsx'

type ErrorBoxProps = { message: string; onRetry?: () => void }

export function ErrorBox({ message, onRetry }: ErrorBoxProps) {
  return (
    <div role="alert" className="grid justify-items-start gap-2 rounded-lg border border-danger bg-danger/8 p-4">
      <p className="font-semibold text-danger">{kitTexts.error}</p>
      <p>{message}</p>
      {onRetry && (
        <Button variant="secondary" size="small" onClick={onRetry}>
          {kitTexts.tryAgain}
        </Button>
      )}
    </div>
  )
}
