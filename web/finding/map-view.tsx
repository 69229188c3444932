import { Map as MapIcon } from 'lucide-react'
import { Button } from '../ui/button.tsx'
import { lazyPart } from '../ui/lazy-part.tsx'
import { useURLParameters } from '../ui/use-url-parameters.ts'

const StatesMap = lazyPart(() => import('./map/states-map.tsx').then((part) => part.StatesMap))

/** Whether the map is shown, from the URL. */
export const useIsMapOn = () => useURLParameters()[0].get('view') === 'map'

export function MapToggle() {
  const [, changeParameters] = useURLParameters()
  const isOn = useIsMapOn()
  const toggle = () =>
    changeParameters(
      (current) => {
        if (isOn) current.delete('view')
        else current.set('view', 'map')
      },
      { replace: true, preventScrollReset: true },
    )
  return (
    <Button variant="secondary" size="small" className="max-md:min-h-11" aria-expanded={isOn} onClick={toggle}>
      <MapIcon aria-hidden className="size-5" />
      <span className="max-sm:sr-only">{isOn ? 'Hide map' : 'Show map'}</span>
    </Button>
  )
}

type MapViewProps = {
  /** What is counted, for example 'teams'. */
  noun: string
  /** Record counts by state code. */
  counts: Record<string, number> | undefined
  state: string
  /** Positions of the records in the selected state. Without it, the map only shows states. */
  points?: readonly { latitude: number | null; longitude: number | null }[] | undefined
  onState: (state: string) => void
}

/** A map of the list's results, if it is turned on. */
export const MapView = ({ counts = {}, points, ...rest }: MapViewProps) =>
  useIsMapOn() && (
    <div className="mt-3 print:hidden">
      <StatesMap counts={counts} points={points} {...rest} />
    </div>
  )
