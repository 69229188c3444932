import { type ReactNode, useEffect, useState } from 'react'
import { useFormContext } from 'react-hook-form'

type MoreOptionsProps = {
  /** Names of the collapsed fields. */
  fields: readonly string[]
  hint: string
  children: ReactNode
}

/** Collapses fields that few people need. Opens if one of them has a value or an error. */
export function MoreOptions({ fields, hint, children }: MoreOptionsProps) {
  const { watch, formState } = useFormContext()
  const isNeeded = watch([...fields]).some(Boolean) || fields.some((name) => formState.errors[name])
  const [isOpen, setOpen] = useState(isNeeded)

  useEffect(() => {
    if (isNeeded) setOpen(true)
  }, [isNeeded])

  return (
    <details
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      className="border-y border-line py-1"
    >
      <summary className="py-2.5 font-semibold">
        {m.more_options()} <span className="font-normal text-soft">{hint}</span>
      </summary>
      <div className="mt-3 mb-2 grid gap-5">{children}</div>
    </details>
  )
}

import * as m from '../../functions/values/messages/generated.ts'
