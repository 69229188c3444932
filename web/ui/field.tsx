import { createContext, type ReactNode, useContext, useId, useMemo } from 'react'
import { classNames } from './class-names.ts'

type FieldWiring = {
  inputID: string
  labelID: string
  describedBy: string | undefined
  invalid: boolean
  required: boolean
}

const FieldContext = createContext<FieldWiring | null>(null)

export type FieldProps = {
  label: ReactNode
  children: ReactNode
  hint?: ReactNode
  error?: string | undefined
  required?: boolean
  /** Shows the label to screen readers only: for filters whose placeholder or first option says it. */
  hideLabel?: boolean
  /** The field's name in the form, which the error summary uses to find the input. */
  name?: string
  /** Shows the error only here, not in the form's summary. */
  isErrorHereOnly?: boolean
  className?: string
}

/** A label, input, hint, and error, linked for assistive technology. */
export function Field({
  label,
  children,
  hint,
  error,
  required = false,
  hideLabel,
  name,
  isErrorHereOnly,
  className,
}: FieldProps) {
  const id = useId()
  const wiring = useMemo<FieldWiring>(
    () => ({
      inputID: id,
      labelID: `${id}-label`,
      describedBy: classNames(hint ? `${id}-hint` : null, error && `${id}-error`) || undefined,
      invalid: Boolean(error),
      required,
    }),
    [id, hint, error, required],
  )

  return (
    <div data-field={name} data-error-here={isErrorHereOnly} className={classNames('min-w-0', className)}>
      <label
        id={wiring.labelID}
        htmlFor={id}
        className={hideLabel ? 'sr-only' : classNames('mb-1 block font-semibold', required && 'required-mark')}
      >
        {label}
      </label>
      <FieldContext value={wiring}>{children}</FieldContext>
      <FieldNotes id={id} hint={hint} error={error} />
    </div>
  )
}

type FieldNotesProps = { id: string; hint: ReactNode; error: string | undefined }

/** The field's hint and error. Their IDs are the field's ID plus `-hint` or `-error`. */
export const FieldNotes = ({ id, hint, error }: FieldNotesProps) => (
  <>
    {hint && (
      <p id={`${id}-hint`} className="mt-1 text-sm text-soft">
        {hint}
      </p>
    )}
    {error && (
      <p id={`${id}-error`} className="mt-1 text-sm font-semibold text-danger">
        {error}
      </p>
    )}
  </>
)

/** Attributes that link an input to its Field. */
export function useFieldWiring() {
  const field = useContext(FieldContext)
  if (!field) return {}
  return {
    id: field.inputID,
    'aria-describedby': field.describedBy,
    'aria-invalid': field.invalid || undefined,
    'aria-required': field.required || undefined,
  }
}

export const inputStyle = classNames(
  'block w-full min-w-0 min-h-11 rounded-md border border-edge bg-surface px-3 py-2 text-base text-ink',
  'hover:border-ink aria-invalid:border-danger aria-invalid:border-2 disabled:opacity-60 [&[readonly]]:bg-page',
)
