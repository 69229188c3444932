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
  alreadyGone = question.destructive && 'This was already removed.',
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

/** Shown in the confirmation before a restorable record is deleted. */
export const RESTORABLE = 'You can restore it for 30 days under Recently Deleted.'

export const confirmDelete = (name: string, action: () => Promise<unknown>, { isRestorable = true } = {}) =>
  confirmWithAlerts(
    {
      title: 'Confirm Delete',
      message: `Are you sure you want to delete ${name}? ${isRestorable ? RESTORABLE : 'This action cannot be undone.'}`,
      actionLabel: 'Delete',
      destructive: true,
      action,
    },
    'Deleted successfully!',
    `${name} was already deleted.`,
  )
