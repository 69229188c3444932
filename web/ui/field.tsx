import { ChevronDown } from 'lucide-react'
import { type ComponentProps, createContext, type ReactNode, useContext, useId, useMemo } from 'react'
import * as listTexts from '#messages/lists'
import { STATE_CODES } from '../../functions/services/places/validation.ts'
import { classNames } from './class-names.ts'

type FieldWiring = { inputID: string; describedBy: string | undefined; invalid: boolean; required: boolean }

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
    () => ({ inputID: id, describedBy: notesOf(id, hint, error), invalid: Boolean(error), required }),
    [id, hint, error, required],
  )

  return (
    <div data-field={name} data-error-here={isErrorHereOnly} className={classNames('min-w-0', className)}>
      <label
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

/** The IDs of the notes that a field has. */
export const notesOf = (id: string, hint: ReactNode, error: string | undefined) =>
  classNames(hint ? `${id}-hint` : null, error && `${id}-error`) || undefined

type FieldNotesProps = { id: string; hint: ReactNode; error: string | undefined; className?: string }

/** The field's hint and error. Their IDs are the field's ID plus `-hint` or `-error`. */
export const FieldNotes = ({ id, hint, error, className = 'mt-1' }: FieldNotesProps) => (
  <>
    {hint && (
      <p id={`${id}-hint`} className={classNames(className, 'text-sm text-soft')}>
        {hint}
      </p>
    )}
    {error && (
      <p id={`${id}-error`} className={classNames(className, 'text-sm font-semibold text-danger')}>
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

export function TextInput({ className, type = 'text', ...rest }: ComponentProps<'input'>) {
  return <input {...useFieldWiring()} {...rest} type={type} className={classNames(inputStyle, className)} />
}

export function TextArea({ className, rows = 4, ...rest }: ComponentProps<'textarea'>) {
  return (
    <textarea
      {...useFieldWiring()}
      {...rest}
      rows={rows}
      className={classNames(inputStyle, 'field-sizing-content min-h-28', className)}
    />
  )
}

/** An integer input. The mouse wheel scrolls the page and does not change the number. */
export function NumberField({ className, ...rest }: Omit<ComponentProps<'input'>, 'type'>) {
  return (
    <input
      {...useFieldWiring()}
      inputMode="numeric"
      step={1}
      onWheel={(event) => event.currentTarget.blur()}
      {...rest}
      type="number"
      className={classNames(inputStyle, 'tabular-nums', className)}
    />
  )
}

export type Option = { value: string; label: string; disabled?: boolean }

type SelectProps = ComponentProps<'select'> & {
  options: readonly Option[]
  /** The empty option's text. Omit it for no empty option. */
  placeholder?: string
}

/** A native select, so that phones open their own picker. */
export function Select({ options, placeholder, className, ...rest }: SelectProps) {
  return (
    <div className={classNames('relative', className)}>
      <select {...useFieldWiring()} {...rest} className={classNames(inputStyle, 'appearance-none pr-10')}>
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {options.map(({ value, label, disabled }) => (
          <option key={value} value={value} disabled={disabled}>
            {label}
          </option>
        ))}
      </select>
      <ChevronDown className="pointer-events-none absolute top-3 right-3 size-5 text-soft" />
    </div>
  )
}

type StateSelectProps = Omit<ComponentProps<typeof Select>, 'options'> & {
  /** The record's current state. It stays an option if it is DC or a territory, which imported records can have. */
  kept?: string | null | undefined
}

export function StateSelect({ placeholder = listTexts.allStates, kept, ...rest }: StateSelectProps) {
  const codes = [...new Set([...STATE_CODES, ...(kept ? [kept] : [])])].sort()
  return <Select {...rest} options={codes.map((code) => ({ value: code, label: code }))} placeholder={placeholder} />
}
