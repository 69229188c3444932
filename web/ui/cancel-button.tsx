import { Button } from './button.tsx'
import { useLeaveDrawer } from './drawer-context.ts'

/** Leaves the drawer it is in, as Escape does. */
export function CancelButton() {
  return (
    <Button variant="secondary" onClick={useLeaveDrawer()}>
      Cancel
    </Button>
  )
}
