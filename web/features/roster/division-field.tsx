import type { ComponentProps } from 'react'
import { FormField } from '../../ui/form.tsx'
import { Select } from '../../ui/select.tsx'
import { divisionOptions } from './division-options.ts'

type DivisionFieldProps = Omit<ComponentProps<typeof Select>, 'options'> & {
  divisions: Parameters<typeof divisionOptions>[0]
}

/** The `divisionID` field of a form. */
export const DivisionField = ({ divisions, ...rest }: DivisionFieldProps) => (
  <FormField name="divisionID" label="Division" required>
    <Select {...rest} placeholder="Choose a division" options={divisionOptions(divisions)} />
  </FormField>
)
