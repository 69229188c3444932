import type { ReactNode } from 'react'
import { Fieldset } from './fieldset.tsx'
import type { Option } from './select.tsx'

type MultiSelectProps = {
  legend: ReactNode
  options: readonly Option[]
  value: readonly string[]
  onChange: (value: string[]) => void
  hint?: ReactNode
  error?: string | undefined
  required?: boolean
  name?: string
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
