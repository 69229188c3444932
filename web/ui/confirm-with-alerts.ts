import * as kitTexts from '#messages/kit'
import * as teamTexts from '#messages/teams'
import * as wordTexts from '#messages/words'
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
  const gone = alreadyGone ?? (question.destructive && kitTexts.alreadyRemoved)
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
    title: kitTexts.confirmDelete,
    message: (isRestorable ? kitTexts.confirmRestorableDelete : kitTexts.confirmFinalDelete)({ name }),
    actionLabel: wordTexts.deleteText,
    destructive: true,
    action,
    done: kitTexts.deletedSuccessfully,
    alreadyGone: teamTexts.nameAlreadyDeleted(name),
  })
