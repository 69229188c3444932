import { alerts } from './alerts.tsx'
import { confirm } from './confirm.ts'

/** `confirm` that tells how it went: `done` once the action is, its reason if it failed. True when it is done. */
export async function confirmed(question: Parameters<typeof confirm>[0], done?: string): Promise<boolean> {
  try {
    const isDone = await confirm(question)
    if (isDone && done) alerts.success(done)
    return isDone
  } catch (error) {
    alerts.error(`Error: ${(error as Error).message}`)
    return false
  }
}

/** Follows the question before a record is deleted that can be restored. */
export const RESTORABLE = 'You can restore it for 30 days under Recently Deleted.'

/** The confirmation before a record is deleted. */
export const confirmedDelete = (name: string, action: () => Promise<unknown>, detail?: string) =>
  confirmed(
    {
      title: 'Confirm Delete',
      message: `Are you sure you want to delete ${name}? This action cannot be undone.`,
      ...(detail && { detail }),
      actionLabel: 'Delete',
      destructive: true,
      action,
    },
    'Deleted successfully!',
  )
