import type { ComponentProps } from 'react'
import { FormField } from './form.tsx'
import { Select } from './select.tsx'

type SeasonFieldProps = Omit<ComponentProps<typeof Select>, 'options'> & { seasons: readonly string[] }

/** The `season` field of a form. */
export const SeasonField = ({ seasons, ...rest }: SeasonFieldProps) => (
  <FormField name="season" label="Season" required>
    <Select {...rest} placeholder="Choose a season" options={seasons.map((name) => ({ value: name, label: name }))} />
  </FormField>
)
