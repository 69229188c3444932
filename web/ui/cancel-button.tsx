import { Button } from './button.tsx'
import { useLeaveDrawer } from './drawer-context.ts'

/** Leaves the drawer it is in, as Escape does. */
export function CancelButton({ className }: { className?: string }) {
  return (
    <Button variant="secondary" className={className} onClick={useLeaveDrawer()}>
      Cancel
    </Button>
  )
}
