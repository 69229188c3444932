import type { ComponentProps } from 'react'
import { Select } from './select.tsx'
import { US_STATES } from './us-states.ts'

const options = US_STATES.map((code) => ({ value: code, label: code }))

export function StateSelect({ placeholder = 'All states', ...rest }: Omit<ComponentProps<typeof Select>, 'options'>) {
  return <Select {...rest} options={options} placeholder={placeholder} />
}
