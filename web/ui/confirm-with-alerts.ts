import * as m from '../../functions/values/messages/generated.ts'
import { ApiError } from '../api/api-error.ts'
import { alerts } from './alerts.tsx'
import { confirm } from './confirm.ts'

/**
 * `confirm` with alerts: shows `done` on success and the error on failure. Resolves to true on success, or if what it removes is
 * already gone.
 */
export async function confirmWithAlerts(
  question: Parameters<typeof confirm>[0],
  done?: string,
  alreadyGone = question.destructive && m.this_was_already_removed(),
): Promise<boolean> {
  try {
    const isDone = await confirm(question)
    if (isDone && done) alerts.success(done)
    return isDone
  } catch (error) {
    if (alreadyGone && error instanceof ApiError && error.code === 'NOT_FOUND') {
      alerts.info(alreadyGone)
      return true
    }
    alerts.failed(error)
    return false
  }
}

export const confirmDelete = (name: string, action: () => Promise<unknown>, { isRestorable = true } = {}) =>
  confirmWithAlerts(
    {
      title: m.confirm_delete(),
      message: (isRestorable
        ? m.are_you_sure_you_want_to_delete_restorable
        : m.are_you_sure_you_want_to_delete_for_good)({ name }),
      actionLabel: m.delete_(),
      destructive: true,
      action,
    },
    m.deleted_successfully(),
    m.name_was_already_deleted({ name }),
  )
