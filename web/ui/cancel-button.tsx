import * as m from '../../functions/values/messages/generated.ts'
import { Button } from './button.tsx'
import { useLeaveDrawer } from './drawer-context.ts'

/** Closes its drawer, like Escape. */
export function CancelButton({ className }: { className?: string }) {
  return (
    <Button variant="secondary" className={className} onClick={useLeaveDrawer()}>
      {m.cancel()}
    </Button>
  )
}
