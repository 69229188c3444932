import { Map as MapIcon } from 'lucide-react'
import { useSearchParams } from 'react-router-dom'
import { Button } from '../ui/button.tsx'
import { lazyPart } from '../ui/lazy-part.tsx'

const StatesMap = lazyPart(() => import('./map/states-map.tsx').then((part) => part.StatesMap))

/** Whether the list is shown on a map too; the URL remembers that. */
export function useMapView() {
  const [parameters, setParameters] = useSearchParams()
  const isOn = parameters.get('view') === 'map'
  const toggle = () =>
    setParameters(
      (current) => {
        if (isOn) current.delete('view')
        else current.set('view', 'map')
        return current
      },
      { replace: true, preventScrollReset: true },
    )
  return { isOn, toggle }
}

type MapViewProps = ReturnType<typeof useMapView> & {
  /** What is counted: 'teams'. */
  noun: string
  /** How many records each state has, by its code. */
  counts: Record<string, number> | undefined
  state: string
  /** Where the records of the state are; without it only states are shown. */
  points?: readonly { latitude: number | null; longitude: number | null }[] | undefined
  onState: (state: string) => void
}

/** A list's results on a map, when asked for. */
export const MapView = ({ isOn, toggle, noun, counts = {}, state, points, onState }: MapViewProps) => (
  <div className="mt-3 print:hidden">
    <Button variant="secondary" size="small" aria-expanded={isOn} onClick={toggle}>
      <MapIcon aria-hidden className="size-5" />
      {isOn ? 'Hide map' : 'Show map'}
    </Button>
    {isOn && <StatesMap noun={noun} counts={counts} state={state} points={points} onState={onState} />}
  </div>
)
