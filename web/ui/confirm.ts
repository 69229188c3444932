import type { ReactNode } from 'react'
import { createStore } from './store.ts'

type Question = {
  title: string
  message: ReactNode
  /** A second paragraph. */
  detail?: string
  actionLabel: string
  destructive?: boolean
  cancelLabel?: string
  /** Runs while the dialog stays open and its button reads 'Loading...'. Its failure rejects `confirm`. */
  action?: () => Promise<unknown>
}

export type Asked = Question & { id: number; resolve: (answer: boolean | Promise<never>) => void }

/** The open confirmation, until its dialog has closed. */
export const asked = createStore<Asked | null>(null)
let lastID = 0

/** Asks in a confirmation drawer. True once the person agreed (and the action is done), false when they did not. */
export const confirm = (question: Question) =>
  new Promise<boolean>((resolve) => {
    asked.get()?.resolve(false)
    asked.set({ ...question, id: ++lastID, resolve })
  })
