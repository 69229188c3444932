import { useEffect, useRef } from 'react'

type FormErrorSummaryProps = {
  errors: readonly { name?: string; message: string }[]
  /** Changes with each failed attempt, so that the focus comes back to the summary. */
  attempt: number
}

/** Summary of the errors of a form. Each line links to its input. */
export function FormErrorSummary({ errors, attempt }: FormErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null)
  const hasErrors = errors.length > 0

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt takes the focus again
  useEffect(() => {
    if (hasErrors) box.current?.focus()
  }, [hasErrors, attempt])

  if (!hasErrors) return null
  return (
    <div ref={box} role="alert" tabIndex={-1} className="rounded-lg border border-danger bg-danger/8 p-4">
      <ul className="grid gap-1">
        {errors.map(({ name, message }) => (
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
  document
    .querySelector<HTMLElement>(`[data-field="${CSS.escape(name)}"]`)
    ?.querySelector<HTMLElement>('input, select, textarea, button')
    ?.focus()
}
