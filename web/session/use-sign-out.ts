import * as m from '../../functions/values/messages/generated.ts'
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
      title: m.sign_out_question(),
      message: m.count_check_ins_are_only_on_this_device({ count: unsent }),
      detail: m.to_send_them_open_the_check_in_page(),
      actionLabel: m.sign_out(),
      destructive: true,
    }
    if (unsent === 0 || (await confirm(question))) await leave(logout, to)
  }
}
