import { useQuery } from '@tanstack/react-query'
import { LocateFixed } from 'lucide-react'
import { useEffect, useState } from 'react'
import { currentPosition } from '../../ui/current-position.ts'
import { FilterChip } from '../../ui/filter-chip.tsx'
import { DEFAULT_DISTANCE, DISTANCES, isAwaitingPlace, nearParameter, positionOf } from './near.ts'
import { nearestPlaceQuery, type OpportunityFilters } from './queries.ts'

type NearMeProps = {
  values: OpportunityFilters
  onChange: (name: keyof OpportunityFilters, value: string, excluded?: readonly (keyof OpportunityFilters)[]) => void
  /** Why the visitor's place is not known; null clears that. */
  onProblem: (message: string | null) => void
}

/** Asks the browser for the visitor's location and filters the list by distance. */
export function NearMe({ values: { near, within }, onChange, onProblem }: NearMeProps) {
  const [isLocating, setLocating] = useState(false)
  const position = positionOf(near)
  const { data: place } = useQuery(nearestPlaceQuery(position))

  async function locate() {
    setLocating(true)
    onProblem(null)
    try {
      onChange('near', nearParameter(await currentPosition()), ['location'])
    } catch (error) {
      onChange('near', '')
      onProblem((error as Error).message)
    } finally {
      setLocating(false)
    }
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each link that asks for it
  useEffect(() => {
    if (isAwaitingPlace(near)) locate()
  }, [near])

  return (
    <>
      <FilterChip
        label={place ? `Near ${place.city}, ${place.state}` : 'Near me'}
        icon={LocateFixed}
        isOn={position !== null}
        busy={isLocating}
        onToggle={() => (position ? onChange('near', '', ['within']) : locate())}
      />
      {position && (
        <select
          aria-label="Distance"
          value={DISTANCES.find((miles) => miles === within) ?? DEFAULT_DISTANCE}
          onChange={({ target }) => onChange('within', target.value === DEFAULT_DISTANCE ? '' : target.value)}
          className="min-h-10 rounded-md border border-edge bg-surface px-2 text-sm font-semibold hover:border-ink"
        >
          {DISTANCES.map((miles) => (
            <option key={miles} value={miles}>
              within {miles} miles
            </option>
          ))}
        </select>
      )}
    </>
  )
}
