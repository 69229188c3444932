import type { ComponentProps } from 'react'
import * as m from '../../../functions/values/messages/generated.ts'
import { Select } from '../../ui/field.tsx'
import { FormField, required } from '../../ui/form.tsx'
import type { RosterDivision } from './queries.ts'

/** Where players are added. */
export const rosterTarget = {
  divisionID: required(m.please_select_a_division_before_adding_a_player()),
  season: required(m.please_select_a_season_before_adding_a_player()),
}

type DivisionFieldProps = Omit<ComponentProps<typeof Select>, 'options'> & {
  divisions: Parameters<typeof divisionOptions>[0]
}

export const DivisionField = ({ divisions, ...rest }: DivisionFieldProps) => (
  <FormField name="divisionID" label={m.division()} required>
    <Select {...rest} placeholder={m.choose_a_division()} options={divisionOptions(divisions)} />
  </FormField>
)

export const ageGroupAndDivision = ({ ageGroup, division }: { ageGroup: string | null; division: string | null }) =>
  [ageGroup, division].filter(Boolean).join(' ')

const divisionOptions = (divisions: readonly RosterDivision[]) =>
  divisions.map((division) => ({ value: division.id, label: ageGroupAndDivision(division) }))
