import * as m from '../../functions/values/messages/generated.ts'
import { Button } from './button.tsx'

type ErrorBoxProps = { message: string; onRetry?: () => void }

export function ErrorBox({ message, onRetry }: ErrorBoxProps) {
  return (
    <div role="alert" className="grid justify-items-start gap-2 rounded-lg border border-danger bg-danger/8 p-4">
      <p className="font-semibold text-danger">{m.error()}</p>
      <p>{message}</p>
      {onRetry && (
        <Button variant="secondary" size="small" onClick={onRetry}>
          {m.try_again()}
        </Button>
      )}
    </div>
  )
}
