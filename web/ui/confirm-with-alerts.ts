import * as m from '../../functions/values/messages/generated.ts'
import { ApiError } from '../api/api-error.ts'
import { alerts } from './alerts.tsx'
import { confirm, type Question } from './confirm.ts'

export type Confirmed = Question & {
  /** The message of success. */
  done?: string
  /** The message if the record is already gone, which counts as success. What is destructive has a default. */
  alreadyGone?: string
}

/** `confirm` with alerts about success and failure. */
export async function confirmWithAlerts({ done, alreadyGone, ...question }: Confirmed): Promise<boolean> {
  const gone = alreadyGone ?? (question.destructive && m.this_was_already_removed())
  try {
    const isDone = await confirm(question)
    if (isDone && done) alerts.success(done)
    return isDone
  } catch (error) {
    if (gone && error instanceof ApiError && error.code === 'NOT_FOUND') {
      alerts.info(gone)
      return true
    }
    alerts.failed(error)
    return false
  }
}

export const confirmDelete = (name: string, action: () => Promise<unknown>, { isRestorable = true } = {}) =>
  confirmWithAlerts({
    title: m.confirm_delete(),
    message: (isRestorable ? m.are_you_sure_you_want_to_delete_restorable : m.are_you_sure_you_want_to_delete_for_good)(
      { name },
    ),
    actionLabel: m.delete_(),
    destructive: true,
    action,
    done: m.deleted_successfully(),
    alreadyGone: m.name_was_already_deleted({ name }),
  })
