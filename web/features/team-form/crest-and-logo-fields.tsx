import { useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { CRESTS } from '../../../functions/values/crests.ts'
import * as m from '../../../functions/values/messages/generated.ts'
import { Button } from '../../ui/button.tsx'
import { Crest, type CrestTeam } from '../../ui/crest.tsx'
import { Fieldset } from '../../ui/fieldset.tsx'
import { useFieldError } from '../../ui/form.tsx'
import { PhotoField } from '../../ui/photo-field.tsx'

/** Fields for the team's colors, crest, and logo. */
export function CrestAndLogoFields({ team }: { team: CrestTeam }) {
  const { watch, setValue } = useFormContext()
  const [colors, crest, logo, name] = watch(['colors', 'crest', 'logo', 'name'])
  const [isOpen, setOpen] = useState(false)
  const error = useFieldError('colors')
  const shown: CrestTeam = { name, colors: colors ?? team.colors, crest: crest ?? team.crest, logoURL: null }
  const dirty = { shouldDirty: true }

  const setColor = (index: number, color: string) =>
    setValue('colors', index === 0 ? [color, shown.colors[1]] : [shown.colors[0], color], dirty)

  return (
    <>
      <Fieldset legend={m.crest()} name="colors" error={error}>
        <div className="flex flex-wrap items-center gap-4">
          <Crest team={shown} size="large" />
          {[m.first_color(), m.second_color()].map((label, index) => (
            <label key={label} className="grid gap-1 text-sm">
              {label}
              <input
                type="color"
                value={shown.colors[index]}
                onChange={({ target }) => setColor(index, target.value)}
                className="h-11 w-16 rounded-md border border-edge bg-surface p-1"
              />
            </label>
          ))}
          <Button variant="secondary" size="small" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {m.choose_a_shield()}
          </Button>
        </div>
        {isOpen && (
          <ul className="mt-3 flex flex-wrap gap-2">
            {CRESTS.map((choice) => (
              <li key={choice}>
                <button
                  type="button"
                  aria-pressed={choice === shown.crest}
                  onClick={() => setValue('crest', choice, dirty)}
                  className="rounded-md border border-line bg-surface p-2 hover:border-ink aria-pressed:border-2 aria-pressed:border-grass"
                >
                  <Crest team={{ ...shown, crest: choice }} size="small" />
                  <span className="sr-only">{m.crest_name({ crest: choice })}</span>
                </button>
              </li>
            ))}
          </ul>
        )}
      </Fieldset>
      <PhotoField
        noun="logo"
        hint={m.jpg_png_or_gif_up_to_5mb_everyone_can_see_it()}
        alt={m.the_teams_logo()}
        value={logo ?? undefined}
        onChange={(chosen) => setValue('logo', chosen, dirty)}
        currentURL={team.logoURL}
        placeholder={<Crest team={shown} size="large" />}
      />
    </>
  )
}
