import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'
import { inputStyle, useFieldWiring } from './field.tsx'

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
