import type { ComponentProps } from 'react'
import { FormField } from './form.tsx'
import { Select } from './select.tsx'
import { SPORTS, sportNames } from './sport.ts'

const options = SPORTS.map((sport) => ({ value: sport, label: sportNames[sport] }))

type SportFieldProps = Omit<ComponentProps<typeof Select>, 'options'> & { hint?: string }

/** The `sport` field of a form. */
export const SportField = ({ placeholder = 'Not set', hint, ...rest }: SportFieldProps) => (
  <FormField name="sport" label="Sport" {...(hint && { hint })}>
    <Select {...rest} placeholder={placeholder} options={options} />
  </FormField>
)
