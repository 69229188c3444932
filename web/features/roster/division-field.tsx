import type { ComponentProps } from 'react'
import * as rosterTexts from '#messages/roster'
import * as rosterValidationTexts from '#messages/roster-validation'
import * as wordTexts from '#messages/words'
import { Select } from '../../ui/field.tsx'
import { FormField, required } from '../../ui/form.tsx'
import type { RosterDivision } from './queries.ts'

/** Where players are added. */
export const rosterTarget = {
  divisionID: required(rosterTexts.selectDivisionFirst),
  season: required(rosterValidationTexts.selectSeasonFirst),
}

type DivisionFieldProps = Omit<ComponentProps<typeof Select>, 'options'> & {
  divisions: Parameters<typeof divisionOptions>[0]
}

export const DivisionField = ({ divisions, ...rest }: DivisionFieldProps) => (
  <FormField name="divisionID" label={wordTexts.division} required>
    <Select {...rest} placeholder={rosterTexts.chooseADivision} options={divisionOptions(divisions)} />
  </FormField>
)

export const ageGroupAndDivision = ({ ageGroup, division }: { ageGroup: string | null; division: string | null }) =>
  [ageGroup, division].filter(Boolean).join(' ')

const divisionOptions = (divisions: readonly RosterDivision[]) =>
  divisions.map((division) => ({ value: division.id, label: ageGroupAndDivision(division) }))
