import { useEffect, useRef, useState } from 'react'
import * as kitTexts from '#messages/kit'
import * as listTexts from '#messages/lists'
import {
  ANY_DISTANCE,
  coordinatesOf,
  DEFAULT_DISTANCE,
  DISTANCES,
  distanceOf,
} from '../../functions/values/list-filters.ts'
import { placeLine } from '../../functions/values/place-line.ts'
import { currentPosition } from '../ui/current-position.ts'
import { Field } from '../ui/field.tsx'
import { useLatestRequest } from '../ui/latest-request.ts'
import type { Changes, Values } from './list-kind.ts'
import { type FoundPlace, isAwaitingPlace, nearParameter, placeChanges } from './near.ts'
import { PlaceCombobox } from './place-combobox.tsx'
import { useWhichTown } from './which-town.tsx'

type PlaceFieldProps = {
  values: Pick<Values, 'near' | 'place' | 'within'>
  label: string
  /** The name of the city by which the list is filtered while no place is picked. */
  city: string
  nearest: { city: string; state: string } | null | undefined
  /** Places and city names replace each other. */
  onChange: (changes: Changes, city?: string) => void
}

/** The one field for a place: a picked place filters by distance, any other text by the name of the city. */
export function PlaceField({ values: { near, place, within }, label, city, nearest, onChange }: PlaceFieldProps) {
  const [problem, setProblem] = useState<string>()
  const whichTown = useWhichTown<FoundPlace>(pick)
  const input = useRef<HTMLInputElement>(null)
  const begin = useLatestRequest()
  const coordinates = coordinatesOf(near)
  const shown = isAwaitingPlace(near)
    ? kitTexts.locating
    : coordinates
      ? place || (nearest ? placeLine(nearest.city, nearest.state) : '')
      : city

  function pick(picked: FoundPlace | null) {
    setProblem(undefined)
    whichTown.close()
    begin()
    onChange(placeChanges(picked, within), '')
  }

  async function locate() {
    const signal = begin()
    onChange({ near: 'me', place: '' })
    setProblem(undefined)
    try {
      const position = await currentPosition()
      if (!signal.aborted) onChange({ near: nearParameter(position), place: '', within, state: '' })
    } catch (error) {
      if (signal.aborted) return
      onChange({ near: '' })
      setProblem((error as Error).message)
      input.current?.focus()
    }
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: locates once for a link with near=me
  useEffect(() => {
    if (isAwaitingPlace(near)) void locate()
  }, [])

  return (
    <div>
      <div className="flex gap-2">
        <Field label={label} hideLabel className="min-w-0 flex-1">
          <PlaceCombobox
            ref={input}
            text={shown}
            onPick={pick}
            onLocate={locate}
            onText={(text) => {
              begin()
              whichTown.close(text)
              // A ZIP code is no name of a city: it filters once it is picked.
              if (!/^\d/.test(text)) onChange({ near: '', place: '', within: '' }, text)
            }}
            onEnter={whichTown.onEnter}
          />
        </Field>
        {coordinates && (
          <select
            aria-label={listTexts.distance}
            value={distanceOf(within)}
            onChange={({ target }) => onChange({ within: target.value === DEFAULT_DISTANCE ? '' : target.value })}
            className="min-h-11 rounded-md border border-edge bg-surface px-2 font-semibold sm:text-sm hover:border-ink"
          >
            {DISTANCES.map((miles) => (
              <option key={miles} value={miles}>
                {kitTexts.miles(miles)}
              </option>
            ))}
            <option value={ANY_DISTANCE}>{listTexts.anyDistance}</option>
          </select>
        )}
      </div>
      {whichTown.question}
      <p role="alert" className="mt-1 text-sm text-danger empty:hidden">
        {problem}
      </p>
    </div>
  )
}
