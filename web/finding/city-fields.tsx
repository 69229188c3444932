import { useFormContext } from 'react-hook-form'
import * as listTexts from '#messages/lists'
import { StateSelect } from '../ui/field.tsx'
import { FormField } from '../ui/form.tsx'
import { namesakesOf } from './namesakes.ts'
import { type FoundPlace, searchTowns } from './near.ts'
import { PlaceCombobox } from './place-combobox.tsx'
import { useWhichTown } from './which-town.tsx'

type CityFieldsProps = {
  name?: 'city' | 'locationCity'
  required?: boolean
  /** The record's current state. */
  kept?: string | null | undefined
}

/** The fields of a form for the city, called `name`, and the `state`. A picked town fills both; a town that is not found stays as typed. */
export function CityFields({ name = 'locationCity', required = false, kept }: CityFieldsProps) {
  const { register, watch, setValue, formState } = useFormContext()
  const whichTown = useWhichTown<FoundPlace>(pick)
  const changed = { shouldDirty: true, shouldValidate: formState.isSubmitted }

  function pick(town: FoundPlace | null) {
    whichTown.close()
    setValue(name, town?.city ?? '', changed)
    if (town) setValue('state', town.state, changed)
  }

  return (
    <div>
      <div className="grid grid-cols-[1fr_7rem] items-start gap-3">
        <FormField name={name} label={listTexts.city} required={required}>
          <PlaceCombobox
            text={watch(name) ?? ''}
            search={searchTowns}
            minCharacters={3}
            placeholder=""
            onPick={pick}
            onText={(text) => {
              whichTown.close(text)
              setValue(name, text, changed)
            }}
            onEnter={(towns, text) => whichTown.onEnter(namesakesOf(text, towns), text)}
          />
        </FormField>
        <FormField name="state" label={listTexts.state} required={required}>
          <StateSelect {...register('state')} kept={kept} placeholder="–" autoComplete="address-level1" />
        </FormField>
      </div>
      {whichTown.question}
    </div>
  )
}
