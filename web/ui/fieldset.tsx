import { type ComponentProps, type ReactNode, useId } from 'react'
import { classNames } from './class-names.ts'
import { FieldNotes, notesOf, type Option } from './field.tsx'

type FieldsetProps = {
  legend: ReactNode
  children: ReactNode
  hint?: ReactNode
  error?: string | undefined
  required?: boolean
  name?: string
  className?: string
}

/** A group of inputs that answer one question. */
export function Fieldset({ legend, children, hint, error, required, name, className }: FieldsetProps) {
  const id = useId()
  return (
    <fieldset
      data-field={name}
      aria-describedby={notesOf(id, hint, error)}
      className={classNames('min-w-0', className)}
    >
      <legend className={classNames('mb-1 font-semibold', required && 'required-mark')}>{legend}</legend>
      {children}
      <FieldNotes id={id} hint={hint} error={error} />
    </fieldset>
  )
}

type CheckboxProps = Omit<ComponentProps<'input'>, 'type' | 'children'> & {
  label: ReactNode
  hint?: ReactNode
  error?: string | undefined
}

export function Checkbox({ label, hint, error, className, required, ...rest }: CheckboxProps) {
  const id = useId()
  return (
    <div data-field={rest.name} className={className}>
      <label className="-my-1 flex min-h-11 items-start gap-3 py-2">
        <input
          {...rest}
          type="checkbox"
          aria-required={required || undefined}
          aria-invalid={Boolean(error) || undefined}
          aria-describedby={notesOf(id, hint, error)}
          className="mt-0.5 size-5 shrink-0 accent-grass"
        />
        <span className={classNames(required && 'required-mark')}>{label}</span>
      </label>
      <FieldNotes id={id} hint={hint} error={error} className="ml-8" />
    </div>
  )
}

type RadioGroupProps = Omit<ComponentProps<'input'>, 'type' | 'value' | 'children'> & {
  legend: ReactNode
  options: readonly { value: string; label: ReactNode; hint?: ReactNode }[]
  /** Omit it if the form registers the inputs itself. */
  value?: string
  hint?: ReactNode
  error?: string | undefined
}

export function RadioGroup({
  legend,
  options,
  value,
  hint,
  error,
  required,
  className,
  name,
  ...rest
}: RadioGroupProps) {
  const id = useId()
  return (
    <Fieldset {...{ legend, hint, error }} required={required ?? false} name={name ?? id} className={className ?? ''}>
      <div className="grid gap-2">
        {options.map((option) => (
          <label
            key={option.value}
            className="flex min-h-11 items-start gap-3 rounded-md border border-edge bg-surface px-3 py-2 has-checked:border-grass has-checked:bg-grass/8"
          >
            <input
              {...rest}
              type="radio"
              name={name ?? id}
              value={option.value}
              {...(value !== undefined && { checked: value === option.value })}
              className="mt-1 size-4 shrink-0 accent-grass"
            />
            <span>
              {option.label}
              {option.hint && <span className="block text-sm text-soft">{option.hint}</span>}
            </span>
          </label>
        ))}
      </div>
    </Fieldset>
  )
}

type MultiSelectProps = Omit<FieldsetProps, 'children'> & {
  options: readonly Option[]
  value: readonly string[]
  onChange: (value: string[]) => void
}

/** Shows all options as toggle chips. The value keeps the order of the options. */
export function MultiSelect({ options, value, onChange, ...fieldset }: MultiSelectProps) {
  const toggle = (changed: string) =>
    onChange(
      options
        .map((option) => option.value)
        .filter((each) => (each === changed ? !value.includes(each) : value.includes(each))),
    )

  return (
    <Fieldset {...fieldset}>
      <div className="flex flex-wrap gap-2">
        {options.map((option) => (
          <label
            key={option.value}
            className="inline-flex min-h-11 items-center gap-2 rounded-full border border-edge bg-surface px-3 has-checked:border-grass has-checked:bg-grass/10 has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-sky"
          >
            <input
              type="checkbox"
              checked={value.includes(option.value)}
              disabled={option.disabled}
              onChange={() => toggle(option.value)}
              className="size-4 accent-grass outline-none"
            />
            {option.label}
          </label>
        ))}
      </div>
    </Fieldset>
  )
}
