import { Map as MapIcon } from 'lucide-react'
import { useSearchParams } from 'react-router-dom'
import { Button } from '../ui/button.tsx'
import { lazyPart } from '../ui/lazy-part.tsx'

const StatesMap = lazyPart(() => import('./map/states-map.tsx').then((part) => part.StatesMap))

/** Whether the list is shown on a map too; the URL remembers that. */
export const useIsMapOn = () => useSearchParams()[0].get('view') === 'map'

/** Shows and hides the map. */
export function MapToggle() {
  const [, setParameters] = useSearchParams()
  const isOn = useIsMapOn()
  const toggle = () =>
    setParameters(
      (current) => {
        if (isOn) current.delete('view')
        else current.set('view', 'map')
        return current
      },
      { replace: true, preventScrollReset: true },
    )
  return (
    <Button variant="secondary" size="small" className="max-md:min-h-11" aria-expanded={isOn} onClick={toggle}>
      <MapIcon aria-hidden className="size-5" />
      {isOn ? 'Hide map' : 'Show map'}
    </Button>
  )
}

type MapViewProps = {
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
export const MapView = ({ counts = {}, points, ...rest }: MapViewProps) =>
  useIsMapOn() && (
    <div className="mt-3 print:hidden">
      <StatesMap counts={counts} points={points} {...rest} />
    </div>
  )
