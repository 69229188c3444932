import { confirm } from '../ui/confirm.ts'
import { useAuth } from './auth.tsx'
import { countPendingCheckIns } from './stored-check-ins.ts'
import { useLeave } from './use-leave.ts'

/** Signs out and navigates. Asks first if unsent check-ins would be lost. */
export function useSignOut() {
  const { logout, user } = useAuth()
  const leave = useLeave()
  return async (to: string) => {
    const unsent = user ? countPendingCheckIns(user.id).reduce((sum, { count }) => sum + count, 0) : 0
    const question = {
      title: 'Sign out?',
      message: `${unsent === 1 ? '1 check-in is' : `${unsent} check-ins are`} only on this device. Signing out drops ${unsent === 1 ? 'it' : 'them'}.`,
      detail: 'To send them, open the check-in page with a connection.',
      actionLabel: 'Sign Out',
      destructive: true,
    }
    if (unsent === 0 || (await confirm(question))) await leave(logout, to)
  }
}
