import { type ComponentProps, type ReactNode, useId } from 'react'
import { Fieldset } from './fieldset.tsx'

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
