import { type ReactNode, useEffect, useState } from 'react'
import { Drawer } from './drawer.tsx'
import { createStore } from './store.ts'

type Question = {
  title: string
  message: ReactNode
  actionLabel: string
  destructive?: boolean
  cancelLabel?: string
  /** Runs while the dialog stays open and its button reads 'Loading...'. Its failure rejects `confirm`. */
  action?: () => Promise<unknown>
}

type Asked = Question & { id: number; settle: (answer: boolean | Promise<never>) => void }

const asked = createStore<Asked | null>(null)
let lastID = 0

/** Asks in a confirmation drawer. True once the person agreed (and the action is done), false when they did not. */
export const confirm = (question: Question) =>
  new Promise<boolean>((settle) => {
    asked.get()?.settle(false)
    asked.set({ ...question, id: ++lastID, settle })
  })

/** Where the questions of `confirm` appear: once, at the root. */
export function Confirmations() {
  const question = asked.use()
  return question && <Confirmation key={question.id} {...question} />
}

function Confirmation({ title, message, actionLabel, destructive = false, cancelLabel, action, settle }: Asked) {
  const [isOpen, setOpen] = useState(false)
  useEffect(() => setOpen(true), [])

  function answer(result: boolean | Promise<never>) {
    settle(result)
    setOpen(false)
  }

  return (
    <Drawer
      kind="confirmation"
      title={title}
      isOpen={isOpen}
      onClose={() => answer(false)}
      onClosed={() => asked.set(null)}
      {...(cancelLabel && { cancelLabel })}
      primary={{
        label: actionLabel,
        destructive,
        onClick: async () => {
          try {
            await action?.()
            answer(true)
          } catch (error) {
            answer(Promise.reject(error))
          }
        },
      }}
    >
      {message}
    </Drawer>
  )
}
