import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'
import { inputStyle, useFieldWiring } from './field.tsx'

export function TextInput({ className, type = 'text', ...rest }: ComponentProps<'input'>) {
  return <input {...useFieldWiring()} {...rest} type={type} className={classNames(inputStyle, className)} />
}
