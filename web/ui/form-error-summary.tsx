import { useEffect, useRef } from 'react'

export type SummarizedError = {
  name?: string
  message: string
  /** Shown only at its field. */
  isAtFieldOnly?: boolean
}

type FormErrorSummaryProps = {
  errors: readonly SummarizedError[]
  /** Changes with each failed attempt, so that the summary gets the focus again. */
  attempt: number
}

/** Lists a form's errors with links to their inputs. If it has no lines, the first invalid input gets the focus. */
export function FormErrorSummary({ errors, attempt }: FormErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null)
  const lines = errors.filter(({ isAtFieldOnly }) => !isAtFieldOnly)
  const hasLines = lines.length > 0

  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt moves the focus again
  useEffect(() => {
    if (hasLines) box.current?.focus()
  }, [hasLines, attempt])
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt moves the focus, a corrected field does not
  useEffect(() => {
    if (!hasLines && errors[0]?.name) focusField(errors[0].name)
  }, [attempt])

  if (!hasLines) return null
  return (
    <div ref={box} role="alert" tabIndex={-1} className="rounded-lg border border-danger bg-danger/8 p-4">
      <ul className="grid gap-1">
        {lines.map(({ name, message }) => (
          <li key={`${name} ${message}`}>
            {name ? (
              <button type="button" className="link text-left" onClick={() => focusField(name)}>
                {message}
              </button>
            ) : (
              message
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}

function focusField(name: string) {
  const field = document.querySelector<HTMLElement>(`[data-field="${CSS.escape(name)}"]`)
  field?.closest('details')?.setAttribute('open', '')
  field?.querySelector<HTMLElement>('input, select, textarea, button')?.focus()
}
