import { Button } from './button.tsx'
import { useLeaveDrawer } from './drawer-context.ts'

/** Closes its drawer, like Escape. */
export function CancelButton({ className }: { className?: string }) {
  return (
    <Button variant="secondary" className={className} onClick={useLeaveDrawer()}>
      Cancel
    </Button>
  )
}
