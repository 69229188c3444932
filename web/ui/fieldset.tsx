import { type ReactNode, useId } from 'react'
import { classNames } from './class-names.ts'
import { FieldNotes } from './field.tsx'

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
      aria-describedby={classNames(hint ? `${id}-hint` : null, error && `${id}-error`) || undefined}
      className={classNames('min-w-0', className)}
    >
      <legend className={classNames('mb-1 font-semibold', required && 'required-mark')}>{legend}</legend>
      {children}
      <FieldNotes id={id} hint={hint} error={error} />
    </fieldset>
  )
}
