import type { ComponentProps } from 'react'
import { FormField } from './form.tsx'
import { Select } from './select.tsx'
import { SPORTS, sportNames } from './sport.ts'

const options = SPORTS.map((sport) => ({ value: sport, label: sportNames[sport] }))

type SportFieldProps = Omit<ComponentProps<typeof Select>, 'options'> & { record?: 'team' | 'event' | 'opportunity' }

/** The `sport` field of a form. With a placeholder, the record takes the team's sport by default. */
export const SportField = ({ placeholder, record = 'team', ...rest }: SportFieldProps) => (
  <FormField
    name="sport"
    label="Sport"
    hint={!placeholder && `Set it so that families who filter by sport see the ${record}.`}
  >
    <Select {...rest} placeholder={placeholder ?? 'Not set'} options={options} />
  </FormField>
)
