import type { ComponentProps } from 'react'
import * as m from '../../functions/values/messages/generated.ts'
import { seasonName } from '../../functions/values/season-name.ts'
import { FormField } from './form.tsx'
import { Select } from './select.tsx'

type SeasonFieldProps = Omit<ComponentProps<typeof Select>, 'options'> & { seasons: readonly string[] }

/** The `season` field of a form. */
export const SeasonField = ({ seasons, ...rest }: SeasonFieldProps) => (
  <FormField name="season" label={m.season()} required>
    <Select
      {...rest}
      placeholder={m.choose_a_season()}
      options={seasons.map((name) => ({ value: name, label: seasonName(name) }))}
    />
  </FormField>
)
