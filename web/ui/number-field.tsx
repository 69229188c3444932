import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'
import { inputStyle, useFieldWiring } from './field.tsx'

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
