import type { ComponentProps } from 'react'
import { STATE_CODES } from '../../functions/services/places/validation.ts'
import * as m from '../../functions/values/messages/generated.ts'
import { Select } from './select.tsx'

type StateSelectProps = Omit<ComponentProps<typeof Select>, 'options'> & {
  /** The record's current state. It stays an option if it is DC or a territory, which imported records can have. */
  kept?: string | null | undefined
}

export function StateSelect({ placeholder = m.all_states(), kept, ...rest }: StateSelectProps) {
  const codes = [...new Set([...STATE_CODES, ...(kept ? [kept] : [])])].sort()
  return <Select {...rest} options={codes.map((code) => ({ value: code, label: code }))} placeholder={placeholder} />
}
