import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'
import { inputStyle, useFieldWiring } from './field.tsx'

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
      <ChevronDown aria-hidden className="pointer-events-none absolute top-3 right-3 size-5 text-soft" />
    </div>
  )
}
