import type { ReactNode } from 'react'
import { createStore } from './store.ts'

export type Question = {
  title: string
  message: ReactNode
  /** A second paragraph. */
  detail?: string
  actionLabel: string
  destructive?: boolean
  cancelLabel?: string
  /** Runs while the dialog is open and its button reads 'Loading...'. If it fails, `confirm` rejects. */
  action?: () => Promise<unknown>
}

export type OpenConfirmation = Question & { id: number; resolve: (answer: boolean | Promise<never>) => void }

/** The open confirmation, until its dialog has closed. */
export const openConfirmation = createStore<OpenConfirmation | null>(null)
let lastID = 0

/** Opens a confirmation dialog. Resolves to true when the user agreed (and the action has finished), false when they declined. */
export const confirm = (question: Question) =>
  new Promise<boolean>((resolve) => {
    openConfirmation.get()?.resolve(false)
    openConfirmation.set({ ...question, id: ++lastID, resolve })
  })
