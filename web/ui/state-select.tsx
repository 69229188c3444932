import type { ComponentProps } from 'react'
import { STATE_CODES } from '../../functions/domain/places/validation.ts'
import { Select } from './select.tsx'

const options = STATE_CODES.map((code) => ({ value: code, label: code }))

export function StateSelect({ placeholder = 'All states', ...rest }: Omit<ComponentProps<typeof Select>, 'options'>) {
  return <Select {...rest} options={options} placeholder={placeholder} />
}
