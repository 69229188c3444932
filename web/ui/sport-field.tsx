import { useFormContext } from 'react-hook-form'
import * as m from '../../functions/values/messages/generated.ts'
import type { Sport } from '../api/generated.ts'
import { Fieldset } from './fieldset.tsx'
import { useFieldError } from './form.tsx'
import { SPORTS, sportNames } from './sport.ts'

type SportFieldProps = {
  record?: 'team' | 'event' | 'opportunity'
  /** The team's sport, which a record without its own takes. */
  inherited?: Sport | null | undefined
}

/** The `sport` field of a form, as two buttons. A second press turns one off. */
export function SportField({ record = 'team', inherited }: SportFieldProps) {
  const { watch, setValue } = useFormContext<{ sport: string }>()
  const own = watch('sport')
  const shown = own || inherited
  return (
    <Fieldset
      legend={m.sport()}
      name="sport"
      hint={
        shown
          ? !own && m.the_teams_sport_choose_the_other_one()
          : m.set_it_so_that_families_who_filter_by_sport_see_it({ kind: record })
      }
      error={useFieldError('sport')}
    >
      <div className="grid grid-cols-2 gap-2">
        {SPORTS.map((sport) => (
          <label
            key={sport}
            className="flex min-h-11 cursor-pointer items-center justify-center gap-2 rounded-md border border-edge bg-surface px-3 font-semibold has-checked:border-grass has-checked:bg-grass/10 has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-sky"
          >
            <input
              type="checkbox"
              checked={sport === shown}
              onChange={({ target }) => setValue('sport', target.checked ? sport : '', { shouldDirty: true })}
              className="size-4 accent-grass outline-none"
            />
            {sportNames[sport]}
          </label>
        ))}
      </div>
    </Fieldset>
  )
}
