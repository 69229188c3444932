import { type ComponentProps, type ReactNode, useId } from 'react'
import { classNames } from './class-names.ts'

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
          aria-describedby={classNames(hint ? `${id}-hint` : null, error && `${id}-error`) || undefined}
          className="mt-0.5 size-5 shrink-0 accent-grass"
        />
        <span className={classNames(required && 'required-mark')}>{label}</span>
      </label>
      {hint && (
        <p id={`${id}-hint`} className="ml-8 text-sm text-soft">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className="ml-8 text-sm font-semibold text-danger">
          {error}
        </p>
      )}
    </div>
  )
}
