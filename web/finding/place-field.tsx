import { useQuery } from '@tanstack/react-query'
import { LocateFixed } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Combobox } from '../ui/combobox.tsx'
import { currentPosition } from '../ui/current-position.ts'
import { Field } from '../ui/field.tsx'
import { FilterChip } from '../ui/filter-chip.tsx'
import { placeLine } from '../ui/place.ts'
import { coordinatesOf, DEFAULT_DISTANCE, DISTANCES, isAwaitingPlace, nearParameter } from './near.ts'
import { type PlaceValues, placeChanges } from './place-changes.ts'
import { type FoundPlace, nearestPlaceQuery, searchPlaces } from './queries.ts'

type PlaceFieldProps = {
  values: PlaceValues
  onChange: (changes: Partial<PlaceValues>) => void
}

/** Combobox for a place: a state filters by state, a city or ZIP code by distance. A button uses the browser's location. */
export function PlaceField({ values, onChange }: PlaceFieldProps) {
  const { near, within, state } = values
  const [isLocating, setLocating] = useState(false)
  const [problem, setProblem] = useState<string>()
  const input = useRef<HTMLInputElement>(null)
  const coordinates = coordinatesOf(near)
  const { data: nearest } = useQuery(nearestPlaceQuery(coordinates))
  const label = coordinates ? values.place || (nearest ? placeLine(nearest.city, nearest.state) : '') : state

  function pick(place: FoundPlace | null) {
    setProblem(undefined)
    onChange(placeChanges(place, within))
  }

  async function locate() {
    setLocating(true)
    setProblem(undefined)
    try {
      onChange({ near: nearParameter(await currentPosition()), place: '', within, state: '' })
    } catch (error) {
      if (isAwaitingPlace(near)) onChange({ near: '' })
      setProblem((error as Error).message)
      input.current?.focus()
    } finally {
      setLocating(false)
    }
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: locates once per link with near=me
  useEffect(() => {
    if (isAwaitingPlace(near)) locate()
  }, [near])

  return (
    <div>
      <div className="flex flex-wrap items-start gap-2">
        <Field label="Place" hideLabel className="min-w-0 flex-[1_1_10rem]">
          <Combobox<{ label: string } & Partial<FoundPlace>>
            ref={input}
            search={searchPlaces}
            value={label ? { label } : null}
            onChange={(place) => pick(place as FoundPlace | null)}
            keyOf={(place) => place.label}
            labelOf={(place) => place.label}
            minCharacters={2}
            placeholder="City, state, or ZIP"
            picksFirst
          />
        </Field>
        {coordinates ? (
          <select
            aria-label="Distance"
            value={DISTANCES.find((miles) => miles === within) ?? DEFAULT_DISTANCE}
            onChange={({ target }) => onChange({ within: target.value === DEFAULT_DISTANCE ? '' : target.value })}
            className="min-h-11 rounded-md border border-edge bg-surface px-2 font-semibold sm:text-sm hover:border-ink"
          >
            {DISTANCES.map((miles) => (
              <option key={miles} value={miles}>
                within {miles} miles
              </option>
            ))}
          </select>
        ) : (
          <FilterChip label="Near me" icon={LocateFixed} isOn={false} busy={isLocating} onToggle={locate} />
        )}
      </div>
      <p role="alert" className="mt-1 text-sm text-danger empty:hidden">
        {problem}
      </p>
    </div>
  )
}
