import { type ComponentProps, type ReactNode, useEffect, useId, useState } from 'react'
import { useFormContext } from 'react-hook-form'
import * as kitTexts from '#messages/kit'
import * as listTexts from '#messages/lists'
import * as sportFieldTexts from '#messages/sport-field'
import * as wordTexts from '#messages/words'
import { AGE_GROUPS } from '../../functions/values/age-groups.ts'
import { seasonName } from '../../functions/values/season-name.ts'
import type { Sport } from '../api/generated.ts'
import { Select, TextInput } from './field.tsx'
import { Fieldset } from './fieldset.tsx'
import { FormField, useFieldError } from './form.tsx'
import { SPORTS, sportNames } from './sport.ts'

type SeasonFieldProps = Omit<ComponentProps<typeof Select>, 'options'> & { seasons: readonly string[] }

/** The `season` field of a form. */
export const SeasonField = ({ seasons, ...rest }: SeasonFieldProps) => (
  <FormField name="season" label={wordTexts.season} required>
    <Select
      {...rest}
      placeholder={kitTexts.chooseASeason}
      options={seasons.map((name) => ({ value: name, label: seasonName(name) }))}
    />
  </FormField>
)

type DivisionFieldsProps = {
  required?: boolean
  /** Stays an option if it is none of the usual ones, which imported records can have. */
  kept?: string | null | undefined
}

/** The `ageGroup` and `division` fields of a form. */
export function DivisionFields({ required = false, kept }: DivisionFieldsProps) {
  const levels = useId()
  const { register } = useFormContext()
  const ages = [...new Set([...AGE_GROUPS, ...(kept ? [kept] : [])])]
  return (
    <>
      <FormField name="ageGroup" label={wordTexts.ageGroup} required={required}>
        <Select {...register('ageGroup')} placeholder="–" options={ages.map((age) => ({ value: age, label: age }))} />
      </FormField>
      <FormField name="division" label={kitTexts.level} required={required}>
        <TextInput {...register('division')} list={levels} maxLength={40} placeholder="AA" />
        <datalist id={levels}>
          {['Rec', 'A', 'AA', 'AAA', 'Major', 'Open'].map((level) => (
            <option key={level} value={level} />
          ))}
        </datalist>
      </FormField>
    </>
  )
}

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
      legend={listTexts.sport}
      name="sport"
      hint={shown ? !own && sportFieldTexts.teamsSport : sportFieldTexts.sportHint(record)}
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

type MoreOptionsProps = {
  /** Names of the collapsed fields. */
  fields: readonly string[]
  hint: string
  children: ReactNode
}

/** Collapses fields that few people need. Opens if one of them has a value or an error. */
export function MoreOptions({ fields, hint, children }: MoreOptionsProps) {
  const { watch, formState } = useFormContext()
  const isNeeded = watch([...fields]).some(Boolean) || fields.some((name) => formState.errors[name])
  const [isOpen, setOpen] = useState(isNeeded)

  useEffect(() => {
    if (isNeeded) setOpen(true)
  }, [isNeeded])

  return (
    <details
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      className="border-y border-line py-1"
    >
      <summary className="py-2.5 font-semibold">
        {kitTexts.moreOptions} <span className="font-normal text-soft">{hint}</span>
      </summary>
      <div className="mt-3 mb-2 grid gap-5">{children}</div>
    </details>
  )
}
