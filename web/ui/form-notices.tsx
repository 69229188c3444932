import { useEffect, useRef } from 'react'
import * as kitTexts from '#messages/kit'
import * as manageRegistrationTexts from '#messages/manage-registrations'
import { Button } from './button.tsx'
import type { Conflict } from './edited-record.ts'
import { localTimeText } from './local-time.ts'
import { Rich } from './rich.tsx'

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

  // biome-ignore lint/correctness/useExhaustiveDependencies: an attempt moves the focus, a field that becomes valid or invalid does not
  useEffect(() => {
    if (hasLines) box.current?.focus()
    else if (errors[0]?.name) focusField(errors[0].name)
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

type FormConflictsProps = {
  conflicts: readonly Conflict[]
  saved: Record<string, unknown>
  form: HTMLFormElement | null
  /** Changes with each failed attempt, so that the list gets the focus. */
  attempt: number
  onUseSaved: (conflict: Conflict) => void
}

/** Lists the fields that both the user and someone else changed, with both values. */
export function FormConflicts({ conflicts, saved, form, attempt, onUseSaved }: FormConflictsProps) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (attempt > 0) box.current?.focus()
  }, [attempt])

  return (
    <div ref={box} role="alert" tabIndex={-1} className="grid gap-2 rounded-lg border border-warn bg-warn/8 p-4">
      <p className="font-semibold">{kitTexts.changedMeanwhile}</p>
      <ul className="grid gap-2">
        {conflicts.map((conflict) => {
          const { fields, mine } = conflict
          const label = labelOf(form, fields)
          return (
            <li key={fields[0]} className="flex flex-wrap items-center justify-between gap-2">
              <p className="min-w-0 wrap-anywhere">
                <Rich
                  text={kitTexts.savedAndYours({
                    label,
                    saved: textOf(form, fields, saved),
                    mine: textOf(form, fields, mine),
                  })}
                  label={(text) => <span className="font-semibold">{text}</span>}
                />
              </p>
              <Button
                variant="secondary"
                size="small"
                aria-label={kitTexts.takeSavedValue(label)}
                onClick={() => onUseSaved(conflict)}
              >
                {kitTexts.saved}
              </Button>
            </li>
          )
        })}
      </ul>
    </div>
  )
}

const inputOf = (form: HTMLFormElement | null, name: string) =>
  form?.querySelector<HTMLElement>(`[data-field="${CSS.escape(name)}"]`)

function labelOf(form: HTMLFormElement | null, fields: readonly string[]) {
  const input = fields.map((name) => inputOf(form, name)).find((it) => it != null)
  return input?.querySelector('label, legend')?.textContent ?? fields[0]!
}

/** The values as the inputs show them. Fields without an input, such as coordinates, are left out. */
const textOf = (form: HTMLFormElement | null, fields: readonly string[], values: Record<string, unknown>) =>
  fields
    .map((name) => {
      const input = inputOf(form, name)
      return input || typeof values[name] === 'string' ? valueText(values[name], input) : ''
    })
    .filter(Boolean)
    .join(', ') || kitTexts.empty

function valueText(value: unknown, input: HTMLElement | null | undefined): string {
  if (Array.isArray(value)) return value.join(', ')
  if (typeof value === 'boolean') return value ? manageRegistrationTexts.yes : manageRegistrationTexts.no
  if (value == null || value === '') return ''
  const option = input?.querySelector(`option[value="${CSS.escape(String(value))}"]`)
  const choice = input?.querySelector(`input[type="radio"][value="${CSS.escape(String(value))}"] + span`)
  return (
    option?.textContent ??
    choice?.firstChild?.textContent ??
    (/^\d{4}-\d\d-\d\dT/.test(String(value)) ? localTimeText(String(value)) : String(value))
  )
}
