import type { ComponentProps } from 'react'
import * as m from '../../../functions/values/messages/generated.ts'
import { Select } from '../../ui/field.tsx'
import { FormField } from '../../ui/form.tsx'
import { divisionOptions } from './division-options.ts'

type DivisionFieldProps = Omit<ComponentProps<typeof Select>, 'options'> & {
  divisions: Parameters<typeof divisionOptions>[0]
}

/** The `divisionID` field of a form. */
export const DivisionField = ({ divisions, ...rest }: DivisionFieldProps) => (
  <FormField name="divisionID" label={m.division()} required>
    <Select {...rest} placeholder={m.choose_a_division()} options={divisionOptions(divisions)} />
  </FormField>
)
