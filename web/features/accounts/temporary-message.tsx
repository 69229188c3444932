import { CircleCheck } from 'lucide-react'
import { useCallback, useEffect, useState } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'

const SHOWN_MS = 3000

/** A success or error message for the form's last submission, shown for three seconds. */
export function useTemporaryMessage<Values extends FieldValues, Output>(form: UseFormReturn<Values, unknown, Output>) {
  const [message, setMessage] = useState('')
  const failure = form.formState.errors.root?.server?.message

  useEffect(() => {
    if (!message && !failure) return
    const timer = setTimeout(() => {
      setMessage('')
      form.clearErrors('root.server')
    }, SHOWN_MS)
    return () => clearTimeout(timer)
  }, [message, failure, form])

  return { message, showMessage: useCallback((text: string) => setMessage(text), []) }
}

export function TemporaryMessage({ message }: { message: string }) {
  return (
    <p role="status" className="flex min-h-6 items-center gap-2 font-semibold text-grass">
      {message && <CircleCheck aria-hidden className="size-5 shrink-0" />}
      {message}
    </p>
  )
}
