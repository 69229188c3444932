import { useFormContext } from 'react-hook-form'
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
      legend="Sport"
      name="sport"
      hint={
        shown
          ? !own && "The team's sport. Choose the other one if it differs."
          : `Set it so that families who filter by sport see the ${record}.`
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
