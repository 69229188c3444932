import { useEffect, useState } from 'react'
import { ApiError } from '../api/api-error.ts'
import { type OpenConfirmation, openConfirmation } from './confirm.ts'
import { Drawer } from './drawer.tsx'

/** Renders the dialogs of `confirm`. Mounted once, at the root. */
export function Confirmations() {
  const question = openConfirmation.use()
  return question && <Confirmation key={question.id} {...question} />
}

function Confirmation({
  title,
  message,
  detail,
  actionLabel,
  destructive = false,
  cancelLabel,
  action,
  resolve,
}: OpenConfirmation) {
  const [isOpen, setOpen] = useState(false)
  const [problem, setProblem] = useState('')
  useEffect(() => setOpen(true), [])

  function answer(result: boolean | Promise<never>) {
    resolve(result)
    setOpen(false)
  }

  return (
    <Drawer
      title={title}
      isOpen={isOpen}
      onClose={() => answer(false)}
      onClosed={() => openConfirmation.set(null)}
      {...(cancelLabel && { cancelLabel })}
      primary={{
        label: actionLabel,
        destructive,
        onClick: async () => {
          try {
            await action?.()
            answer(true)
          } catch (error) {
            // A mistake in what the dialog asks for is corrected in the dialog.
            if (error instanceof ApiError && error.code === 'BAD_USER_INPUT') setProblem(error.message)
            else answer(Promise.reject(error))
          }
        },
      }}
    >
      {detail ? (
        <>
          <p>{message}</p>
          <p className="mt-2 text-soft">{detail}</p>
        </>
      ) : (
        message
      )}
      {problem && (
        <p role="alert" className="mt-3 font-semibold text-danger">
          {problem}
        </p>
      )}
    </Drawer>
  )
}
